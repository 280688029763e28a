import type { Lookahead } from '@stolik/core';
import type { Bot, BotGame } from './bot.ts';
import { greedy } from './greedy.ts';
import { monteCarlo } from './monte-carlo.ts';

/** What people choose from, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Where a game does not say how many turns are worth playouts. */
const BREADTH = 10;

/**
 * The bot of a level. All but the expert think in playouts, not in time: they are as strong on a phone. The weak ones see
 * what a person sees at once, so they go without what was learned.
 */
export function levelOf<S, M, V>(name: Level, playable: BotGame<S, M, V>): Bot<V, M> {
  return name === 'easy' || name === 'medium' ? weak(name, playable) : strong(name, playable);
}

function weak<S, M, V>(name: 'easy' | 'medium', { game, heuristics: make }: BotGame<S, M, V>): Bot<V, M> {
  const heuristics = make();
  const noise = name === 'easy' ? heuristics.noise : heuristics.noise / 4;
  return greedy({ game, heuristics: () => heuristics }, { name, noise });
}

function strong<S, M, V>(name: 'hard' | 'expert', { game, heuristics, trained }: BotGame<S, M, V>): Bot<V, M> {
  const own = (trained ?? heuristics)();
  const usual: Record<typeof name, Omit<Lookahead, 'horizon'>> = {
    hard: { breadth: 4, budget: { iterations: 32 } },
    expert: { breadth: own.breadth ?? BREADTH, budget: { ms: 300 } },
  };
  return monteCarlo({ game, heuristics: () => own }, { name, ...(own.levels ?? usual)[name] });
}
