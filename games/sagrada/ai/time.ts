import { PATTERN, ROUNDS, type State } from '../rules/state.ts';

/** How many dice the seat can still draft: one a turn, this one included until its draft is spent. */
export function draftsLeft(s: State, seat: number): number {
  if (s.step === PATTERN) return 2 * ROUNDS;
  if (s.round >= ROUNDS) return 0;
  return 2 * (ROUNDS - s.round - 1) + draftsThisRound(s, seat);
}

/** The same for this round alone. */
export function draftsThisRound(s: State, seat: number): number {
  const { seats, start } = s.deal;
  const first = (seat - start - s.round + seats * ROUNDS) % seats;
  const second = 2 * seats - 1 - first;
  return isAhead(s, first) + ((s.skips >> seat) & 1 ? 0 : isAhead(s, second));
}

function isAhead(s: State, turn: number): number {
  if (turn === s.turn) return 1 - s.drafted;
  return turn > s.turn ? 1 : 0;
}

/** How many dice lie in the pool when the seat drafts, on average of the first and the second turn of a round. */
export function diceSeen(seats: number): number {
  return seats === 1 ? 3.5 : seats + 1.5;
}

/** Whether the round was rolled and nothing was done since: its dice are pure luck that no decision deserves. */
export function isFresh(s: State): boolean {
  return s.turn === 0 && s.drafted === 0 && s.tooled === 0;
}
