import type { Log } from '@stolik/core';
import { digest } from '@stolik/fair';
import { type ChartPoint, type Decision, type DecisionReview, ENGINE, type Story, tableOf } from '@stolik/review';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A review as far as it has come: whoever looks again goes on from there. */
export interface KeptReview {
  /** Of the game. */
  readonly hash: string;
  /** Who judged, and by which table. */
  readonly edition: string;
  readonly engine: string;
  /** By seat: the turns with a choice, the most suspect first; seats that nobody asked about are missing. */
  readonly orders: Readonly<Record<number, readonly Decision[]>>;
  readonly decisions: readonly DecisionReview[];
  readonly chart?: readonly ChartPoint[];
  /** `null` where there is none to tell. */
  readonly story?: Story | null;
  readonly updated: number;
}

interface Schema extends DBSchema {
  reviews: { key: [string, string]; value: KeptReview; indexes: { updated: number } };
}

/** Older ones make room. */
const MOST_KEPT = 200;

/** Where reviews are kept, beside the tables: they can all be worked out again, so what cannot be kept is no trouble. */
class ReviewStore {
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>('stolik-reviews', 1, {
      upgrade: (database) => {
        const store = database.createObjectStore('reviews', { keyPath: ['hash', 'edition'] });
        store.createIndex('updated', 'updated');
      },
    });
    this.#database.catch(() => {
      this.#database = undefined;
    });
    return this.#database;
  }

  /** What this page's engine has said about a game, with what was learned rather than without. */
  async find(log: Log): Promise<KeptReview | undefined> {
    try {
      const database = await this.#open();
      const hash = hashOf(log);
      for (const engine of [`${ENGINE}-net`, `${ENGINE}`]) {
        const kept = await database.get('reviews', [hash, await editionOf(log, engine)]);
        if (kept) return kept;
      }
    } catch {
      // What cannot be read is found anew.
    }
    return undefined;
  }

  /** Everything that was looked back at, by which game it was. */
  async list(): Promise<readonly KeptReview[]> {
    try {
      return await (await this.#open()).getAll('reviews');
    } catch {
      return [];
    }
  }

  async keep(log: Log, found: Omit<KeptReview, 'hash' | 'edition' | 'updated'>): Promise<void> {
    try {
      const edition = await editionOf(log, found.engine);
      const review = { ...found, hash: hashOf(log), edition, updated: Date.now() };
      const database = await this.#open();
      await database.put('reviews', review);
      const count = await database.count('reviews');
      if (count <= MOST_KEPT) return;
      const oldest = await database.getAllKeysFromIndex('reviews', 'updated', null, count - MOST_KEPT);
      for (const key of oldest) await database.delete('reviews', key);
    } catch {
      // It holds for this visit.
    }
  }
}

export const reviews = new ReviewStore();

const hashes = new WeakMap<Log, string>();

/** What tells one game from all others, wherever it was played. */
export function hashOf(log: Log): string {
  const hash = hashes.get(log) ?? digest(JSON.stringify([log.header, log.lines]));
  hashes.set(log, hash);
  return hash;
}

/** Reviews that say the same of a game: by one engine, and by one table. */
async function editionOf({ header: { game, seats } }: Log, engine: string): Promise<string> {
  const table = await tableOf(game, seats, engine);
  return table ? `${engine}/${digest(JSON.stringify(table)).slice(0, 8)}` : engine;
}
