import { because, isLegal, type Reason } from '@stolik/core';
import { BLOCKERS, legal } from './legal.ts';
import { askedOf, toAction } from './moves.ts';
import { type Move, parseBlock } from './notation.ts';
import * as st from './state.ts';
import { cardOf, deckOf, networkAt, pawnsAt, STEPS, type State, type Step, SUPPLY } from './state.ts';

/** Every reason a move can be refused for. The game's text has a sentence for each. */
export const RULES = [
  'over',
  'not-your-turn',
  'agent-first',
  'plug-first',
  'end-first',
  'already-passed',
  'assistants',
  'slot-taken',
  'nothing-to-block',
  'no-blocker',
] as const;
export type Rule = (typeof RULES)[number];

/** What must be done before anything else, by step. */
const FIRST: Readonly<Record<Step, Rule>> = {
  agent: 'agent-first',
  plug: 'plug-first',
  end: 'end-first',
  over: 'over',
};

/** The rule the move breaks and the pieces in the way; `undefined` when it is legal. */
export function reasonAgainst(s: State, seat: number, m: Move): Reason<Rule> | undefined {
  if (s.step === st.OVER) return because('over');
  if (s.seat !== seat) return because('not-your-turn');
  if (isLegal(legal, s, seat, toAction(s, seat, m))) return undefined;
  if (!askedOf(s).includes(m.do)) return because(FIRST[STEPS[s.step]]);
  switch (m.do) {
    case 'agent':
      return because('assistants', s.assistants[pawnsAt(seat) + SUPPLY]);
    case 'plug':
      return againstPlug(s, seat, m.slot - 1, parseBlock(m.block));
    default:
      return because('already-passed');
  }
}

function againstPlug(s: State, seat: number, slot: number, blocks: number): Reason<Rule> {
  const lying = s.network[networkAt(seat, s.round) + slot];
  if (lying >= 0) return because('slot-taken', slot + 1, cardOf(lying) + 1);
  const { lefts, rights } = deckOf(s);
  if (blocks & st.LEFT && lefts[s.hand] === 0) return because('nothing-to-block', 'left');
  if (blocks & st.RIGHT && rights[s.hand] === 0) return because('nothing-to-block', 'right');
  return because('no-blocker', BLOCKERS[blocks], s.assistants[pawnsAt(seat) + SUPPLY]);
}
