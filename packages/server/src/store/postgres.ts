import { StolikError } from '@stolik/core';
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { checkBinds } from './bind.ts';
import { Damage } from './damage.ts';
import { Durations } from './durations.ts';
import { marked, StoreUnreachable } from './errors.ts';
import { NOT_YET } from './patience.ts';
import { PostgresListener } from './postgres-listener.ts';
import { Vacuum } from './postgres-vacuum.ts';
import type { Schema } from './schema.ts';
import { checkChannel, checkPayload, type Store, type Work, writeOnTrial } from './store.ts';

const MOST_CONNECTIONS = 16;
/** A query that takes longer has met something that will not go away by waiting. */
const LONGEST_QUERY_MS = 20_000;
/** Statements that a connection keeps prepared: nearly all there are; lists of other lengths come and go unprepared. */
const MOST_PREPARED = 200;
/** Unless the address says otherwise, as every PostgreSQL client lets it. */
const CONNECT_TIMEOUT_S = 5;
/** While PostgreSQL starts nobody listens, its socket is not there, or it says so itself. */
const STARTING = ['ECONNREFUSED', 'ENOENT', '57P03'];
const INT8 = 20;
const NUMERIC = 1700;

/** Opens the PostgreSQL database at the address. */
export async function openPostgres(url: string): Promise<Store> {
  const config = configOf(url);
  const pool = new pg.Pool({ ...config, max: MOST_CONNECTIONS });
  // A connection that breaks while idle is replaced by the next query; one that breaks between two queries of a
  // transaction fails the next of them. Without a listener either would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const listener = new PostgresListener(config);
  const vacuum = new Vacuum(config);
  const durations = new Durations();
  const damage = new Damage();
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => checked(await pool.connect().catch(fail), durations, damage),
        end: () => pool.end(),
      },
    }),
  });
  // Its own connections commit together by themselves.
  const write = (work: Work) => durations.time('write', () => db.transaction().execute(work));
  let closing: Promise<void> | undefined;
  const store: Store = {
    db,
    reads: db,
    kind: 'postgres',
    name: nameOfDatabase(url),
    durations,
    damage,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    write,
    notify: async (trx, channel, payload) => {
      checkChannel(channel);
      checkPayload(payload);
      if (!trx.isTransaction) throw new TypeError('a notification is sent outside a transaction');
      await sql`select pg_notify(${channel}, ${payload})`.execute(trx);
    },
    tell: async (channel, payloads) => {
      checkChannel(channel);
      for (const payload of payloads) checkPayload(payload);
      await listener.tell(channel, payloads);
    },
    listen: async (channel, handler) => {
      checkChannel(channel);
      return listener.listen(channel, handler);
    },
    onReconnect: (handler) => listener.onReconnect(handler),
    ping: async () => void (await sql`select 1`.execute(db)),
    tryWrite: () => write(writeOnTrial),
    cleanUp: () => vacuum.ask(),
    close: () => {
      // The pool is ended here and not by Kysely, which ends only what a query has used.
      closing ??= Promise.all([listener.close(), vacuum.close()]).then(() => pool.end());
      return closing;
    },
  };
  try {
    await store.ping();
  } catch (error) {
    await store.close();
    throw problemWith(url, error);
  }
  return store;
}

/** How the database at an address is connected to. */
export function configOf(url: string): pg.ClientConfig {
  const address = parseAddress(url);
  return {
    connectionString: address.href,
    application_name: 'stolik',
    connectionTimeoutMillis: 1000 * (Number(address.searchParams.get('connect_timeout')) || CONNECT_TIMEOUT_S),
    // A node that stalls in the middle of a transaction must not hold a table for ever.
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: LONGEST_QUERY_MS,
    // Longer than the server's own, so that it is the server who says what was too slow.
    query_timeout: LONGEST_QUERY_MS + 5_000,
    keepAlive: true,
    types: { getTypeParser },
  };
}

/** Timestamps, counts and sums as numbers, as SQLite gives them; the schema holds nothing past 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
}

/** Names for statements, the same on every connection: PostgreSQL then reads and plans each of them once. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < MOST_PREPARED) names.set(text, `stolik-${names.size}`);
  return names.get(text);
}

function fail(error: unknown): never {
  throw marked(error);
}

/** A client that refuses the values SQLite would refuse, and keeps statements prepared. */
function checked(client: pg.PoolClient, durations: Durations, damage: Damage): PostgresPoolClient {
  return {
    // biome-ignore lint/suspicious/noExplicitAny: Kysely's second form, with a cursor, is never used here.
    query: (text: any, values: readonly unknown[] = []): any => {
      checkBinds(values);
      // What has no values, such as the beginning of a transaction, gains nothing by it.
      const query = values.length === 0 ? { text } : { name: nameOf(text), text, values: [...values] };
      const what = /^select/i.test(text) ? 'read' : /^commit/i.test(text) ? 'commit' : undefined;
      const ask = () => damage.watch(() => client.query(query)).catch(fail);
      return what ? durations.time(what, ask) : ask();
    },
    release: () => client.release(),
  };
}

function parseAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address?.hostname || address.pathname.length < 2) {
    const form = 'postgres://user:password@host:5432/database';
    throw new StolikError('store-bad-address', `DATABASE_URL is not an address of the form ${form}`, {
      field: 'DATABASE_URL',
    });
  }
  return address;
}

/** What a database is called in a sentence; never with a password. */
export function nameOfDatabase(url: string): string {
  const { host, pathname } = parseAddress(url);
  return `the database ${decodeURIComponent(pathname.slice(1))} of PostgreSQL at ${host}`;
}

/** The first connection's failure as a sentence that names server and database and never the password. */
export function problemWith(url: string, error: unknown): StolikError {
  const { host, pathname } = parseAddress(url);
  const cause = error instanceof StoreUnreachable ? error.cause : error;
  const code = String((cause as { code?: unknown }).code);
  const message = cause instanceof Error ? cause.message : String(cause);
  if (code === '28P01' || code === '28000') {
    return new StolikError('store-refused', `${nameOfDatabase(url)} does not accept this user and password`);
  }
  if (code === '3D000') {
    return new StolikError('store-refused', `PostgreSQL at ${host} has no database ${pathname.slice(1)}`);
  }
  const kind = STARTING.includes(code) ? NOT_YET : 'store-unreachable';
  return new StolikError(kind, `${nameOfDatabase(url)} does not answer: ${message || code}`);
}
