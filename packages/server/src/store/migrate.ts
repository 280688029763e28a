import { StolikError } from '@stolik/core';
import { type Kysely, sql, type Transaction } from 'kysely';
import { StoreDamaged } from './errors.ts';
import { people } from './migrations/001-people.ts';
import { tables } from './migrations/002-tables.ts';
import { saidOnce } from './migrations/003-said-once.ts';
import { push } from './migrations/004-push.ts';
import { heads } from './migrations/005-heads.ts';
import { absence } from './migrations/006-absence.ts';
import { jobs } from './migrations/007-jobs.ts';
import { presence } from './migrations/008-presence.ts';
import { listed } from './migrations/009-listed.ts';
import { ownPeople } from './migrations/010-own-people.ts';
import { saidBy } from './migrations/011-said-by.ts';
import { tallies } from './migrations/012-tallies.ts';
import { audit } from './migrations/013-audit.ts';
import { followed } from './migrations/014-followed.ts';
import { networks } from './migrations/015-networks.ts';
import { ownPresence } from './migrations/016-own-presence.ts';
import { renaming } from './migrations/017-renaming.ts';
import { wishes } from './migrations/018-wishes.ts';
import { awaited } from './migrations/019-awaited.ts';
import { played } from './migrations/020-played.ts';
import { handles } from './migrations/021-handles.ts';
import { strangers } from './migrations/022-strangers.ts';
import { friends } from './migrations/023-friends.ts';
import { ratings } from './migrations/024-ratings.ts';
import { luggage } from './migrations/025-luggage.ts';
import { daily } from './migrations/026-daily.ts';
import { searches } from './migrations/027-searches.ts';
import { proposals } from './migrations/028-proposals.ts';
import { holidays } from './migrations/029-holidays.ts';
import { mail } from './migrations/030-mail.ts';
import { declined } from './migrations/031-declined.ts';
import { hints } from './migrations/032-hints.ts';
import { othersAt } from './postgres-others.ts';
import type { Schema } from './schema.ts';
import type { Store, StoreKind } from './store.ts';

/** A step from one shape of the store to the next; there is no way back but a backup. */
export interface Migration {
  readonly name: string;
  /** Only text, integer, bigint and bytea/blob columns: both engines run the same statements. */
  // biome-ignore lint/suspicious/noExplicitAny: a migration must not change its meaning when the schema's type does.
  up(db: Kysely<any>): Promise<void>;
}

/** In order, for ever: a migration that was released is never edited. */
export const MIGRATIONS: readonly Migration[] = [
  people,
  tables,
  saidOnce,
  push,
  heads,
  absence,
  jobs,
  presence,
  listed,
  ownPeople,
  saidBy,
  tallies,
  audit,
  followed,
  networks,
  ownPresence,
  renaming,
  wishes,
  awaited,
  played,
  handles,
  strangers,
  friends,
  ratings,
  luggage,
  daily,
  searches,
  proposals,
  holidays,
  mail,
  declined,
  hints,
];

/** One number that all nodes lock while they look: nodes that start together migrate once. */
export const LOCK = 7_305_441;

/** Brings the tables up to date, all steps or none, or refuses a store that a newer program has changed. */
export async function migrate(
  store: Store,
  migrations: readonly Migration[] = MIGRATIONS,
  say: (line: string) => void = () => {},
): Promise<void> {
  const from = await store.db
    .transaction()
    .execute((trx) => migrateIn(trx, store.kind, migrations, (version) => checkNoneOlder(trx, store, version)));
  if (from > 0 && from < migrations.length) say(`the store was brought from version ${from} to ${migrations.length}`);
}

/** The same within a transaction; the version that was there before, 0 for none. */
export async function migrateIn(
  trx: Transaction<Schema>,
  kind: StoreKind,
  migrations: readonly Migration[],
  /** Called before a store that was in use is changed. */
  before: (version: number) => Promise<void> = async () => {},
): Promise<number> {
  // SQLite's transactions take the write lock when they begin; PostgreSQL's must ask.
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  await trx.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('appliedAt', 'bigint', (column) => column.notNull())
    .execute();
  const version = await versionOf(trx, migrations.length);
  if (version > 0 && version < migrations.length) await before(version);
  for (let i = version; i < migrations.length; i++) {
    await migrations[i].up(trx);
    await trx
      .insertInto('migration')
      .values({ version: i + 1, name: migrations[i].name, appliedAt: Date.now() })
      .execute();
  }
  return version;
}

/** Refuses to change tables under a node that knows them as they are: it must be of an older version. */
async function checkNoneOlder(trx: Transaction<Schema>, { kind, name }: Store, version: number): Promise<void> {
  // An SQLite file is locked by whoever serves it.
  if (kind === 'sqlite') return;
  const others = await othersAt(trx, LOCK);
  if (others === undefined) return;
  throw new StolikError(
    'store-in-use',
    `${name} is used by an older Stolik now (version ${version} of the tables${others}): stop every such node first`,
  );
}

/** The version of the tables, where that is newer than this program knows: another node was started meanwhile. */
export async function newerVersion(db: Kysely<Schema>): Promise<number | undefined> {
  const version = await readVersion(db);
  return version > MIGRATIONS.length ? version : undefined;
}

/** Refuses a store whose tables are not those that this program knows: whoever works beside a server changes no table. */
export async function checkCurrent(db: Kysely<Schema>): Promise<void> {
  const version = await versionOf(db, MIGRATIONS.length);
  if (version === MIGRATIONS.length) return;
  throw new StolikError(
    'store-older',
    `the store is of an older Stolik (its tables are version ${version}, this program knows ${MIGRATIONS.length}): \`stolik serve\` brings it up to date`,
  );
}

async function readVersion(db: Kysely<Schema>): Promise<number> {
  const steps = await db
    .selectFrom('migration')
    .select((eb) => [
      eb.fn.min('version').as('first'),
      eb.fn.max('version').as('last'),
      eb.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();
  return versionAfter(steps);
}

/**
 * The version that so many steps lead to, of which these are the first and the last. Each step of each program leaves its
 * row, so what has gaps was made by none, not even by a newer one.
 */
export function versionAfter({ first, last, count }: { first: unknown; last: unknown; count: number }): number {
  if (count > 0 && (first !== 1 || last !== count)) {
    throw new StoreDamaged(`its list of ${count} versions goes from ${first} to ${last}`);
  }
  return count;
}

async function versionOf(db: Kysely<Schema>, known: number): Promise<number> {
  const version = await readVersion(db);
  checkKnown(version, known);
  return version;
}

/** Refuses a store that a newer program has made or changed: what its tables mean is not known here. */
export function checkKnown(version: number, known: number = MIGRATIONS.length): void {
  if (version <= known) return;
  throw new StolikError(
    'store-newer',
    `the store was made by a newer Stolik (its tables are version ${version}, this program knows ${known}): start the newer program`,
  );
}
