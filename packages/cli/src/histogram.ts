const BAR = 50;

/** How often values fall into ranges of five, as bars. */
export function histogram(values: readonly number[], width = 5): string {
  const counts = new Map<number, number>();
  for (const value of values) {
    const range = Math.floor(value / width);
    counts.set(range, (counts.get(range) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const ranges = [...counts.keys()];
  let text = '';
  for (let range = Math.min(...ranges); range <= Math.max(...ranges); range++) {
    const count = counts.get(range) ?? 0;
    const label = `${range * width} to ${range * width + width - 1}`;
    text += `  ${label.padStart(12)} ${'#'.repeat(Math.ceil((count / most) * BAR))} ${count}\n`;
  }
  return text;
}
