import { definePlayable, type Heuristics } from '@stolik/core';
import { sentient } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { Mind } from './mind.ts';
import { policy } from './policy.ts';
import { type Beliefs, WEIGHTS } from './weights.ts';

/** Turns of each seat that a playout goes on for; taking a bot and ending the turn are an epoch each. */
const HORIZON_TURNS = 3;

/** How Sentient is played well, as far as these weights know. */
export function heuristics(weights: Beliefs = WEIGHTS): Heuristics<State> {
  const mind = new Mind(weights);
  return {
    weights,
    evaluate: (s, seat) => evaluate(mind, s, seat),
    policy: (s, seat) => policy(mind, s, seat),
    noise: 6,
    horizon: (seats) => 2 * seats * HORIZON_TURNS,
  };
}

export const playable = definePlayable({ game: sentient, heuristics });
