import { deckOf, pawnsAt, type State, SUPPLY } from '../rules/state.ts';
import { expectedOfPawns } from './hopes.ts';
import type { Mind } from './mind.ts';
import { MOST_BLOCKERS, type Plugs } from './plugs.ts';

/** The best way to plug a bot in, assistants considered: those that block it are not there for anything else. */
export interface InHand {
  /** What network and pawns may expect then. */
  worth: number;
  /** As in `Plugs`. */
  choice: number;
}

/** Chooses among a bot's plugs by what the seat can pay. The state is left as it was. */
export function chooseBest(mind: Mind, s: State, seat: number, card: number, plugs: Plugs, out: InHand): void {
  const type = deckOf(s).types[card];
  const supply = pawnsAt(seat) + SUPPLY;
  const spare = s.assistants[supply];
  out.worth = Number.NEGATIVE_INFINITY;
  for (let blockers = 0; blockers <= Math.min(spare, MOST_BLOCKERS); blockers++) {
    if (plugs.worths[blockers] === Number.NEGATIVE_INFINITY) continue;
    s.assistants[supply] = spare - blockers;
    const worth = plugs.worths[blockers] + expectedOfPawns(mind, s, seat, type);
    if (worth <= out.worth) continue;
    out.worth = worth;
    out.choice = plugs.choices[blockers];
  }
  s.assistants[supply] = spare;
}
