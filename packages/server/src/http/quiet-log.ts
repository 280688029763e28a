import { troubleOf } from '../store/errors.ts';

/** How long the log does not repeat itself about a store that keeps nothing. */
const QUIET_MS = 60_000;

interface Told {
  readonly at: number;
  /** How often it was left out since. */
  left: number;
}

type LogArguments = [first: unknown, message?: string, ...rest: unknown[]];

/**
 * Keeps the log readable while the store does not answer or has a full disk: whatever a node does then fails, all the time.
 * Each trouble is told once, without a stack that leads nowhere, and then once a minute, with how often it was left out.
 */
export class QuietLog {
  readonly #told = new Map<string, Told>();
  readonly #now: () => number;
  /** Hears of each trouble that is new, so that whether the store answers is asked at once. */
  onTrouble = () => {};

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Goes between whoever writes to the log and the log. */
  write(args: LogArguments, write: (...args: LogArguments) => void): void {
    const [first, message = '', ...rest] = args;
    const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
    // What a request is refused with tells no more than its cause.
    const trouble = troubleOf(error) ?? troubleOf((error as Error | undefined)?.cause);
    if (trouble === undefined) return write(...args);
    // The same trouble at another table is no other; a full disk is, after one that did not answer.
    const key = `${trouble.split(':')[0]} ${message.replace(/table \S+/, 'table')}`;
    const before = this.#told.get(key);
    const now = this.#now();
    if (before && now - before.at < QUIET_MS) {
      before.left++;
      return;
    }
    this.#told.set(key, { at: now, left: 0 });
    if (!before) this.onTrouble();
    const about = first instanceof Error ? {} : (first as object);
    write({ ...about, err: undefined, trouble, ...(before?.left && { leftOut: before.left }) }, message, ...rest);
  }

  /** The store is back: what goes wrong from now on is news. */
  forget(): void {
    this.#told.clear();
  }
}
