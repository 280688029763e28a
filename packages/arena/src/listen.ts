import { parentPort } from 'node:worker_threads';
import { StolikError } from '@stolik/core';
import type { Said } from './threads.ts';

/** What the script of a thread does: it is posted one job at a time and answers with its result. */
export function listen<Job, Result>(work: (job: Job) => Result): void {
  parentPort?.on('message', (job: Job) => {
    const say = (said: Said<Result>) => parentPort?.postMessage(said);
    try {
      say({ is: 'done', result: work(job) });
    } catch (error) {
      // The class of an error does not get through to another thread.
      if (!(error instanceof StolikError)) throw error;
      say({ is: 'failed', code: error.code, message: error.message });
    }
  });
}
