import { readNet } from '@stolik/bots/net';
import { definePlayable, type Heuristics, type Learned } from '@stolik/core';
import { sagrada } from '../rules/index.ts';
import { PATTERN, type State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { guess } from './guess.ts';
import { handJudge } from './hand.ts';
import type { Judge } from './judge.ts';
import { netJudge } from './net/net-judge.ts';
import { EXPECTED_NET } from './net/rows.ts';
import { policy } from './policy.ts';
import { type Beliefs, WEIGHTS } from './weights.ts';

/** Two rounds ahead: further on luck drowns what was decided. */
const HORIZON_ROUNDS = 2;

/** Playouts say nothing about a pattern that first sight does not: its window is hardly begun where they end. */
const roundsAhead = (rounds: number) => (s: State) => (s.step === PATTERN ? 0 : rounds);

/** How Sagrada is played well, as far as these weights know. */
export function heuristics(weights: Beliefs = WEIGHTS): Heuristics<State> {
  return heuristicsBy(handJudge(weights), weights);
}

/** The same by a net. */
export const learned: Learned<State> = {
  file: 'sagrada/ai/net/sagrada.net',
  read: (file) => {
    const net = readNet(file, EXPECTED_NET);
    return () => heuristicsBy(netJudge(net, WEIGHTS), WEIGHTS);
  },
};

function heuristicsBy(judge: Judge, weights: Beliefs): Heuristics<State> {
  return {
    weights,
    evaluate: (s, seat) => evaluate(judge, s, seat),
    policy: (s, seat) => policy(judge, s, seat),
    guess,
    noise: 6,
    clock: (s) => s.round,
    horizon: () => HORIZON_ROUNDS,
    levels: {
      hard: { breadth: 12, horizon: roundsAhead(1), budget: { iterations: 48 } },
      expert: { breadth: 10, horizon: roundsAhead(HORIZON_ROUNDS), budget: { ms: 100 } },
    },
  };
}

export const playable = definePlayable({ game: sagrada, heuristics, learned });
