import { parentPort } from 'node:worker_threads';
import { gameEntry } from '@stolik/games';
import { Dealer } from './deal.ts';
import type { Job } from './series.ts';

// A thread that plays: it is told a contest and the number of a deal and answers with how it went.

/** Many deals of one contest come after each other. */
let last: { readonly contest: string; readonly dealer: Dealer } | undefined;

parentPort?.on('message', ({ contest, number }: Job) => {
  const key = JSON.stringify(contest);
  if (last?.contest !== key) last = { contest: key, dealer: new Dealer(gameEntry(contest.game), contest) };
  parentPort?.postMessage(last.dealer.play(number));
});
