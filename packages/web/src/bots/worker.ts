import { botNamed } from '@stolik/bots';
import { type Game, SeededChance, type Sense } from '@stolik/core';
import type { FromWorker, ToWorker } from './messages.ts';

/** What a bot needs of a game. */
interface Player {
  readonly game: Game;
  readonly sense: Sense;
}

const PLAYERS: Readonly<Record<string, () => Promise<Player>>> = {
  sagrada: async () => {
    const [{ sagrada }, { sense }] = await Promise.all([
      import('@stolik/games/sagrada/rules'),
      import('@stolik/games/sagrada/bot'),
    ]);
    return { game: sagrada, sense } as Player;
  },
  sentient: async () => {
    const [{ sentient }, { sense }] = await Promise.all([
      import('@stolik/games/sentient/rules'),
      import('@stolik/games/sentient/bot'),
    ]);
    return { game: sentient, sense } as Player;
  },
  smartphone: async () => {
    const [{ smartphone }, { sense }] = await Promise.all([
      import('@stolik/games/smartphone/rules'),
      import('@stolik/games/smartphone/bot'),
    ]);
    return { game: smartphone, sense } as Player;
  },
};

async function answer({ id, game, bot, view, seat, seed }: ToWorker): Promise<FromWorker> {
  try {
    const player = await PLAYERS[game]();
    const decision = botNamed(bot, player.sense)?.decide(player.game, view, seat, new SeededChance(seed));
    return decision ? { id, decision } : { id, error: `there is no bot "${bot}"` };
  } catch (error) {
    return { id, error: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => self.postMessage(await answer(data));
