import * as act from './actions.ts';
import * as st from './state.ts';
import { deckOf, hasPassed, networkAt, pawnsAt, SLOTS, type State, SUPPLY } from './state.ts';

/** Writes the seat's legal actions, ascending, and returns how many. */
export function legal(s: State, seat: number, out: number[]): number {
  if (s.step === st.OVER || s.seat !== seat) return 0;
  switch (s.step) {
    case st.AGENT:
      return legalAgents(s, seat, out);
    case st.PLUG:
      return legalPlugs(s, seat, out);
    default:
      out[0] = act.END_TURN;
      return 1;
  }
}

/** Any slot, with none to all of the assistants in the supply (R10, R21); passing is for once a round (R8). */
function legalAgents(s: State, seat: number, out: number[]): number {
  let count = 0;
  if (!hasPassed(s, seat)) out[count++] = act.PASS;
  const most = s.assistants[pawnsAt(seat) + SUPPLY];
  for (let slot = 0; slot < SLOTS; slot++) {
    const base = act.PLACE_AGENT + slot * act.ASSISTANT_CHOICES;
    for (let assistants = 0; assistants <= most; assistants++) out[count++] = base + assistants;
  }
  return count;
}

/** Any empty slot of the network; an assistant each may block a + or - (R20). */
function legalPlugs(s: State, seat: number, out: number[]): number {
  const deck = deckOf(s);
  const corners = (deck.lefts[s.hand] === 0 ? 0 : st.LEFT) | (deck.rights[s.hand] === 0 ? 0 : st.RIGHT);
  const spare = s.assistants[pawnsAt(seat) + SUPPLY];
  const at = networkAt(seat, s.round);
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.network[at + slot] >= 0) continue;
    const base = act.PLUG_IN + slot * st.BLOCKS;
    for (let blocks = 0; blocks < st.BLOCKS; blocks++) {
      if ((blocks & ~corners) === 0 && BLOCKERS[blocks] <= spare) out[count++] = base + blocks;
    }
  }
  return count;
}

/** How many assistants it takes to block these corners. */
export const BLOCKERS: readonly number[] = [0, 1, 1, 2];
