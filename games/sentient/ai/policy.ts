import * as act from '../rules/actions.ts';
import * as st from '../rules/state.ts';
import { hasPassed, pawnsAt, SLOTS, type State, SUPPLY } from '../rules/state.ts';
import { expectedOfPawns, expectedOrder, NO_TYPE } from './hopes.ts';
import { chooseBest, type InHand } from './in-hand.ts';
import type { Mind } from './mind.ts';
import { expectedNetwork } from './network.ts';
import { newPlugs, tryPlugs } from './plugs.ts';

// Written anew for every look.
const plugs = newPlugs();
const inHand: InHand = { worth: 0, choice: 0 };

/**
 * The action that looks best at once, as `evaluate` would say after each; but what actions have in common is looked at
 * once, and none of them is played to find out.
 */
export function policy(mind: Mind, s: State, seat: number): number {
  if (s.step === st.END) return act.END_TURN;
  if (s.step === st.AGENT) return bestAgent(mind, s, seat);
  tryPlugs(mind, s, seat, s.hand, plugs);
  chooseBest(mind, s, seat, s.hand, plugs, inHand);
  return act.PLUG_IN + inHand.choice;
}

function bestAgent(mind: Mind, s: State, seat: number): number {
  const at = pawnsAt(seat);
  let action = act.PASS;
  let best = hasPassed(s, seat) ? Number.NEGATIVE_INFINITY : worthOfPass(mind, s, seat);
  const order = expectedOrder(mind, s, seat);
  const most = s.assistants[at + SUPPLY];
  s.agents[at + SUPPLY]--;
  for (let slot = 0; slot < SLOTS; slot++) {
    tryPlugs(mind, s, seat, s.row[slot], plugs);
    s.agents[at + slot]++;
    for (let assistants = 0; assistants <= most; assistants++) {
      s.assistants[at + slot] += assistants;
      s.assistants[at + SUPPLY] = most - assistants;
      chooseBest(mind, s, seat, s.row[slot], plugs, inHand);
      s.assistants[at + slot] -= assistants;
      const worth = order + inHand.worth;
      if (worth <= best) continue;
      best = worth;
      action = act.PLACE_AGENT + slot * act.ASSISTANT_CHOICES + assistants;
    }
    s.agents[at + slot]--;
  }
  s.agents[at + SUPPLY]++;
  s.assistants[at + SUPPLY] = most;
  return action;
}

function worthOfPass(mind: Mind, s: State, seat: number): number {
  s.next.push(seat);
  const order = expectedOrder(mind, s, seat);
  s.next.pop();
  return order + expectedNetwork(mind, s, seat) + expectedOfPawns(mind, s, seat, NO_TYPE);
}
