import type { Log } from '@stolik/core';
import type { FromReviewer, Job, Jobs, ToReviewer } from './messages.ts';

interface Task {
  readonly job: Job;
  onShare(share: number): void;
  resolve(answer: never): void;
  reject(error: Error): void;
}

interface Reviewer {
  readonly worker: Worker;
  /** What it works at. */
  task: Task | undefined;
  isOpen: boolean;
}

interface Wanted {
  /** So many at once. */
  readonly most: number;
  /** They do without what was learned. */
  readonly isPlain: boolean;
  /** Which engine they are, as soon as the first knows. */
  onEngine(engine: string): void;
}

/** So many at most; one core is left to the page. */
const MOST = 4;

/** As many as this device can have at work without anybody noticing. */
export function mostReviewers(): number {
  return Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency || 2) - 1));
}

/**
 * Those who look back at one finished game: workers that each have its log and take what is asked in turn. The first says
 * which engine it is, the others come after it. Whoever has seen enough closes them at once.
 */
export class Reviewers {
  readonly #log: Log;
  readonly #most: number;
  readonly #reviewers: Reviewer[] = [];
  readonly #tasks: Task[] = [];
  #engine: string | undefined;
  #isClosed = false;
  readonly #isPlain: boolean;
  readonly #onEngine: (engine: string) => void;

  constructor(log: Log, { most, isPlain, onEngine }: Wanted) {
    this.#log = log;
    this.#most = most;
    this.#isPlain = isPlain;
    this.#onEngine = onEngine;
  }

  /** Jobs are taken in the order in which they are asked; one that cannot wait goes before the others. */
  ask<Name extends keyof Jobs>(
    job: { readonly do: Name } & Jobs[Name]['asks'],
    { onShare = () => {}, isUrgent = false }: { onShare?: (share: number) => void; isUrgent?: boolean } = {},
  ): Promise<Jobs[Name]['answer']> {
    return new Promise((resolve, reject) => {
      // What a job asks and what it answers belong together by its name.
      const task: Task = { job: job as Job, onShare, resolve: resolve as Task['resolve'], reject };
      if (isUrgent) this.#tasks.unshift(task);
      else this.#tasks.push(task);
      this.#handOut();
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const { worker } of this.#reviewers) worker.terminate();
    this.#reviewers.length = 0;
    this.#tasks.length = 0;
  }

  #handOut(): void {
    if (this.#isClosed) return;
    for (const reviewer of this.#reviewers) {
      if (this.#tasks.length === 0) return;
      if (reviewer.isOpen && !reviewer.task) this.#give(reviewer, this.#tasks.shift() as Task);
    }
    const coming = this.#reviewers.filter(({ isOpen }) => !isOpen).length;
    const isFirst = this.#reviewers.length === 0;
    const isRoom = this.#engine !== undefined && this.#reviewers.length < this.#most && this.#tasks.length > coming;
    if (isFirst || isRoom) this.#call();
  }

  #give(reviewer: Reviewer, task: Task): void {
    reviewer.task = task;
    const message: ToReviewer = { job: task.job };
    reviewer.worker.postMessage(message);
  }

  #call(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const reviewer: Reviewer = { worker, task: undefined, isOpen: false };
    this.#reviewers.push(reviewer);
    worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => this.#hear(reviewer, data);
    worker.onerror = () => this.#hear(reviewer, { is: 'failed', error: 'a reviewer crashed' });
    const message: ToReviewer = { open: this.#log, engine: this.#engine, isPlain: this.#isPlain };
    worker.postMessage(message);
  }

  #hear(reviewer: Reviewer, said: FromReviewer): void {
    if (this.#isClosed) return;
    if (said.is === 'opened') {
      reviewer.isOpen = true;
      if (this.#engine === undefined) {
        this.#engine = said.engine;
        this.#onEngine(said.engine);
      }
      // The first has come: others may.
      this.#handOut();
      return this.#handOut();
    }
    if (said.is === 'share') return reviewer.task?.onShare(said.share);
    const { task } = reviewer;
    reviewer.task = undefined;
    if (said.is === 'failed') return this.#lose(reviewer, task, new Error(said.error));
    task?.resolve(said.answer as never);
    this.#handOut();
  }

  /** One that failed at a job is of no more use; without any, nothing that was asked will be answered. */
  #lose(reviewer: Reviewer, task: Task | undefined, error: Error): void {
    reviewer.worker.terminate();
    const isOnly = this.#reviewers.length === 1 && !reviewer.isOpen;
    this.#reviewers.splice(this.#reviewers.indexOf(reviewer), 1);
    task?.reject(error);
    if (isOnly) for (const waiting of this.#tasks.splice(0)) waiting.reject(error);
    else this.#handOut();
  }
}
