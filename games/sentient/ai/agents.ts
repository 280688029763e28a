import { ASSISTANT_CHOICES, PLACE_AGENT } from '../rules/actions.ts';
import { pawnsAt, SLOTS, type State, SUPPLY } from '../rules/state.ts';
import { chooseBest, type InHand } from './in-hand.ts';
import type { Mind } from './mind.ts';
import { newPlugs, tryPlugs } from './plugs.ts';

// Written anew for every look.
const plugs = newPlugs();
const inHand: InHand = { worth: 0, choice: 0 };

/**
 * Tells of every slot and number of assistants what network and pawns may expect once the bot there is plugged in at its
 * best. What they have in common is looked at once. The state is left as it was, but not before all have been told.
 */
export function tellAgents(mind: Mind, s: State, seat: number, tell: (action: number, worth: number) => void): void {
  const at = pawnsAt(seat);
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
      tell(PLACE_AGENT + slot * ASSISTANT_CHOICES + assistants, inHand.worth);
    }
    s.agents[at + slot]--;
  }
  s.agents[at + SUPPLY]++;
  s.assistants[at + SUPPLY] = most;
}
