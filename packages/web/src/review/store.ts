import type { Log } from '@stolik/core';
import { digest } from '@stolik/fair';
import { type ChartPoint, type Decision, type DecisionReview, ENGINE, type Story } from '@stolik/review';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A review as far as it has come: whoever looks again goes on from there. */
export interface KeptReview {
  /** Of the game. */
  readonly hash: string;
  /** Who judged. */
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
        const store = database.createObjectStore('reviews', { keyPath: ['hash', 'engine'] });
        store.createIndex('updated', 'updated');
      },
    });
    this.#database.catch(() => {
      this.#database = undefined;
    });
    return this.#database;
  }

  /** What this page's engine has said about a game, with what was learned rather than without. */
  async find(hash: string): Promise<KeptReview | undefined> {
    try {
      const database = await this.#open();
      return (
        (await database.get('reviews', [hash, `${ENGINE}-net`])) ?? (await database.get('reviews', [hash, `${ENGINE}`]))
      );
    } catch {
      return undefined;
    }
  }

  async keep(review: KeptReview): Promise<void> {
    try {
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

/** What tells one game from all others, wherever it was played. */
export function hashOf({ header, lines }: Log): string {
  return digest(JSON.stringify([header, lines]));
}
