import type { Sense } from '@stolik/core';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { monteCarlo } from './monte-carlo.ts';

/** What people choose from, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** All but the expert think in playouts, not in time: they are as strong on a phone. */
const MAKERS: Readonly<Record<Level, (sense: Sense) => Bot>> = {
  easy: (sense) => greedy(sense, { name: 'easy', slip: sense.stakes }),
  medium: (sense) => greedy(sense, { name: 'medium', slip: sense.stakes / 4 }),
  hard: (sense) => monteCarlo(sense, { name: 'hard', width: 4, budget: { iterations: 32 } }),
  expert: (sense) => monteCarlo(sense, { name: 'expert', width: sense.breadth ?? 10, budget: { ms: 300 } }),
};

export function levelOf(level: Level, sense: Sense): Bot {
  return MAKERS[level](sense);
}
