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

/** How far behind those who stayed somebody comes, whatever the points are: who gave up comes last. */
const BEHIND: Readonly<Record<Fate, number>> = { 'stood-in': 1, 'timed-out': 2, resigned: 3 };

/** 0 for whoever played to the end and may win; otherwise how far behind all those a seat comes. */
export function behindOf(seat: Seat): number {
  const fate = fateOf(seat);
  return fate === undefined ? 0 : BEHIND[fate];
}

/** What decides over the seats of a table. */
export interface Seating {
  readonly seats: readonly Seat[];
  readonly pace: Pace;
}

/** Whether the person of a seat has lost for good: gave up, or is out of the time for the whole game. */
export function hasLost({ hasResigned, hasTimedOut }: Seat, pace: Pace): boolean {
  return hasResigned === true || (pace.kind === 'live' && hasTimedOut === true);
}

/**
 * Whether people have ended a game before its rules do: none of them is left who could win, or one of several who play
 * without bots. Where a bot has a seat of its own, the last one plays on against it.
 */
export function isDecided({ seats, pace }: Seating): boolean {
  const people = seats.filter(({ kind }) => kind === 'human');
  const left = people.filter((seat) => !hasLost(seat, pace)).length;
  return left === 0 || (left === 1 && people.length > 1 && people.length === seats.length);
}

/** Whether the person of a seat may take it back from a bot: neither given up nor out of the time for the whole game. */
export function mayComeBack(
  { seats, pace, clock }: Seating & { readonly clock?: Clock | undefined },
  seat: number,
): boolean {
  // Lists of tables tell of no clock.
  const isOut = pace.kind === 'live' && clock?.left[seat] === 0;
  return seats[seat].kind === 'human' && !hasLost(seats[seat], pace) && !isOut;
}

/**
 * What becomes of a game when somebody gives up: it goes on, another person has won, it is over and no person has, or it is
 * closed because nobody has played yet.
 */
export const RESIGNINGS = ['plays-on', 'other-wins', 'nobody-wins', 'nobody-loses'] as const;
export type Resigning = (typeof RESIGNINGS)[number];

/** What follows if the person of a seat gives up now. Somebody whose seat a bot has wins nothing by it. */
export function resigningOf({ seats, pace }: Seating, seat: number, isUnplayed = false): Resigning {
  const after = seats.map((one, i) => (i === seat ? { ...one, hasResigned: true } : one));
  if (!isDecided({ seats: after, pace })) return 'plays-on';
  if (isUnplayed) return 'nobody-loses';
  return after.some((one) => one.kind === 'human' && behindOf(one) === 0) ? 'other-wins' : 'nobody-wins';
}
