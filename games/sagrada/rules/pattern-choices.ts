import { CARD_SIDES } from './data/patterns.ts';
import type { State } from './state.ts';

/** A pattern a seat may choose: of its two cards the first (0 and 1) or the second (2 and 3), either side. */
export function patternChoice(s: State, seat: number, choice: number): number {
  return CARD_SIDES[s.deal.cards[seat][choice >> 1]][choice & 1];
}

/** The four patterns a seat may choose from: both sides of its two cards. */
export function patternChoices(s: State, seat: number): number[] {
  return [0, 1, 2, 3].map((choice) => patternChoice(s, seat, choice));
}
