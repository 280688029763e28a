import type { Sense } from '@stolik/core';
import type { State } from '../rules/state.ts';
import { candidates, plans } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { forgetPlans } from './planner.ts';
import { UPGRADE_WORTH, WEIGHTS } from './weights.ts';

/** About a round: everybody's plan, and then a turn each in four phases. */
const EPOCHS = 5;

export const sense: Sense<State> = {
  evaluate,
  candidates,
  plans,
  stakes: 40,
  horizon: (seats) => seats * EPOCHS,
  weights: { WEIGHTS, UPGRADE_WORTH },
  forget: forgetPlans,
};
