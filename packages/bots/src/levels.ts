import type { Sense } from '@stolik/core';
import type { Bot } from './bot.ts';
import { monteCarlo } from './monte-carlo.ts';

/** What people choose from, weakest first. */
export const LEVELS = ['expert'] as const;
export type Level = (typeof LEVELS)[number];

export function levelOf(level: Level, sense: Sense): Bot {
  return monteCarlo(sense, { name: level, width: 8, budget: { ms: 300 } });
}
