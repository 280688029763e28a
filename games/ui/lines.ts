/** Score lines added up under the name each is told under: what happened round by round becomes one line. */
export function mergeLines(
  lines: Readonly<Record<string, number>>,
  toldAs: (line: string) => string,
): Record<string, number> {
  const merged: Record<string, number> = {};
  for (const [line, points] of Object.entries(lines)) merged[toldAs(line)] = (merged[toldAs(line)] ?? 0) + points;
  return merged;
}
