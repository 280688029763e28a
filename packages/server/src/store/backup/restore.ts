import { StolikError } from '@stolik/core';
import type { Transaction } from 'kysely';
import { explained } from '../errors.ts';
import { LOCK, MIGRATIONS, type Migration, migrateIn } from '../migrate.ts';
import { openAsItIs } from '../open.ts';
import { othersAt } from '../postgres-others.ts';
import type { Store } from '../store.ts';
import { decode, type Header, MIGRATION_TABLE, type RowLine } from './format.ts';
import { readBackup } from './read.ts';
import { type Ask, askingOf, quoted, tablesOf } from './tables.ts';
import type { OnProgress } from './write.ts';

export interface RestoreSetup {
  /** Called when the store holds something, before all of that goes; without it such a store is refused. */
  readonly replace?: () => Promise<void>;
  readonly onProgress?: OnProgress;
  readonly migrations?: readonly Migration[];
}

/** What the backup says of itself, and the version that its tables have now. */
export interface Restored extends Header {
  readonly version: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a backup brings the tables of its own version along.
type Trx = Transaction<any>;

/** Rows of one statement, and the values that either engine takes in one. */
const BULK = 500;
const MOST_VALUES = 30_000;

/** Puts everything in a backup into an empty store and brings it up to date: all of it, or nothing. */
export async function restoreBackup(url: string, file: string, setup: RestoreSetup = {}): Promise<Restored> {
  const { migrations = MIGRATIONS, onProgress = () => {} } = setup;
  // Read to its end before anything is touched.
  const { header, seal } = await readBackup(file, { begin: (one) => checkKnown(file, one, migrations), row: () => {} });
  const total = Object.values(seal.counts).reduce((sum, count) => sum + count, 0);
  const store = await openAsItIs(url, { isServer: true, ifServed: 'stop that one first' });
  try {
    await checkAlone(store);
    if (!(await isEmpty(store))) {
      if (!setup.replace) {
        throw new StolikError(
          'store-not-empty',
          `${store.name} is not empty: restore into an empty one, or say --replace, which keeps what is there in a backup`,
        );
      }
      await setup.replace();
    }
    await store.db.transaction().execute(async (trx: Trx) => {
      await dropTables(trx, store);
      await migrateIn(trx, store.kind, migrations.slice(0, header.schema));
      await load(trx, store, file, (done) => onProgress(done, total));
      await migrateIn(trx, store.kind, migrations);
    });
    store.cleanUp();
    return { ...header, version: migrations.length };
  } catch (error) {
    throw explained(error, store.name);
  } finally {
    await store.close();
  }
}

function checkKnown(file: string, { schema }: Header, migrations: readonly Migration[]): void {
  if (schema <= migrations.length) return;
  throw new StolikError(
    'backup-newer',
    `${file} was made by a newer Stolik (its tables are version ${schema}, this program knows ${migrations.length}): restore it with that one`,
  );
}

/** An SQLite file is locked by whoever serves it; PostgreSQL knows who else is there. */
async function checkAlone({ kind, db, name }: Store): Promise<void> {
  if (kind === 'sqlite') return;
  const others = await othersAt(db, LOCK);
  if (others === undefined) return;
  throw new StolikError('store-in-use', `${name} is served by Stolik now${others}: stop every server first`);
}

async function isEmpty(store: Store): Promise<boolean> {
  const ask = askingOf(store.db as never);
  const tables = await tablesOf(store.kind, ask);
  if (tables.length > 0 && !tables.includes(MIGRATION_TABLE)) {
    throw new StolikError(
      'store-foreign',
      `${store.name} holds tables that are not Stolik's: restore into another one`,
    );
  }
  for (const table of tables) {
    if (table !== MIGRATION_TABLE && (await ask(`select 1 from ${quoted(table)} limit 1`)).length > 0) return false;
  }
  return true;
}

async function dropTables(trx: Trx, store: Store): Promise<void> {
  for (const table of await childrenFirst(askingOf(trx as never), store)) await trx.schema.dropTable(table).execute();
}

async function childrenFirst(ask: Ask, { kind }: Store): Promise<string[]> {
  return (await tablesOf(kind, ask)).reverse();
}

async function load(trx: Trx, store: Store, file: string, onDone: (done: number) => void): Promise<void> {
  // What migrations put there is in the backup too.
  const tables = (await childrenFirst(askingOf(trx as never), store)).filter((table) => table !== MIGRATION_TABLE);
  for (const table of tables) await trx.deleteFrom(table).execute();
  let [waiting, done]: [RowLine[], number] = [[], 0];
  const insert = async () => {
    if (waiting.length === 0) return;
    const [{ table }] = waiting;
    try {
      await trx
        .insertInto(table)
        .values(waiting.map(({ row }) => decoded(row)))
        .execute();
    } catch (error) {
      const known = explained(error, store.name);
      if (known instanceof StolikError) throw known;
      throw new StolikError(
        'backup-refused',
        `${store.name} refuses the rows of ${table}: ${(error as Error).message}`,
      );
    }
    done += waiting.length;
    waiting = [];
    onDone(done);
  };
  await readBackup(file, {
    row: async (line) => {
      if (!tables.includes(line.table)) {
        throw new StolikError('backup-altered', `${file} has rows of ${line.table}, and Stolik has no such table`);
      }
      const isFull = waiting.length >= Math.min(BULK, MOST_VALUES / Math.max(1, Object.keys(line.row).length));
      if (isFull || waiting[0]?.table !== line.table) await insert();
      waiting.push(line);
    },
  });
  await insert();
}

function decoded(row: RowLine['row']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, decode(value)]));
}
