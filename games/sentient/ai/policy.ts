import * as act from '../rules/actions.ts';
import * as st from '../rules/state.ts';
import { hasPassed, type State } from '../rules/state.ts';
import { tellAgents } from './agents.ts';
import { expectedOfPawns, expectedOrder, NO_TYPE } from './hopes.ts';
import { chooseBest, type InHand } from './in-hand.ts';
import type { Mind } from './mind.ts';
import { expectedNetwork } from './network.ts';
import { newPlugs, tryPlugs } from './plugs.ts';

// Written anew for every look.
const plugs = newPlugs();
const inHand: InHand = { worth: 0, choice: 0 };

/** The action that looks best at once, as `evaluate` would say after each; but none of them is played to find out. */
export function policy(mind: Mind, s: State, seat: number): number {
  if (s.step === st.END) return act.END_TURN;
  if (s.step === st.AGENT) return bestAgent(mind, s, seat);
  tryPlugs(mind, s, seat, s.hand, plugs);
  chooseBest(mind, s, seat, s.hand, plugs, inHand);
  return act.PLUG_IN + inHand.choice;
}

function bestAgent(mind: Mind, s: State, seat: number): number {
  let best = act.PASS;
  let most = hasPassed(s, seat) ? Number.NEGATIVE_INFINITY : gainOfPass(mind, s, seat);
  tellAgents(mind, s, seat, (action, worth) => {
    if (worth <= most) return;
    most = worth;
    best = action;
  });
  return best;
}

/** What network and pawns may expect after a pass, and what it does to the place in the next round. */
function gainOfPass(mind: Mind, s: State, seat: number): number {
  const before = expectedOrder(mind, s, seat);
  s.next.push(seat);
  const after = expectedOrder(mind, s, seat);
  s.next.pop();
  return after - before + expectedNetwork(mind, s, seat) + expectedOfPawns(mind, s, seat, NO_TYPE);
}
