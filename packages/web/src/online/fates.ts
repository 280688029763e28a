import type { Seat } from '@stolik/protocol/page';

/** How somebody's game ended before its end. */
export type Fate = 'resigned' | 'timed-out' | 'stood-in';

/** How a seat was left; `undefined` if its person played to the end. */
export function fateOf({ kind, hasResigned, standIn, hasTimedOut }: Seat): Fate | undefined {
  if (kind !== 'human') return undefined;
  if (hasResigned) return 'resigned';
  if (standIn === undefined) return undefined;
  return hasTimedOut ? 'timed-out' : 'stood-in';
}
