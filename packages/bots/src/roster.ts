import type { Bot, BotGame } from './bot.ts';
import { botNamed } from './named.ts';

/** Bots that are made once for each game: what they work out about it serves them again. */
export class Roster {
  readonly #bots = new WeakMap<object, Map<string, Bot>>();

  /** The bot of this name for this game, or an error that names those there are. */
  bot(name: string, game: BotGame): Bot {
    let bots = this.#bots.get(game);
    if (!bots) {
      bots = new Map();
      this.#bots.set(game, bots);
    }
    let bot = bots.get(name);
    if (!bot) {
      bot = botNamed(name, game);
      bots.set(name, bot);
    }
    return bot;
  }
}
