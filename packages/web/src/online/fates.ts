import type { Seat, TableInfo } from '@stolik/protocol/page';

/** How somebody's game ended before its end. */
export type Fate = 'resigned' | 'timed-out' | 'stood-in';

/** How a seat was left; `undefined` if its person played to the end. */
export function fateOf({ kind, hasResigned, standIn, hasTimedOut }: Seat): Fate | undefined {
  if (kind !== 'human') return undefined;
  if (hasResigned) return 'resigned';
  if (standIn === undefined) return undefined;
  return hasTimedOut ? 'timed-out' : 'stood-in';
}

/** Whether people ended the game before its rules did: all gave up, or one of two. */
export function wasCutShort({ seats }: TableInfo): boolean {
  const people = seats.filter(({ kind }) => kind === 'human');
  const left = people.filter(({ hasResigned }) => !hasResigned);
  return left.length === 0 || (left.length === 1 && people.length === 2 && seats.length === 2);
}

/** Whether the person of a seat may take it back from the bot. */
export function mayComeBack({ seats, pace }: TableInfo, seat: number, left: readonly number[] | undefined): boolean {
  return !seats[seat].hasResigned && !(pace.kind === 'live' && left?.[seat] === 0);
}
