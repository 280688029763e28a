import * as act from './actions.ts';
import { type Move, parseBlock, printBlock } from './notation.ts';
import * as st from './state.ts';
import { BLOCKS, type State } from './state.ts';

/** The readable form of an action. */
export function toMove(_s: State, _seat: number, a: number): Move {
  if (a >= act.PLUG_IN) {
    const [slot, blocks] = divide(a - act.PLUG_IN, BLOCKS);
    return { do: 'plug', slot: slot + 1, block: printBlock(blocks) };
  }
  if (a >= act.PLACE_AGENT) {
    const [slot, assistants] = divide(a - act.PLACE_AGENT, act.ASSISTANT_CHOICES);
    return { do: 'agent', slot: slot + 1, assistants };
  }
  return { do: a === act.PASS ? 'pass' : 'end' };
}

function divide(n: number, by: number): [number, number] {
  return [Math.floor(n / by), n % by];
}

/** The action of a move if the step asks for such a thing; whether it is legal is for `legal` to say. */
export function toAction(s: State, _seat: number, m: Move): number | undefined {
  if (!ASKED[s.step].includes(m.do)) return undefined;
  switch (m.do) {
    case 'agent':
      return act.PLACE_AGENT + (m.slot - 1) * act.ASSISTANT_CHOICES + m.assistants;
    case 'plug':
      return act.PLUG_IN + (m.slot - 1) * BLOCKS + parseBlock(m.block);
    case 'pass':
      return act.PASS;
    case 'end':
      return act.END_TURN;
  }
}

/** What each step asks for, by the verbs of its moves. */
export const ASKED: readonly (readonly Move['do'][])[] = (() => {
  const asked: Move['do'][][] = st.STEPS.map(() => []);
  asked[st.AGENT] = ['agent', 'pass'];
  asked[st.PLUG] = ['plug'];
  asked[st.END] = ['end'];
  return asked;
})();
