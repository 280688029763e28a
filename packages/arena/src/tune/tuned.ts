import { type Bot, greedy } from '@stolik/bots';
import type { Sense } from '@stolik/core';
import { withWeights } from './weights.ts';

/** The name of the challenger in a contest. */
export const TUNED = 'tuned';

/** `greedy` by other weights than the game's own: the quickest bot whose play is nothing but the evaluation. */
export function tuned(sense: Sense, numbers: readonly number[]): Bot {
  const bot = greedy(sense, { name: TUNED, slip: 0 });
  return {
    name: TUNED,
    decide: (game, v, seat, chance) => withWeights(sense, numbers, () => bot.decide(game, v, seat, chance)),
  };
}
