import type { Sense } from '@stolik/core';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { ismcts } from './ismcts.ts';
import { LEVELS, type Level, levelOf } from './levels.ts';
import { random } from './random.ts';

export type { Bot, Candidate, Decision } from './bot.ts';
export type { Budget } from './budget.ts';
export { type GreedySettings, greedy } from './greedy.ts';
export { type IsmctsSettings, ismcts } from './ismcts.ts';
export { LEVELS, type Level } from './levels.ts';
export { playMatch } from './match.ts';
export { type MonteCarloSettings, monteCarlo } from './monte-carlo.ts';
export { random } from './random.ts';

/** Every bot there is: those that others are measured by, and the levels, weakest first. */
export const BOT_NAMES = ['random', 'greedy', 'ismcts', ...LEVELS] as const;

/** The bot of this name for a game; `undefined` where there is none. */
export function botNamed(name: string, sense: Sense): Bot | undefined {
  if (name === 'random') return random;
  if (name === 'greedy') return greedy(sense);
  if (name === 'ismcts') return ismcts(sense, { name, width: 8, budget: { ms: 300 } });
  return LEVELS.includes(name as Level) ? levelOf(name as Level, sense) : undefined;
}
