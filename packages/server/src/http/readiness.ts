import type { FastifyBaseLogger } from 'fastify';
import { inTime } from '../in-time.ts';
import { isFull } from '../store/errors.ts';
import { newerVersion } from '../store/migrate.ts';
import type { Store } from '../store/store.ts';

const LONGEST_MS = 2_000;
/** How long the outcome of a trial holds: whoever asks all the time must not fill the disk by asking. */
const HOLDS_MS = 5_000;

/** So long a store that was full must keep whatever it is told: one that is nearly full keeps some of it. */
const STEADY_MS = 30_000;
const SILENT = 'the store does not answer';
const UNWRITTEN = 'the store answers but cannot be written to';
const DAMAGED = 'the store is damaged: stop this node, keep a copy of the store, then restore the latest backup';
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

  #asking: Promise<string | undefined> | undefined;
  #asked = Number.NEGATIVE_INFINITY;
  /** Whether the last question got no answer, or a bad one. */
  #isUnanswered = false;
  readonly #recovered: () => void;

  constructor(store: Store, log: FastifyBaseLogger, recovered: () => void = () => {}) {
    this.#store = store;
    this.#log = log;
    this.#recovered = recovered;
  }

  /** What is in the way, in a sentence. The log hears when that changes. */
  async problem(): Promise<string | undefined> {
    return this.#tell((await this.#ask()) ?? (await this.#write()));
  }

  /** The same without a trial, for whoever looks all the time: what only a trial shows stays as it is. */
  async look(): Promise<void> {
    const wasUnanswered = this.#isUnanswered;
    const problem = await this.#ask();
    if (problem !== undefined || wasUnanswered) this.#tell(problem);
  }

  #tell(problem: string | undefined): string | undefined {
    if (problem !== this.#problem) {
      this.#problem = problem;
      if (problem === undefined) this.#log.warn('ready again');
      else this.#log.error(`not ready: ${problem}`);
      if (problem === undefined) this.#recovered();
    }
    return problem;
  }

  /** Asks whether the store answers, and is still the one that this program knows; a question that hangs is asked once. */
  async #ask(): Promise<string | undefined> {
    const now = performance.now();
    if (!this.#asking) {
      this.#asked = now;
      this.#asking = this.#question().finally(() => {
        this.#asking = undefined;
      });
    } else if (now - this.#asked >= LONGEST_MS) {
      return SILENT;
    }
    const problem = await inTime(this.#asking, LONGEST_MS, SILENT);
    this.#isUnanswered = problem !== undefined;
    return problem;
  }

  async #question(): Promise<string | undefined> {
    const { damage, reads } = this.#store;
    try {
      await this.#store.ping();
      const newer = await damage.watch(() => newerVersion(reads));
      // Whoever met it last, a bot or a visitor; what is still whole answers as ever.
      if (damage.found !== undefined) return DAMAGED;
      if (newer === undefined) return undefined;
      return `a newer Stolik has brought the store to version ${newer}, which this one does not know: stop it`;
    } catch {
      return damage.found === undefined ? SILENT : DAMAGED;
    }
  }

  async #write(): Promise<string | undefined> {
    const now = performance.now();
    if (!this.#trial || now - this.#tried >= HOLDS_MS) {
      this.#tried = now;
      const written = this.#store.tryWrite().then(
        () => undefined,
        (error) => {
          if (!isFull(error)) return UNWRITTEN;
          this.#full = now;
          return FULL;
        },
      );
      this.#trial = inTime(written, LONGEST_MS, UNWRITTEN);
    }
    return (await this.#trial) ?? (now - this.#full < STEADY_MS ? FULL : undefined);
  }
}
