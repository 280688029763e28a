import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseConnection, type SqliteDatabase, SqliteDriver } from 'kysely';
import type Libsql from 'libsql';
import PatientLibsql from 'libsql/promise';
import { checkBinds } from './bind.ts';
import type { Damage } from './damage.ts';
import type { Durations } from './durations.ts';
import { isBusy } from './errors.ts';

/** A notification that waits for its transaction to be committed. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

/** Who hears what becomes of statements. */
export interface Observers {
  readonly durations: Durations;
  readonly damage: Damage;
}

/** How long a query waits for the transaction before it. */
const LONGEST_WAIT_MS = 10_000;
const RETRY_MS = 20;
const BEGIN = 'begin immediate';
const MOST_PREPARED = 200;
/** Short, because it blocks the whole process; transactions wait longer on their own. */
export const WAIT = 'pragma busy_timeout = 500';

/**
 * Kysely's driver for SQLite: one connection, held by a transaction from its beginning to its end.
 *
 * Transactions take the write lock when they begin, so that none fails half-way because another process wrote meanwhile.
 */
export class LibsqlDriver extends SqliteDriver {
  readonly #database: Libsql.Database;
  readonly #observers: Observers;
  readonly #deliver: (notifications: readonly Notification[]) => void;
  readonly #pending: Notification[] = [];
  /** How many notifications waited when each savepoint was set. */
  readonly #savepoints = new Map<string, number>();

  constructor(
    database: Libsql.Database,
    observers: Observers,
    deliver: (notifications: readonly Notification[]) => void,
  ) {
    super({ database: checked(database, observers) });
    this.#database = database;
    this.#observers = observers;
    this.#deliver = deliver;
  }

  /** Keeps a notification until the running transaction is committed. */
  notify(notification: Notification): void {
    if (!this.#database.inTransaction) throw new TypeError('a notification is sent after its transaction');
    this.#pending.push(notification);
  }

  /** Folds the log into the file and shortens it to nothing. Whoever writes waits for it here, and everybody else not at all. */
  async cutLog(): Promise<void> {
    await this.acquireConnection();
    try {
      await execBeside(this.#database, 'pragma busy_timeout = 0; pragma wal_checkpoint(truncate)');
    } finally {
      this.#database.exec(WAIT);
      await this.releaseConnection();
    }
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const waiting = super.acquireConnection();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        // The turn still comes, after whoever asked has given up: pass it on.
        void waiting.then(() => this.releaseConnection());
        reject(new Error('a query waited too long for SQLite: was it sent past the transaction that waits for it?'));
      }, LONGEST_WAIT_MS);
    });
    try {
      return await Promise.race([waiting, tooLong]);
    } finally {
      clearTimeout(timer);
    }
  }

  override async beginTransaction(): Promise<void> {
    this.#forget();
    await this.#observers.damage.watch(() => whileBusy(() => this.#database.exec(BEGIN)));
  }

  override async commitTransaction(): Promise<void> {
    const { durations, damage } = this.#observers;
    await damage.watch(() => durations.time('commit', () => execBeside(this.#database, 'commit')));
    const committed = [...this.#pending];
    this.#forget();
    if (committed.length > 0) this.#deliver(committed);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#forget();
    // A full disk ends the transaction by itself.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  override async savepoint(...[connection, name, compile]: Parameters<SqliteDriver['savepoint']>): Promise<void> {
    await super.savepoint(connection, name, compile);
    this.#savepoints.set(name, this.#pending.length);
  }

  override async rollbackToSavepoint(
    ...[connection, name, compile]: Parameters<SqliteDriver['rollbackToSavepoint']>
  ): Promise<void> {
    await super.rollbackToSavepoint(connection, name, compile);
    this.#pending.length = this.#savepoints.get(name) ?? 0;
  }

  #forget(): void {
    this.#pending.length = 0;
    this.#savepoints.clear();
  }
}

/**
 * Runs a statement beside the event loop. A commit waits for the disk: everybody else is served meanwhile. It is only for
 * what would wait, because going there and back costs more than most statements.
 */
export function execBeside(database: Libsql.Database, sql: string): Promise<void> {
  // Both of libsql's classes are a thin cover of the same handle.
  return PatientLibsql.prototype.exec.call(database, sql) as unknown as Promise<void>;
}

/** Tries again for a while when another process holds the lock, without blocking this one meanwhile. */
export async function whileBusy<T>(attempt: () => T | Promise<T>): Promise<T> {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await pause(RETRY_MS);
    }
  }
}

/** The database with every bound value checked before libsql sees it. */
function checked(database: Libsql.Database, { durations, damage }: Observers): SqliteDatabase {
  const prepared = new Map<string, Libsql.Statement>();
  return {
    close: () => void database.close(),
    prepare: (sql) => {
      const isWrite = /^(insert|update|delete)/i.test(sql);
      const isRead = /^select/i.test(sql);
      const statement = prepared.get(sql) ?? damage.watchNow(() => database.prepare(sql));
      // A few dozen statements are nearly all there is; lists of other lengths come and go.
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      prepared.set(sql, statement);
      const safe =
        <T>(use: (values: readonly unknown[]) => T) =>
        (values: readonly unknown[]): T => {
          checkBinds(values);
          return damage.watchNow(() => {
            if (isRead) return timed(durations, () => use(values));
            return isWrite && !database.inTransaction ? alone(database, () => use(values)) : use(values);
          });
        };
      return {
        reader: statement.reader,
        all: safe((values) => statement.all(values)),
        run: safe((values) => statement.run(values)),
        iterate: safe((values) => statement.iterate(values)),
      };
    },
  };
}

function timed<T>(durations: Durations, read: () => T): T {
  const begin = performance.now();
  const result = read();
  durations.tell('read', begin);
  return result;
}

/**
 * Runs one write as a transaction of its own.
 *
 * A prepared statement that finds the file locked stays open in libsql and then blocks every later commit; `exec` does
 * not leave anything open, so the lock is taken with it.
 */
function alone<T>(database: Libsql.Database, write: () => T): T {
  database.exec(BEGIN);
  try {
    const result = write();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}
