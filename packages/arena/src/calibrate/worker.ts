import { parentPort } from 'node:worker_threads';
import { StolikError } from '@stolik/core';
import type { Said } from '../threads.ts';
import type { Job, Kind, Results } from './job.ts';
import { Work } from './work.ts';

// A thread that plays games for tables and measures reviews: it is told a job and answers with what came of it.

let last: { readonly game: string; readonly work: Work } | undefined;

parentPort?.on('message', (job: Job) => {
  const say = (said: Said<Results[Kind]>) => parentPort?.postMessage(said);
  if (last?.game !== job.game) last = { game: job.game, work: new Work(job.game) };
  try {
    say({ is: 'done', result: last.work.do(job) });
  } catch (error) {
    // The class of an error does not get through to another thread.
    if (!(error instanceof StolikError)) throw error;
    say({ is: 'failed', code: error.code, message: error.message });
  }
});
