import * as st from '../rules/state.ts';
import { ROUNDS, type State } from '../rules/state.ts';
import { expectedOfPawns, expectedOrder, NO_TYPE } from './hopes.ts';
import { chooseBest, type InHand } from './in-hand.ts';
import type { Mind } from './mind.ts';
import { expectedNetwork, roundPoints } from './network.ts';
import { newPlugs, tryPlugs } from './plugs.ts';

// Written anew for every look.
const plugs = newPlugs();
const inHand: InHand = { worth: 0, choice: 0 };

/** The points the seat may expect in the end. A bot in hand is worth what it is in its best slot. */
export function evaluate(mind: Mind, s: State, seat: number): number {
  const known = scored(mind, s, seat) + expectedOrder(mind, s, seat);
  if (s.step !== st.PLUG || s.seat !== seat) {
    return known + expectedNetwork(mind, s, seat) + expectedOfPawns(mind, s, seat, NO_TYPE);
  }
  tryPlugs(mind, s, seat, s.hand, plugs);
  chooseBest(mind, s, seat, s.hand, plugs, inHand);
  return known + inHand.worth;
}

/** Chips, rounds that are over, and those to come by what a round brings on average. */
function scored(mind: Mind, s: State, seat: number): number {
  let points = s.chips[seat] + mind.beliefs.round * (ROUNDS - 1 - s.round);
  for (let round = 0; round < s.round; round++) points += roundPoints(s, seat, round);
  return points;
}
