import type { Sense } from '@stolik/core';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { policy } from './policy.ts';
import { WEIGHTS } from './weights.ts';

/** Two rounds ahead: further on luck drowns what was decided. */
const HORIZON_ROUNDS = 2;

export const sense: Sense<State> = {
  evaluate,
  policy,
  stakes: 6,
  horizon: (seats) => 2 * seats * HORIZON_ROUNDS,
  weights: WEIGHTS,
};
