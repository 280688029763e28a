import { Worker } from 'node:worker_threads';
import { StolikError } from '@stolik/core';
import { Children } from './engine/children.ts';

/** What a thread says: that it started a program, or how its job went. */
export type Said<Result> =
  | { readonly is: 'child'; readonly pid: number }
  | { readonly is: 'done'; readonly result: Result }
  | { readonly is: 'failed'; readonly code: string; readonly message: string };

/** Threads that run the same script: each is posted one job at a time and answers with its result. */
export class Threads<Job, Result> {
  readonly #workers: Worker[];
  readonly #children = new Children();

  constructor(script: URL, count: number) {
    this.#workers = Array.from({ length: count }, () => new Worker(script));
  }

  /** Hands out jobs, in the order in which `next` names them, to whoever is free, until there are none. */
  async work(next: () => Job | undefined, onResult: (job: Job, result: Result) => void): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let job = next(); job !== undefined; job = next()) onResult(job, await this.#ask(worker, job));
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
    this.#children.end();
  }

  #ask(worker: Worker, job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      const settle = (leave: () => void) => {
        worker.off('message', onMessage).off('error', onError);
        leave();
      };
      const onMessage = (said: Said<Result>) => {
        if (said.is === 'child') this.#children.add(said.pid);
        else if (said.is === 'done') settle(() => resolve(said.result));
        else settle(() => reject(new StolikError(said.code, said.message)));
      };
      const onError = (error: Error) => settle(() => reject(error));
      worker.on('message', onMessage).on('error', onError);
      worker.postMessage(job);
    });
  }
}
