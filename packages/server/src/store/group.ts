interface Waiting<T, R> {
  readonly thing: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Does together what is asked for at the same time: a disk takes as long for one change as for a hundred. If one of them
 * fails, all are undone and each is tried alone, so that nobody suffers for another's mistake.
 */
export class Group<T, R> {
  readonly #run: (things: readonly T[]) => Promise<readonly R[]>;
  readonly #most: number;
  #waiting: Waiting<T, R>[] = [];
  #isBusy = false;

  /** `run` does so many things at most, all or none of them, and answers for each. */
  constructor(run: (things: readonly T[]) => Promise<readonly R[]>, most = Number.POSITIVE_INFINITY) {
    this.#run = run;
    this.#most = most;
  }

  /** Resolves when it is done. */
  do(thing: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ thing, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      // Whatever else has arrived by now is heard first.
      setImmediate(() => this.#doAll());
    });
  }

  async #doAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#try(this.#waiting.splice(0, this.#most));
    this.#isBusy = false;
  }

  async #try(group: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.#run(group.map(({ thing }) => thing));
      for (const [i, { resolve }] of group.entries()) resolve(results[i]);
    } catch (error) {
      if (group.length === 1) group[0].reject(error);
      else for (const one of group) await this.#try([one]);
    }
  }
}
