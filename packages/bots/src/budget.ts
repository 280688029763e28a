// Pages, workers and Node all have it; the types of none are known here.
declare const performance: { now(): number };

/** How long a bot may think about a turn. Whatever runs out first ends it; bots that do not search take no notice. */
export interface Budget {
  /** Playouts: the same strength on every machine, and the same decision for a seed. */
  readonly iterations?: number;
  /** Milliseconds. */
  readonly ms?: number;
  /** Whether the choice is to be explained as well, which takes as long again. */
  readonly explains?: boolean;
  /** Asked again and again: once it says yes, the best so far is the answer. */
  isCancelled?(): boolean;
}

/** Measures a budget while it is spent. */
export class Meter {
  readonly #budget: Budget;
  readonly #begin = performance.now();
  #spent = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** One more playout. */
  spend(): void {
    this.#spent++;
  }

  /** How much is gone: 1 or more when it is spent. */
  get share(): number {
    if (this.isTimeUp) return 1;
    const { iterations } = this.#budget;
    const byCount = iterations === undefined ? 0 : this.#spent / iterations;
    return Math.max(byCount, this.#timeShare);
  }

  /** Whether to stop at once, in the middle of whatever it is. Playouts never are that urgent. */
  get isTimeUp(): boolean {
    return this.#timeShare >= 1 || this.#budget.isCancelled?.() === true;
  }

  get #timeShare(): number {
    const { ms } = this.#budget;
    return ms === undefined ? 0 : (performance.now() - this.#begin) / ms;
  }
}
