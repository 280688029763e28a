import { definePlayable, type Heuristics } from '@stolik/core';
import { sentient } from '../rules/index.ts';
import { type State, TURNS } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { Mind } from './mind.ts';
import { policy } from './policy.ts';
import { type Beliefs, WEIGHTS } from './weights.ts';

/** Turns of each seat that a playout goes on for. */
const HORIZON_TURNS = 3;

/** How Sentient is played well, as far as these weights know. */
export function heuristics(weights: Beliefs = WEIGHTS): Heuristics<State> {
  const mind = new Mind(weights);
  return {
    weights,
    evaluate: (s, seat) => evaluate(mind, s, seat),
    policy: (s, seat) => policy(mind, s, seat),
    noise: 6,
    // Turns, so that all ways to play one are judged at the same moment: a pass is shorter than an agent and a bot.
    clock: (s) => s.round * TURNS * s.deal.seats + s.turn,
    horizon: (seats) => seats * HORIZON_TURNS,
  };
}

export const playable = definePlayable({ game: sentient, heuristics });
