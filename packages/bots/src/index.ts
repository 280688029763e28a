import type { GameEntry } from '@stolik/core';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot } from './bot.ts';
export { type Candidates, type Evaluate, greedy } from './greedy.ts';
export { random } from './random.ts';

/** Every bot there is, weakest first. */
export const BOT_NAMES = ['random', 'greedy'] as const;

/** The bot of this name for a game; `undefined` where there is none. */
export function botNamed(name: string, entry: Pick<GameEntry, 'evaluate' | 'candidates'>): Bot | undefined {
  switch (name) {
    case 'random':
      return random;
    case 'greedy':
      return greedy(entry.evaluate, entry.candidates);
    default:
      return undefined;
  }
}
