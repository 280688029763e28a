import { EDITION, type Facts } from '@stolik/facts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** One's own row of a finished game. */
export interface KeptFacts {
  /** Of the table. */
  readonly id: string;
  readonly edition: number;
  /** Whose game online it was; of a game of this browser missing. */
  readonly person?: string;
  /** Tells the game's log from all others: its review is found by it. */
  readonly hash: string;
  readonly facts: Facts;
}

interface Schema extends DBSchema {
  facts: { key: string; value: KeptFacts };
}

/** Where facts are kept, beside the tables: they all follow from logs, so what cannot be kept is no trouble. */
class FactStore {
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>('stolik-facts', 1, {
      upgrade: (database) => {
        database.createObjectStore('facts', { keyPath: 'id' });
      },
    });
    this.#database.catch(() => {
      this.#database = undefined;
    });
    return this.#database;
  }

  /** What is still understood. */
  async list(): Promise<KeptFacts[]> {
    try {
      return (await (await this.#open()).getAll('facts')).filter(({ edition }) => edition === EDITION);
    } catch {
      return [];
    }
  }

  async keep(facts: KeptFacts): Promise<void> {
    try {
      await (await this.#open()).put('facts', facts);
    } catch {
      // They are found again.
    }
  }

  async forget(ids: readonly string[]): Promise<void> {
    try {
      const database = await this.#open();
      for (const id of ids) await database.delete('facts', id);
    } catch {
      // They hold nothing that the games do not.
    }
  }
}

export const factStore = new FactStore();
