import type { Day, Result } from '@stolik/daily';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DuelDeal, DuelGame } from './duel.ts';

/** The one attempt at a day that counts: the first. Whatever is played of that day later is practice. */
export interface Attempt {
  readonly day: Day;
  /** Its table in this browser. */
  readonly table: string;
  readonly begun: number;
  /** Once it is over; a table that was removed before keeps none. */
  readonly done?: Done;
}

/** How a game came out, as it is kept when its table is gone. */
export interface Done extends Result {
  /** Under these rules. */
  readonly rules: number;
}

/** A deal that friends play each by themselves, as far as this browser knows it. */
export interface Duel {
  readonly id: string;
  readonly deal: DuelDeal;
  /** One's own first table. */
  readonly table?: string;
  /** One's own game, once it is over. */
  readonly own?: DuelGame;
  /** Those of the others. */
  readonly games: readonly DuelGame[];
}

interface Schema extends DBSchema {
  attempts: { key: Day; value: Attempt };
  duels: { key: string; value: Duel };
}

/** Where daily attempts and duels are kept in this browser. Every method rejects if it refuses. */
class DailyStore {
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>('stolik-daily', 1, {
      upgrade: (database) => {
        database.createObjectStore('attempts', { keyPath: 'day' });
        database.createObjectStore('duels', { keyPath: 'id' });
      },
    });
    this.#database.catch(() => {
      this.#database = undefined;
    });
    return this.#database;
  }

  async attempts(): Promise<Attempt[]> {
    return (await this.#open()).getAll('attempts');
  }

  async attempt(day: Day): Promise<Attempt | undefined> {
    return (await this.#open()).get('attempts', day);
  }

  /** Keeps the first attempt at a day and returns whichever that is: in two tabs there is one, too. */
  async begin(attempt: Attempt): Promise<Attempt> {
    const transaction = (await this.#open()).transaction('attempts', 'readwrite', { durability: 'strict' });
    const known = await transaction.store.get(attempt.day);
    if (!known) await transaction.store.put(attempt);
    await transaction.done;
    return known ?? attempt;
  }

  /** Keeps how it came out. */
  async finish(attempt: Attempt, done: Done): Promise<Attempt> {
    const finished = { ...attempt, done };
    await (await this.#open()).put('attempts', finished);
    return finished;
  }

  async duel(id: string): Promise<Duel | undefined> {
    return (await this.#open()).get('duels', id);
  }

  async keepDuel(duel: Duel): Promise<void> {
    await (await this.#open()).put('duels', duel);
  }
}

export const dailies = new DailyStore();
