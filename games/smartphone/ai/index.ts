import { definePlayable, type Heuristics } from '@stolik/core';
import { smartphone } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { guess, worlds } from './guess.ts';
import { Planner } from './planner.ts';
import { policy } from './policy.ts';
import { turns } from './turns.ts';
import { WEIGHTS } from './weights.ts';

/** Playouts go on to the end of the round: then all turns are judged at the same moment. */
const ROUNDS = 1;
/** Many plans look about as good at first sight. */
const BREADTH = 40;

/** More companies than these are many. */
const FEW = 3;

/** How Smartphone Inc. is played well, as far as these weights know. */
export function heuristics(weights = WEIGHTS): Heuristics<State> {
  const few = new Planner(weights.few);
  const many = new Planner(weights.many);
  const plannerOf = ({ deal }: State) => (deal.companies > FEW ? many : few);
  return {
    weights,
    evaluate: (s, seat) => evaluate(plannerOf(s), s, seat),
    candidates: (s, seat, out) => candidates(plannerOf(s), s, seat, out),
    turns: (s, seat) => turns(plannerOf(s), s, seat),
    policy: (s, seat) => policy(plannerOf(s), s, seat),
    guess: (s, seat, chance) => guess(plannerOf(s), s, seat, chance),
    worlds: (s, seat) => worlds(plannerOf(s), s, seat),
    clock: (s) => s.round,
    horizon: () => ROUNDS,
    breadth: BREADTH,
    noise: 40,
  };
}

export const playable = definePlayable({ game: smartphone, heuristics });
