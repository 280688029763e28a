import { CARD_SIDES } from './data/patterns.ts';
import type { State } from './state.ts';

/** The four patterns a seat may choose from: both sides of its two cards. */
export function patternChoices(s: State, seat: number): number[] {
  return s.deal.cards[seat].flatMap((card) => CARD_SIDES[card]);
}
