import { botPoints, type Deck } from '../rules/deck.ts';
import { calibrated, FACES } from '../rules/dice.ts';
import { BLOCKERS } from '../rules/legal.ts';
import { BLOCKS, LEFT, RIGHT } from '../rules/state.ts';
import type { Beliefs } from './weights.ts';

/** What an empty slot between two dice may bring: [(left - 1) * 6 + right - 1]. */
export type EmptySlots = readonly number[];

export function emptySlotsOf(deck: Deck, beliefs: Beliefs): EmptySlots {
  return Array.from({ length: FACES * FACES }, (_, pair) =>
    expectedBetween(deck, Math.floor(pair / FACES) + 1, (pair % FACES) + 1, beliefs),
  );
}

/** The best of a few bots drawn from the whole deck, on average. */
function expectedBetween(deck: Deck, left: number, right: number, { choice, blocker }: Beliefs): number {
  const gains = deck.rows.map((_, card) => bestGain(deck, card, left, right, blocker)).sort((a, b) => a - b);
  // That the best of k draws is among the lowest i of n has the chance (i / n) ** k.
  const below = (i: number) => (i / gains.length) ** choice;
  return gains.reduce((sum, gain, i) => sum + gain * (below(i + 1) - below(i)), 0);
}

function bestGain(deck: Deck, card: number, left: number, right: number, blocker: number): number {
  let best = 0;
  for (let blocks = 0; blocks < BLOCKS; blocks++) {
    const points = botPoints(
      deck,
      card,
      blocks & LEFT ? left : calibrated(left, deck.lefts[card]),
      blocks & RIGHT ? right : calibrated(right, deck.rights[card]),
    );
    best = Math.max(best, points - blocker * BLOCKERS[blocks]);
  }
  return best;
}
