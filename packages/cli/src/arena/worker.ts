import { parentPort, workerData } from 'node:worker_threads';
import { gameEntry } from '@stolik/games';
import { type Contest, playDeal } from './deal.ts';

// A thread of an arena: it is told the number of a deal and answers with how it went.

const contest = workerData as Contest;
const entry = gameEntry(contest.game);
parentPort?.on('message', (number: number) => {
  parentPort?.postMessage({ number, deal: playDeal(entry, contest, number) });
});
