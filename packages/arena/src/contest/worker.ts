import { parentPort } from 'node:worker_threads';
import { StolikError } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import type { Said } from '../threads.ts';
import { type Deal, Dealer } from './deal.ts';
import type { Job } from './series.ts';

// A thread that plays: it is told a contest and the number of a deal and answers with how it went.

/** Many deals of one contest come after each other. */
let last: { readonly contest: string; readonly dealer: Dealer } | undefined;

function say(said: Said<Deal>): void {
  parentPort?.postMessage(said);
}

async function play({ contest, number }: Job): Promise<void> {
  const key = JSON.stringify(contest);
  if (last?.contest !== key) {
    last?.dealer.close();
    const dealer = new Dealer(gameEntry(contest.game), contest, (pid) => say({ is: 'child', pid }));
    last = { contest: key, dealer };
  }
  try {
    say({ is: 'done', result: await last.dealer.play(number) });
  } catch (error) {
    // The class of an error does not get through to another thread.
    if (!(error instanceof StolikError)) throw error;
    say({ is: 'failed', code: error.code, message: error.message });
  }
}

parentPort?.on('message', play);
