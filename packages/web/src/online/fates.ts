import { isDecided, type Seat } from '@stolik/protocol/page';

/** How somebody's game ended before its end. */
export type Fate = 'resigned' | 'timed-out' | 'stood-in';

/** How a seat was left; `undefined` if its person played to the end. */
export function fateOf({ kind, hasResigned, standIn, hasTimedOut }: Seat): Fate | undefined {
  if (kind !== 'human') return undefined;
  if (hasResigned) return 'resigned';
  if (standIn === undefined) return undefined;
  return hasTimedOut ? 'timed-out' : 'stood-in';
}

/** How the seats of a finished game were left. Where people ended it early no bot has played to the end for anybody. */
export function fatesOf(seats: readonly Seat[]): (Fate | undefined)[] {
  const isEarly = isDecided(seats);
  return seats.map(fateOf).map((fate) => (isEarly && fate !== 'resigned' ? undefined : fate));
}
