import { type Bot, greedy } from '@stolik/bots';
import type { Playable } from '@stolik/core';
import { treeOf } from './weights.ts';

/** The name of the challenger in a contest. */
export const TUNED = 'tuned';

/** `greedy` by other weights than the game's own: the quickest bot whose play is nothing but the evaluation. */
export function tuned({ game, heuristics }: Playable, numbers: readonly number[]): Bot {
  const weights = treeOf(heuristics().weights, numbers);
  return greedy({ game, heuristics: () => heuristics(weights) }, { name: TUNED, noise: 0 });
}
