import { isFull } from '../store/errors.ts';
import type { Store } from '../store/store.ts';

const LONGEST_MS = 2_000;
/** How long the outcome of a trial holds: whoever asks all the time must not fill the disk by asking. */
const HOLDS_MS = 5_000;

/** Whether requests are welcome: the store answers, and keeps what it is told. */
export class Readiness {
  readonly #store: Store;
  #trial: Promise<string | undefined> | undefined;
  #tried = Number.NEGATIVE_INFINITY;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What is in the way, in a sentence. */
  async problem(): Promise<string | undefined> {
    return (await outcome(this.#store.ping(), () => 'the store does not answer')) ?? (await this.#write());
  }

  #write(): Promise<string | undefined> {
    const now = performance.now();
    if (!this.#trial || now - this.#tried >= HOLDS_MS) {
      this.#tried = now;
      this.#trial = outcome(this.#store.tryWrite(), (error) =>
        isFull(error)
          ? 'nothing can be kept: the disk of the store is full or broken'
          : 'the store answers but cannot be written to',
      );
    }
    return this.#trial;
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
