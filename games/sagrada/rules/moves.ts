import { divide } from '@stolik/core';
import * as act from './actions.ts';
import { PATTERNS } from './data/patterns.ts';
import { TOOLS } from './data/tools.ts';
import { DIE_COLOR, DIE_SHADE, dieOf, KINDS, parseDie, printDie } from './dice.ts';
import { type Move, parseCell, printCell } from './notation.ts';
import { patternChoice, patternChoices } from './pattern-choices.ts';
import { isSolo, STEPS, type State, type Step } from './state.ts';
import { SOLO_COLOR } from './tools.ts';
import { SPACES } from './window.ts';

/** The readable form of an action. */
export function toMove(s: State, seat: number, a: number): Move {
  if (a >= act.PLACE) {
    const [die, space] = divide(a - act.PLACE, SPACES);
    return { do: 'place', die: printDie(die), cell: printCell(space) };
  }
  if (a >= act.MOVE_DIE) {
    const [from, to] = divide(a - act.MOVE_DIE, SPACES);
    return { do: 'move', from: printCell(from), to: printCell(to) };
  }
  if (a >= act.PUT_AT) return { do: 'put', cell: printCell(a - act.PUT_AT) };
  if (a >= act.SWAP_DIE) {
    const [round, die] = divide(a - act.SWAP_DIE, KINDS);
    return { do: 'swap', round: round + 1, die: printDie(die) };
  }
  if (a >= act.PICK_DIE) return { do: 'pick', die: printDie(a - act.PICK_DIE) };
  if (a >= act.USE) {
    const [slot, pips] = divide(a - act.USE, act.PAYMENTS);
    const tool = s.deal.tools[slot];
    const { id } = TOOLS[tool];
    return pips === 0
      ? { do: 'use', tool: id }
      : { do: 'use', tool: id, pay: printDie(dieOf(SOLO_COLOR[tool], pips - 1)) };
  }
  if (a >= act.SET_VALUE) return { do: 'value', value: a - act.SET_VALUE + 1 };
  if (a >= act.CHOOSE) return { do: 'pattern', pattern: PATTERNS[patternChoice(s, seat, a - act.CHOOSE)].id };
  return { do: SIMPLE[a] };
}

const SIMPLE = ['pass', 'end', 'stop', 'return', 'up', 'down'] as const;

/** The action of a move if the step asks for such a thing; whether it is legal is for `legal` to say. */
export function toAction(s: State, seat: number, m: Move): number | undefined {
  if (!askedOf(s).includes(m.do)) return undefined;
  switch (m.do) {
    case 'pattern': {
      const choice = patternChoices(s, seat).findIndex((pattern) => PATTERNS[pattern].id === m.pattern);
      return choice < 0 ? undefined : act.CHOOSE + choice;
    }
    case 'place':
      return act.PLACE + parseDie(m.die, 'die') * SPACES + parseCell(m.cell, 'cell');
    case 'use':
      return useAction(s, m);
    case 'pick':
      return act.PICK_DIE + parseDie(m.die, 'die');
    case 'swap':
      return act.SWAP_DIE + (m.round - 1) * KINDS + parseDie(m.die, 'die');
    case 'value':
      return act.SET_VALUE + m.value - 1;
    case 'put':
      return act.PUT_AT + parseCell(m.cell, 'cell');
    case 'move':
      return act.MOVE_DIE + parseCell(m.from, 'from') * SPACES + parseCell(m.to, 'to');
    default:
      return SIMPLE.indexOf(m.do);
  }
}

function useAction(s: State, m: Move & { do: 'use' }): number | undefined {
  const slot = s.deal.tools.findIndex((tool) => TOOLS[tool].id === m.tool);
  if (slot < 0 || isSolo(s) !== (m.pay !== undefined)) return undefined;
  if (m.pay === undefined) return act.USE + slot * act.PAYMENTS;
  const die = parseDie(m.pay, 'pay');
  if (DIE_COLOR[die] !== SOLO_COLOR[s.deal.tools[slot]]) return undefined;
  return act.USE + slot * act.PAYMENTS + DIE_SHADE[die] + 1;
}

/** What is asked for now, by the verbs of its moves. */
export function askedOf(s: State): readonly Move['do'][] {
  return STEP_VERBS[STEPS[s.step]];
}

const STEP_VERBS: Readonly<Record<Step, readonly Move['do'][]>> = {
  pattern: ['pattern'],
  turn: ['place', 'use', 'end', 'pass'],
  pick: ['pick'],
  adjust: ['up', 'down'],
  swap: ['swap'],
  value: ['value'],
  put: ['put', 'return'],
  move: ['move', 'stop'],
  extra: ['place'],
  over: [],
};
