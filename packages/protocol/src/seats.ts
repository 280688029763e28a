import type { Clock, Pace, Seat } from './table.ts';

/** How somebody's game ended before its end. */
export type Fate = 'resigned' | 'timed-out' | 'stood-in';

/** How a seat was left; `undefined` if its person plays, or played to the end. */
export function fateOf({ kind, hasResigned, standIn, hasTimedOut }: Seat): Fate | undefined {
  if (kind !== 'human') return undefined;
  if (hasResigned) return 'resigned';
  if (standIn === undefined) return undefined;
  return hasTimedOut ? 'timed-out' : 'stood-in';
}

/** Whether a seat comes after all others whatever its points are, and cannot win: given up, or out of time. */
export function hasForfeited(seat: Seat): boolean {
  const fate = fateOf(seat);
  return fate === 'resigned' || fate === 'timed-out';
}

/** Whether people have ended a game before its rules do: all gave up, or one of two who play without bots. */
export function isDecided(seats: readonly Seat[]): boolean {
  const people = seats.filter(({ kind }) => kind === 'human');
  const left = people.filter(({ hasResigned }) => !hasResigned);
  return left.length === 0 || (left.length === 1 && people.length === 2 && seats.length === 2);
}

/** Whether the person of a seat may take it back from a bot: neither given up nor out of the time for the whole game. */
export function mayComeBack(
  { seats, pace, clock }: { readonly seats: readonly Seat[]; readonly pace: Pace; readonly clock?: Clock | undefined },
  seat: number,
): boolean {
  const { kind, hasResigned, hasTimedOut } = seats[seat];
  // Lists of tables tell of no clock.
  const isOut = pace.kind === 'live' && (hasTimedOut === true || clock?.left[seat] === 0);
  return kind === 'human' && !hasResigned && !isOut;
}
