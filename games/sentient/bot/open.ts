import { botPoints, type Deck } from '../rules/deck.ts';
import { calibrated, FACES } from '../rules/dice.ts';
import { BLOCKERS } from '../rules/legal.ts';
import { BLOCKS, LEFT, RIGHT } from '../rules/state.ts';
import { WEIGHTS } from './weights.ts';

let tables = new WeakMap<Deck, readonly number[]>();

/** For other weights they are other promises. */
export function forgetPromises(): void {
  tables = new WeakMap();
}

/** What an empty slot between two dice promises: [(left - 1) * 6 + right - 1]. */
export function promisesOf(deck: Deck): readonly number[] {
  let table = tables.get(deck);
  if (!table) {
    table = Array.from({ length: FACES * FACES }, (_, pair) =>
      promiseOf(deck, Math.floor(pair / FACES) + 1, (pair % FACES) + 1),
    );
    tables.set(deck, table);
  }
  return table;
}

/** The best of a few bots drawn from the whole deck, on average. */
function promiseOf(deck: Deck, left: number, right: number): number {
  const gains = deck.rows.map((_, card) => bestGain(deck, card, left, right)).sort((a, b) => a - b);
  // That the best of k draws is among the lowest i of n has the chance (i / n) ** k.
  const below = (i: number) => (i / gains.length) ** WEIGHTS.choice;
  return gains.reduce((sum, gain, i) => sum + gain * (below(i + 1) - below(i)), 0);
}

function bestGain(deck: Deck, card: number, left: number, right: number): number {
  let best = 0;
  for (let blocks = 0; blocks < BLOCKS; blocks++) {
    const points = botPoints(
      deck,
      card,
      blocks & LEFT ? left : calibrated(left, deck.lefts[card]),
      blocks & RIGHT ? right : calibrated(right, deck.rights[card]),
    );
    best = Math.max(best, points - WEIGHTS.blocker * BLOCKERS[blocks]);
  }
  return best;
}
