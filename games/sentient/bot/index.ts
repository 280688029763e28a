import type { Sense } from '@stolik/core';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { forgetPromises } from './open.ts';
import { WEIGHTS } from './weights.ts';

/** Turns of each seat that a playout goes on for; taking a bot and ending the turn are an epoch each. */
const HORIZON_TURNS = 3;

export const sense: Sense<State> = {
  evaluate,
  stakes: 6,
  horizon: (seats) => 2 * seats * HORIZON_TURNS,
  weights: WEIGHTS,
  forget: forgetPromises,
};
