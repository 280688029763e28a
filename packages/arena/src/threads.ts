import { Worker } from 'node:worker_threads';

/** Threads that run the same script: each is posted one job at a time and answers with its result. */
export class Threads<Job, Result> {
  readonly #workers: Worker[];

  constructor(script: URL, count: number) {
    this.#workers = Array.from({ length: count }, () => new Worker(script));
  }

  /** Hands out jobs, in the order in which `next` names them, to whoever is free, until there are none. */
  async work(next: () => Job | undefined, onResult: (job: Job, result: Result) => void): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let job = next(); job !== undefined; job = next()) onResult(job, await ask<Job, Result>(worker, job));
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function ask<Job, Result>(worker: Worker, job: Job): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = (leave: () => void) => {
      worker.off('message', onMessage).off('error', onError);
      leave();
    };
    const onMessage = (result: Result) => settle(() => resolve(result));
    const onError = (error: Error) => settle(() => reject(error));
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage(job);
  });
}
