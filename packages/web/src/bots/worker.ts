import { botNamed } from '@stolik/bots';
import { type Game, type GameEntry, SeededChance } from '@stolik/core';
import type { FromWorker, ToWorker } from './messages.ts';

/** What a bot needs of each game. */
const PLAYERS: Readonly<Record<string, () => Promise<{ game: Game; evaluate: GameEntry['evaluate'] }>>> = {
  sagrada: async () => {
    const [{ sagrada }, { evaluate }] = await Promise.all([
      import('@stolik/games/sagrada/rules'),
      import('@stolik/games/sagrada/bot'),
    ]);
    return { game: sagrada, evaluate } as { game: Game; evaluate: GameEntry['evaluate'] };
  },
};

async function answer({ id, game, bot, view, seat, seed }: ToWorker): Promise<FromWorker> {
  try {
    const player = await PLAYERS[game]();
    const moves = botNamed(bot, player)?.decide(player.game, view, seat, new SeededChance(seed));
    return moves ? { id, moves } : { id, error: `there is no bot "${bot}"` };
  } catch (error) {
    return { id, error: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => self.postMessage(await answer(data));
