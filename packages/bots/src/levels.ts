import type { Bot, BotGame } from './bot.ts';
import { greedy } from './greedy.ts';
import { monteCarlo } from './monte-carlo.ts';

/** What people choose from, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** Where a game does not say how many turns are worth playouts. */
const BREADTH = 10;

/** The bot of a level. All but the expert think in playouts, not in time: they are as strong on a phone. */
export function levelOf<S, M, V>(name: Level, { game, heuristics: make }: BotGame<S, M, V>): Bot<V, M> {
  const heuristics = make();
  const playable = { game, heuristics: () => heuristics };
  switch (name) {
    case 'easy':
      return greedy(playable, { name, noise: heuristics.noise });
    case 'medium':
      return greedy(playable, { name, noise: heuristics.noise / 4 });
    case 'hard':
      return monteCarlo(playable, { name, breadth: 4, budget: { iterations: 32 } });
    case 'expert':
      return monteCarlo(playable, { name, breadth: heuristics.breadth ?? BREADTH, budget: { ms: 300 } });
  }
}
