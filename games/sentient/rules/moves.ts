import { divide } from '@stolik/core';
import * as act from './actions.ts';
import { type Move, parseBlock, printBlock } from './notation.ts';
import { BLOCKS, STEPS, type State, type Step } from './state.ts';

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

/** The action of a move if the step asks for such a thing; whether it is legal is for `legal` to say. */
export function toAction(s: State, _seat: number, m: Move): number | undefined {
  if (!askedOf(s).includes(m.do)) return undefined;
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

/** What is asked for now, by the verbs of its moves. */
export function askedOf(s: State): readonly Move['do'][] {
  return STEP_VERBS[STEPS[s.step]];
}

const STEP_VERBS: Readonly<Record<Step, readonly Move['do'][]>> = {
  agent: ['agent', 'pass'],
  plug: ['plug'],
  end: ['end'],
  over: [],
};
