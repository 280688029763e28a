import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Statements of one change. May be run twice: the first time may be undone because of somebody else's. */
export type Work = (trx: Transaction<Schema>) => Promise<void>;

interface Waiting {
  readonly work: Work;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Commits together what is to be written at the same time: a disk takes as long for one change as for a hundred. If one of
 * them fails, all are undone and each is tried alone, so that nobody suffers for another's mistake.
 */
export class GroupCommit {
  readonly #db: Kysely<Schema>;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Resolves when the change is committed. */
  write(work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      // Whatever else has arrived by now is heard first.
      setImmediate(() => this.#commitAll());
    });
  }

  async #commitAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#commit(group);
    }
    this.#isBusy = false;
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#db.transaction().execute(async (trx) => {
        for (const { work } of group) await work(trx);
      });
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length === 1) group[0].reject(error);
      else for (const one of group) await this.#commit([one]);
    }
  }
}
