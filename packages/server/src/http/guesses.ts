import type { Store } from '../store/store.ts';
import { type KeyOf, openKeys } from './keys.ts';
import { LIMITS } from './limits.ts';
import { type Bound, Tallies } from './tallies.ts';
import { TooMany } from './too-many.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long it may take until a guess turns out to be wrong. */
const LONGEST_MS = 10_000;
/** Accounts that are guessed at, before those whose guesses were right are looked for and forgotten. */
const MANY = 1_000;

export interface GuessesParts {
  readonly tallies: Tallies;
  readonly keyOf: KeyOf;
  readonly most: number;
  now(): number;
}

/** Counts wrong guesses at an account, from wherever and at whichever node they are made. */
export class Guesses {
  readonly #tallies: Tallies;
  readonly #keyOf: KeyOf;
  readonly #bound: Bound;
  readonly #now: () => number;
  /** Until when each guess that is being judged here counts as wrong: many at once are no way around. */
  readonly #judged = new Map<string, number[]>();

  constructor({ tallies, keyOf, most, now }: GuessesParts) {
    this.#tallies = tallies;
    this.#keyOf = keyOf;
    this.#bound = { most, within: HOUR_MS };
    this.#now = now;
  }

  static async open(store: Store, most = LIMITS.guesses, now: () => number = Date.now): Promise<Guesses> {
    return new Guesses({ tallies: new Tallies({ store, now }), keyOf: await openKeys(store), most, now });
  }

  /** Throws `too-many-requests` if this account was guessed at too often. */
  async check(account: string): Promise<void> {
    const { most } = this.#bound;
    const key = this.#keyOf('guesses', account);
    const before = this.#begin(key);
    const wait = before < most ? await this.#tallies.look(key, most - before) : LONGEST_MS;
    if (wait === 0) return;
    this.#end(key);
    throw new TooMany(wait, 'guesses at this account');
  }

  /** Counts a wrong guess. */
  async failed(account: string): Promise<void> {
    const key = this.#keyOf('guesses', account);
    await this.#tallies.count(key, this.#bound);
    this.#end(key);
  }

  /** How many were being judged before this one. */
  #begin(key: string): number {
    const now = this.#now();
    if (this.#judged.size > MANY) {
      for (const [one, ends] of this.#judged) if (ends.every((end) => end <= now)) this.#judged.delete(one);
    }
    const underWay = (this.#judged.get(key) ?? []).filter((end) => end > now);
    this.#judged.set(key, [...underWay, now + LONGEST_MS]);
    return underWay.length;
  }

  #end(key: string): void {
    const [, ...rest] = this.#judged.get(key) ?? [];
    if (rest.length > 0) this.#judged.set(key, rest);
    else this.#judged.delete(key);
  }
}
