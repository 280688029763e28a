import type { Sense } from '@stolik/core';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { guess } from './guess.ts';
import { forgetPlans } from './planner.ts';
import { policy } from './policy.ts';
import { plans } from './turns.ts';
import { UPGRADE_WORTH, WEIGHTS } from './weights.ts';

/** Playouts go on to the end of the round: then all turns are judged at the same moment. */
const ROUNDS = 1;
/** Many plans look about as good at first sight. */
const BREADTH = 40;

export const sense: Sense<State> = {
  evaluate,
  candidates,
  plans,
  policy,
  guess,
  clock: (s) => s.round,
  horizon: () => ROUNDS,
  breadth: BREADTH,
  stakes: 40,
  weights: { WEIGHTS, UPGRADE_WORTH },
  forget: forgetPlans,
};
