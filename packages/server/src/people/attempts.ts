import { StolikError } from '@stolik/core';

/** Counts wrong guesses at passwords and codes. */
export interface Attempts {
  /** Throws `too-many-requests` if this account was guessed at too often. */
  check(account: string): Promise<void>;
  /** Counts a wrong guess. */
  failed(account: string): Promise<void>;
}

const MOST_WRONG = 20;
const HOUR_MS = 60 * 60 * 1000;
const MOST_KEPT = 100_000;

interface Wrong {
  count: number;
  readonly until: number;
}

/** Counts in this process alone. */
export class LocalAttempts implements Attempts {
  readonly #wrong = new Map<string, Wrong>();

  async check(account: string): Promise<void> {
    const wrong = this.#now(account);
    if (!wrong || wrong.count < MOST_WRONG) return;
    const minutes = Math.ceil((wrong.until - Date.now()) / 60_000);
    throw new StolikError('too-many-requests', `too many wrong guesses: try again in ${minutes} minutes`);
  }

  async failed(account: string): Promise<void> {
    const wrong = this.#now(account);
    if (wrong) wrong.count++;
    else this.#keep(account);
  }

  #now(account: string): Wrong | undefined {
    const wrong = this.#wrong.get(account);
    return wrong && wrong.until > Date.now() ? wrong : undefined;
  }

  #keep(account: string): void {
    this.#wrong.delete(account);
    this.#wrong.set(account, { count: 1, until: Date.now() + HOUR_MS });
    const [oldest] = this.#wrong.keys();
    if (this.#wrong.size > MOST_KEPT) this.#wrong.delete(oldest);
  }
}

/** Lets guesses at one account wait for each other: many at the same moment are not more than the limit allows. */
export class Guesses {
  readonly #attempts: Attempts;
  readonly #last = new Map<string, Promise<boolean>>();

  constructor(attempts: Attempts) {
    this.#attempts = attempts;
  }

  /** Whether the guess is right; it is not even looked at if there were too many wrong ones. */
  async guess(account: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const before = this.#last.get(account) ?? Promise.resolve(true);
    const mine = before.catch(() => false).then(() => this.#try(account, isRight));
    this.#last.set(account, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(account) === mine) this.#last.delete(account);
    }
  }

  /** Counts a guess that was found wrong and could not have been right by luck. */
  async wrong(account: string): Promise<void> {
    await this.#attempts.check(account);
    await this.#attempts.failed(account);
  }

  async #try(account: string, isRight: () => Promise<boolean>): Promise<boolean> {
    await this.#attempts.check(account);
    if (await isRight()) return true;
    await this.#attempts.failed(account);
    return false;
  }
}
