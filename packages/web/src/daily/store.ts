import type { Day, Result } from '@stolik/daily';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

/** A deal that was sent to a friend, or came from one. */
export interface Duel {
  /** Of the link: who opens it twice finds the same duel. */
  readonly id: string;
  /** What is dealt, as the link says it. */
  readonly link: string;
  readonly begun: number;
  /** Its first table in this browser, once it was played. */
  readonly table?: string;
  /** Links with the games of others. */
  readonly answers: readonly string[];
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
