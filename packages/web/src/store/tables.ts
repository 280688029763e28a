import type { Log } from '@stolik/core';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Who sits on a seat. */
export type Sitter =
  | { readonly kind: 'human'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** A table as it is kept in this browser. */
export interface TableRecord {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly log: Log;
  readonly seed: string;
  readonly created: number;
  readonly updated: number;
  readonly isOver: boolean;
  /** Whoever plays it has just learnt how: help comes when something first matters. */
  readonly isCoached?: boolean;
  /** The day whose deal it is, where it is dealt as for everybody. */
  readonly daily?: string;
  /** The duel that it is played for. */
  readonly duel?: string;
  /** The points of every seat, once it is over. */
  readonly totals?: readonly number[];
  /** Who won then; an opponent without a seat counts after the last. */
  readonly winners?: readonly number[];
}

interface Schema extends DBSchema {
  tables: { key: string; value: TableRecord; indexes: { updated: number } };
}

/** Where tables are kept. Every method rejects if the browser refuses. */
export class TableStore {
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>('stolik', 1, {
      upgrade: (database) => {
        database.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
      },
    });
    this.#database.catch(() => {
      this.#database = undefined;
    });
    return this.#database;
  }

  async save(table: TableRecord): Promise<void> {
    const transaction = (await this.#open()).transaction('tables', 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(table), transaction.done]);
  }

  async load(id: string): Promise<TableRecord | undefined> {
    return (await this.#open()).get('tables', id);
  }

  /** The youngest first. */
  async list(): Promise<TableRecord[]> {
    return (await (await this.#open()).getAllFromIndex('tables', 'updated')).reverse();
  }

  async remove(id: string): Promise<void> {
    await (await this.#open()).delete('tables', id);
  }
}

export const tables = new TableStore();
