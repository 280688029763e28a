import { definePlayable, type Heuristics } from '@stolik/core';
import { smartphone } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { guess } from './guess.ts';
import { Planner } from './planner.ts';
import { policy } from './policy.ts';
import { turns } from './turns.ts';
import { type Beliefs, WEIGHTS } from './weights.ts';

/** Playouts go on to the end of the round: then all turns are judged at the same moment. */
const ROUNDS = 1;
/** Many plans look about as good at first sight. */
const BREADTH = 40;

/** How Smartphone Inc. is played well, as far as these weights know. */
export function heuristics(weights: Beliefs = WEIGHTS): Heuristics<State> {
  const planner = new Planner(weights);
  return {
    weights,
    evaluate: (s, seat) => evaluate(planner, s, seat),
    candidates: (s, seat, out) => candidates(planner, s, seat, out),
    turns: (s, seat) => turns(planner, s, seat),
    policy: (s, seat) => policy(planner, s, seat),
    guess: (s, seat, chance) => guess(planner, s, seat, chance),
    clock: (s) => s.round,
    horizon: () => ROUNDS,
    breadth: BREADTH,
    noise: 40,
  };
}

export const playable = definePlayable({ game: smartphone, heuristics });
