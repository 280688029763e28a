import { StolikError } from '@stolik/core';
import type { Bot, BotGame } from './bot.ts';
import { greedy } from './greedy.ts';
import { ismcts } from './ismcts.ts';
import { LEVELS, levelOf } from './levels.ts';
import { random } from './random.ts';

/** Every bot there is: those that others are measured by, and the levels, weakest first. */
export const BOT_NAMES = ['random', 'greedy', 'ismcts', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The bot of this name for one game, or an error that names those there are. */
export function botNamed<S, M, V>(name: string, playable: BotGame<S, M, V>): Bot<V, M> {
  const known = BOT_NAMES.find((each) => each === name);
  switch (known) {
    case undefined:
      throw new StolikError('unknown-bot', `there is no bot "${name}"; there are ${BOT_NAMES.join(', ')}`, {
        field: 'bot',
      });
    case 'random':
      return random(playable);
    case 'greedy':
      return greedy(playable);
    case 'ismcts':
      return ismcts(playable, { name: known, breadth: 8, budget: { ms: 300 } });
    default:
      return levelOf(known, playable);
  }
}
