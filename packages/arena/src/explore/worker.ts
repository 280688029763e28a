import { parentPort } from 'node:worker_threads';
import { type BotGame, taught } from '@stolik/bots';
import { StolikError } from '@stolik/core';
import type { Facts } from '@stolik/facts';
import { gameEntry } from '@stolik/games';
import { factSourceOf, factsOf } from '@stolik/games/facts';
import { Players } from '../calibrate/games.ts';
import { readLearned } from '../read-learned.ts';
import type { Said } from '../threads.ts';
import { BOT, type Job } from './job.ts';

// A thread that plays games with itself and tells what is worth remembering of them.

let last: { readonly game: string; readonly players: Players } | undefined;

parentPort?.on('message', (job: Job) => {
  const say = (said: Said<Facts[]>) => parentPort?.postMessage(said);
  if (last?.game !== job.game) {
    const playable: BotGame = taught(gameEntry(job.game), readLearned);
    last = { game: job.game, players: new Players(playable) };
  }
  try {
    say({ is: 'done', result: played(last.players, job) });
  } catch (error) {
    // The class of an error does not get through to another thread.
    if (!(error instanceof StolikError)) throw error;
    say({ is: 'failed', code: error.code, message: error.message });
  }
});

function played(players: Players, { game, seats, seed, number }: Job): Facts[] {
  const names = new Array<string>(seats).fill(BOT);
  const { options = {} } = factSourceOf(game);
  return factsOf(players.play({ names, options }, `${seed}/${number}`).log);
}
