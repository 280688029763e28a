import { type Bot, type BotGame, botNamed } from '@stolik/bots';
import { Match, SeededChance, seededSource } from '@stolik/core';

/** Who plays a game, and for how long each thinks about a turn where that is not as long as usual. */
export interface Cast {
  readonly names: readonly string[];
  readonly iterations?: number;
  /** Of the table. */
  readonly options?: unknown;
}

/** Plays games of one title: its bots are made once. */
export class Players {
  readonly #playable: BotGame;
  readonly #bots = new Map<string, Bot>();

  constructor(playable: BotGame) {
    this.#playable = playable;
  }

  bot(name: string): Bot {
    const bot = this.#bots.get(name) ?? botNamed(name, this.#playable);
    this.#bots.set(name, bot);
    return bot;
  }

  /** The same game for the same seed. */
  play({ names, iterations, options = {} }: Cast, seed: string): Match {
    const { game } = this.#playable;
    const match = Match.begin(game, { seats: names.length, options, source: seededSource(seed) });
    const luck = new SeededChance(`${seed}/bots`);
    while (!match.isOver) {
      const [seat] = match.actors;
      const name = names[seat];
      const budget = name === 'expert' && iterations !== undefined ? { iterations } : undefined;
      match.play(seat, this.bot(name).decide(match.view(seat), seat, luck, budget).moves);
    }
    return match;
  }
}
