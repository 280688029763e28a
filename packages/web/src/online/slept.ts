const KEY = 'stolik.slept';
/** Tables whose sleep is remembered. */
const MOST = 200;

/** The last nap of a table that its player has heard of in this browser, by the number of its notice. */
export function toldOf(table: string): number {
  return read()[table] ?? -1;
}

export function keepTold(table: string, n: number): void {
  const kept = Object.entries(read()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept.slice(1 - MOST), [table, n]])));
  } catch {
    // Then it is told again.
  }
}

function read(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}
