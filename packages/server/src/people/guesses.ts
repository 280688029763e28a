import { type KeyOf, openKeys } from '../limits/keys.ts';
import { type Bound, LONGEST_COUNT_MS, Tallies } from '../limits/tallies.ts';
import { TooMany } from '../limits/too-many.ts';
import type { Store } from '../store/store.ts';

const MOST_WRONG = 20;

interface GuessesParts {
  readonly tallies: Tallies;
  readonly keyOf: KeyOf;
  readonly bound: Bound;
}

/**
 * Guesses at passwords and codes: wrong ones are counted for each account, from wherever and at whichever node they are
 * made. Each is counted before it is looked at, so that many at once are not more than the limit allows. At one node, guesses
 * at one account wait for each other: of a crowd that is right nobody is counted beside the others.
 */
export class Guesses {
  readonly #with: GuessesParts;
  readonly #last = new Map<string, Promise<boolean>>();

  private constructor(parts: GuessesParts) {
    this.#with = parts;
  }

  static async open(store: Store, most = MOST_WRONG, now: () => number = Date.now): Promise<Guesses> {
    const bound = { most, within: LONGEST_COUNT_MS };
    return new Guesses({ tallies: new Tallies({ store, now }), keyOf: await openKeys(store), bound });
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
    await this.#try(account, async () => false);
  }

  async #try(account: string, isRight: () => Promise<boolean>): Promise<boolean> {
    const { tallies, keyOf, bound } = this.#with;
    const key = keyOf('guesses', account);
    const wait = await tallies.look(key, bound.most);
    if (wait > 0) throw new TooMany(wait, 'guesses at this account');
    const late = await tallies.count(key, bound);
    if (late > 0) throw new TooMany(late, 'guesses at this account');
    let isWrong = false;
    try {
      isWrong = !(await isRight());
    } finally {
      if (!isWrong) await tallies.takeBack(key);
    }
    return !isWrong;
  }
}
