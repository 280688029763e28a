import { parentPort } from 'node:worker_threads';
import { gameEntry } from '@stolik/games';
import { playDeal } from './deal.ts';
import type { Job } from './series.ts';

// A thread that plays: it is told a contest and the number of a deal and answers with how it went.

parentPort?.on('message', ({ contest, number }: Job) => {
  parentPort?.postMessage(playDeal(gameEntry(contest.game), contest, number));
});
