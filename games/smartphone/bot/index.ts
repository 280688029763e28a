import type { Sense } from '@stolik/core';
import type { State } from '../rules/state.ts';
import { candidates, plans } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { guess } from './guess.ts';
import { policy } from './policy.ts';

/** Playouts go on to the end of the round: then all plans are judged at the same moment. */
const ROUNDS = 1;

export const sense: Sense<State> = {
  evaluate,
  candidates,
  plans,
  policy,
  guess,
  clock: (s) => s.round,
  horizon: () => ROUNDS,
  stakes: 80,
};
