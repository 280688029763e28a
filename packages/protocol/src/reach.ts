import type { Pace } from './table.ts';

/** Strangers are found for a game at one sitting, or for one of days. */
export const SEARCH_PACES = ['live', 'days'] as const;
export type SearchPace = (typeof SEARCH_PACES)[number];

/** The clocks of tables that are found: what the page offers first where somebody makes one. */
export const FOUND_PACES: Readonly<Record<SearchPace, Pace>> = {
  live: { kind: 'live', minutes: 15, increment: 10 },
  days: { kind: 'days', days: 2 },
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How far apart in strength people may be who meet at once, what each while of waiting adds, and when anybody is welcome. */
const REACHES: Readonly<Record<SearchPace, { first: number; more: number; each: number; end: number }>> = {
  live: { first: 100, more: 100, each: 15_000, end: 1.5 * MINUTE_MS },
  days: { first: 150, more: 50, each: HOUR_MS, end: 12 * HOUR_MS },
};

/** So many points stronger or weaker somebody may be who is found after such a wait; `undefined` where anybody may. */
export function reachOf(pace: SearchPace, waited: number): number | undefined {
  const { first, more, each, end } = REACHES[pace];
  return waited >= end ? undefined : Math.floor(first + (more * Math.max(0, waited)) / each);
}
