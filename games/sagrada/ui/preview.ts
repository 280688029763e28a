import type { SeatView } from '../rules/index.ts';

/** What changes in a seat's score lines, the total's own change left to the reader. */
export function gainsOf(before: SeatView, after: SeatView): ReadonlyMap<string, number> {
  const gains = new Map<string, number>();
  for (const [id, points] of Object.entries(after.lines)) {
    const change = points - (before.lines[id] ?? 0);
    if (change !== 0) gains.set(id, change);
  }
  return gains;
}
