import { calibrated } from '../rules/dice.ts';
import { BLOCKERS } from '../rules/legal.ts';
import * as st from '../rules/state.ts';
import { deckOf, diceAt, networkAt, SLOTS, type State } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { expectedNetwork } from './network.ts';

/** Assistants that can block a bot: none, one or two. */
export const MOST_BLOCKERS = 2;

/** The best ways to plug a bot in, by how many assistants block it. */
export interface Plugs {
  /** What the network may expect then; -Infinity where there is no such way. */
  readonly worths: number[];
  /** Slot * 4 + blocked corners. */
  readonly choices: number[];
}

export function newPlugs(): Plugs {
  return { worths: new Array(MOST_BLOCKERS + 1).fill(0), choices: new Array(MOST_BLOCKERS + 1).fill(0) };
}

/** Looks at every empty slot and every way to block, whoever would have to pay for it. The state is left as it was. */
export function tryPlugs(mind: Mind, s: State, seat: number, card: number, out: Plugs): void {
  const deck = deckOf(s);
  const at = networkAt(seat, s.round);
  out.worths.fill(Number.NEGATIVE_INFINITY);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.network[at + slot] >= 0) continue;
    const die = diceAt(seat, s.round) + slot;
    const left = s.dice[die];
    const right = s.dice[die + 1];
    for (let blocks = 0; blocks < st.BLOCKS; blocks++) {
      const isIdle = (blocks & st.LEFT && deck.lefts[card] === 0) || (blocks & st.RIGHT && deck.rights[card] === 0);
      if (isIdle) continue;
      s.network[at + slot] = card * st.BLOCKS + blocks;
      if (!(blocks & st.LEFT)) s.dice[die] = calibrated(left, deck.lefts[card]);
      if (!(blocks & st.RIGHT)) s.dice[die + 1] = calibrated(right, deck.rights[card]);
      const worth = expectedNetwork(mind, s, seat);
      s.dice[die] = left;
      s.dice[die + 1] = right;
      const blockers = BLOCKERS[blocks];
      if (worth <= out.worths[blockers]) continue;
      out.worths[blockers] = worth;
      out.choices[blockers] = slot * st.BLOCKS + blocks;
    }
    s.network[at + slot] = -1;
  }
}
