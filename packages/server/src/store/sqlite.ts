import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StolikError } from '@stolik/core';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import Libsql from 'libsql';
import { keepCheckpoints } from './checkpoints.ts';
import { Group } from './group.ts';
import type { Schema } from './schema.ts';
import { LibsqlDriver, whileBusy } from './sqlite-driver.ts';
import { checkChannel, checkPayload, type Store, type Work } from './store.ts';
import { Subscribers } from './subscribers.ts';

/** Opens, or makes, the SQLite file at the path. */
export async function openSqlite(path: string): Promise<Store> {
  const file = resolve(path);
  const database = await openFile(file);
  const subscribers = new Subscribers();
  const driver = new LibsqlDriver(database, (notifications) => {
    // Later, as on PostgreSQL: a listener never runs inside whoever committed.
    setImmediate(() => {
      for (const { channel, payload } of notifications) subscribers.tell(channel, payload);
    });
  });
  const db = kyselyOn(driver);
  const endCheckpoints = keepCheckpoints(file);
  const reads = kyselyOn(new LibsqlDriver(openForReading(file), () => {}));
  const group = new Group<Work, void>((works) =>
    db.transaction().execute(async (trx) => {
      const done: undefined[] = [];
      for (const work of works) done.push(void (await work(trx)));
      return done;
    }),
  );
  return {
    db,
    reads,
    kind: 'sqlite',
    write: (work) => group.do(work),
    notify: async (trx, channel, payload) => {
      checkChannel(channel);
      checkPayload(payload);
      if (!trx.isTransaction) throw new TypeError('a notification is sent outside a transaction');
      driver.notify({ channel, payload });
    },
    tell: async (channel, payloads) => {
      checkChannel(channel);
      for (const payload of payloads) checkPayload(payload);
      setImmediate(() => {
        for (const payload of payloads) subscribers.tell(channel, payload);
      });
    },
    listen: async (channel, handler) => {
      checkChannel(channel);
      return subscribers.add(channel, handler);
    },
    // One process, one connection: nothing is ever missed.
    onReconnect: () => () => {},
    ping: async () => void (await sql`select 1`.execute(db)),
    close: async () => {
      await endCheckpoints();
      await reads.destroy();
      await db.destroy();
    },
  };
}

function kyselyOn(driver: LibsqlDriver): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** A second connection to the same file: readers of a write-ahead log never wait for the writer. */
function openForReading(file: string): Libsql.Database {
  const database = new Libsql(file);
  database.exec('pragma busy_timeout = 500');
  database.exec('pragma query_only = on');
  return database;
}

async function openFile(file: string): Promise<Libsql.Database> {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    throw new StolikError('store-unwritable', `the folder ${dirname(file)} cannot be made: ${messageOf(error)}`);
  }
  let database: Libsql.Database | undefined;
  try {
    const opened = new Libsql(file);
    database = opened;
    // Short, because it blocks the whole process; transactions wait longer on their own.
    opened.exec('pragma busy_timeout = 500');
    await whileBusy(() => opened.exec('pragma journal_mode = wal'));
    opened.exec('pragma synchronous = full');
    // In pages: only where the checkpoints beside it do not keep up.
    opened.exec('pragma wal_autocheckpoint = 16000');
    opened.exec('pragma foreign_keys = on');
    // The first write shows a read-only file or folder now and not at somebody's first move.
    await whileBusy(() => opened.exec('begin immediate; pragma user_version = 1; commit'));
    return opened;
  } catch (error) {
    database?.close();
    throw problemWith(file, error);
  }
}

function problemWith(file: string, error: unknown): StolikError {
  const code = String((error as { code?: unknown }).code);
  if (code === 'SQLITE_NOTADB') return new StolikError('store-not-a-database', `${file} is not a database of Stolik`);
  return new StolikError('store-unwritable', `the database ${file} cannot be opened for writing: ${messageOf(error)}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
