import { resolve } from 'node:path';
import pg from 'pg';
import { isPostgres, pathOf } from '../open.ts';
import { configOf, nameOfDatabase, problemWith } from '../postgres.ts';
import { checkThere, openForReading, problemWith as problemWithFile } from '../sqlite-file.ts';
import { type Ask, quoted, tablesOf } from './tables.ts';

/** A store as it was at one moment, while others go on writing. */
export interface Snapshot {
  readonly name: string;
  /** Those that others refer to first. */
  readonly tables: readonly string[];
  ask: Ask;
  /** The rows of a table, some at a time; integers of 64 bits are bigint. */
  rows(table: string): AsyncGenerator<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
}

const BULK = 500;
const INT8 = 20;

/** Looks at the store at an address, whatever its version is, and changes nothing. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  return isPostgres(url) ? postgresSnapshot(url) : sqliteSnapshot(resolve(pathOf(url)));
}

async function sqliteSnapshot(file: string): Promise<Snapshot> {
  checkThere(file);
  let database: ReturnType<typeof openForReading> | undefined;
  try {
    const opened = openForReading(file);
    database = opened;
    const ask: Ask = async (text) => opened.prepare(text).all([]) as never;
    // The first question below decides which moment it is.
    opened.exec('begin');
    opened.defaultSafeIntegers(true);
    const tables = await tablesOf('sqlite', ask);
    return {
      name: `the database ${file}`,
      tables,
      ask,
      rows: async function* (table) {
        const statement = opened.prepare(`select * from ${quoted(table)}`).raw();
        const columns = statement.columns().map((column) => column.name);
        let rows: Record<string, unknown>[] = [];
        for (const values of statement.iterate([]) as Iterable<unknown[]>) {
          rows.push(Object.fromEntries(columns.map((column, i) => [column, values[i]])));
          if (rows.length < BULK) continue;
          yield rows;
          rows = [];
        }
        yield rows;
      },
      close: async () => {
        // Closed alone, it would go on reading until its statements are collected as garbage, and keep the log from being cut.
        opened.exec('rollback');
        opened.close();
      },
    };
  } catch (error) {
    database?.close();
    throw problemWithFile(file, error);
  }
}

async function postgresSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({
    ...configOf(url),
    // A large table takes as long as it takes.
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? BigInt : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  client.on('error', () => {});
  const ask: Ask = async (text) => (await client.query(text)).rows;
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    return {
      name: nameOfDatabase(url),
      tables: await tablesOf('postgres', ask),
      ask,
      rows: async function* (table) {
        await client.query(`declare backup no scroll cursor for select * from ${quoted(table)}`);
        for (;;) {
          const { rows } = await client.query(`fetch ${BULK} from backup`);
          yield rows;
          if (rows.length < BULK) break;
        }
        await client.query('close backup');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => {});
    throw problemWith(url, error);
  }
}
