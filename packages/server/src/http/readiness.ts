import type { FastifyBaseLogger } from 'fastify';
import { isFull } from '../store/errors.ts';
import type { Store } from '../store/store.ts';

const LONGEST_MS = 2_000;
/** How long the outcome of a trial holds: whoever asks all the time must not fill the disk by asking. */
const HOLDS_MS = 5_000;

/** So long a store that was full must keep whatever it is told: one that is nearly full keeps some of it. */
const STEADY_MS = 30_000;
const FULL = 'nothing can be kept: the disk of the store is full or broken';

/** Whether requests are welcome: the store answers, and keeps what it is told. */
export class Readiness {
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  #trial: Promise<string | undefined> | undefined;
  #tried = Number.NEGATIVE_INFINITY;
  /** When it was full last. */
  #full = Number.NEGATIVE_INFINITY;
  /** What was in the way when it was asked last. */
  #problem: string | undefined;

  constructor(store: Store, log: FastifyBaseLogger) {
    this.#store = store;
    this.#log = log;
  }

  /** What is in the way, in a sentence. The log hears when that changes. */
  async problem(): Promise<string | undefined> {
    const problem = (await outcome(this.#store.ping(), () => 'the store does not answer')) ?? (await this.#write());
    if (problem !== this.#problem) {
      this.#problem = problem;
      if (problem === undefined) this.#log.warn('ready again');
      else this.#log.error(`not ready: ${problem}`);
    }
    return problem;
  }

  async #write(): Promise<string | undefined> {
    const now = performance.now();
    if (!this.#trial || now - this.#tried >= HOLDS_MS) {
      this.#tried = now;
      this.#trial = outcome(this.#store.tryWrite(), (error) => {
        if (!isFull(error)) return 'the store answers but cannot be written to';
        this.#full = now;
        return FULL;
      });
    }
    return (await this.#trial) ?? (now - this.#full < STEADY_MS ? FULL : undefined);
  }
}

/** Undefined when it is done in time, or what is wrong. */
async function outcome(done: Promise<void>, wrong: (error: unknown) => string): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(wrong(undefined)), LONGEST_MS);
  });
  const answered = await Promise.race([done.then(() => undefined, wrong), tooLong]);
  clearTimeout(timer);
  return answered;
}
