import { definePlayable, type Heuristics } from '@stolik/core';
import { sagrada } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { newOutlook } from './outlook.ts';
import { policy } from './policy.ts';
import { type Beliefs, WEIGHTS } from './weights.ts';

/** Two rounds ahead: further on luck drowns what was decided. */
const HORIZON_ROUNDS = 2;

/** How Sagrada is played well, as far as these weights know. */
export function heuristics(weights: Beliefs = WEIGHTS): Heuristics<State> {
  const outlook = newOutlook(weights);
  return {
    weights,
    evaluate: (s, seat) => evaluate(outlook, s, seat),
    policy: (s, seat) => policy(outlook, s, seat),
    noise: 6,
    horizon: (seats) => 2 * seats * HORIZON_ROUNDS,
  };
}

export const playable = definePlayable({ game: sagrada, heuristics });
