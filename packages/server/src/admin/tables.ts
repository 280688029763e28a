import { StolikError } from '@stolik/core';
import type { Pace, Said, Seat, Status } from '@stolik/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readRecords } from '../tables/lists.ts';
import { readSaid, readTable } from '../tables/queries.ts';
import type { TableRecord } from '../tables/record.ts';
import { charged } from '../tables/record-changes.ts';
import { readUptime } from '../tables/uptime.ts';
import { findPeople } from './find.ts';

/** Which tables are wanted. */
export interface TableFilter {
  readonly status?: Status;
  readonly game?: string;
  /** The id, user name or name of whoever made it. */
  readonly host?: string;
  /** Nothing has happened there since. */
  readonly before?: number;
  readonly limit: number;
}

/** A table as a line of a list. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly visibility: string;
  readonly pace: Pace;
  readonly host: { readonly id: string; readonly name?: string };
  readonly seats: readonly Seat[];
  /** Seats that owe a decision. */
  readonly owes: readonly number[];
  readonly created: number;
  readonly updated: number;
  readonly ended?: number;
  readonly isAsleep: boolean;
}

/** All there is to say about one, but what decides its chance. */
export interface TableReport extends TableRow {
  readonly version: number;
  /** Milliseconds left for each seat, where there is a clock. */
  readonly left?: readonly number[];
  readonly rematch?: string;
  readonly lines: number;
  readonly said: readonly (Said & { readonly person?: string })[];
  /** What a bot has to decide, and since when. */
  readonly job?: { readonly since: number; readonly attempts: number };
}

/** Those where something happened last come first. */
export async function listTables(db: Kysely<Schema>, filter: TableFilter): Promise<TableRow[]> {
  const { status, game, host, before, limit } = filter;
  let rows = db.selectFrom('gameTable').select('id');
  if (status !== undefined) rows = rows.where('status', '=', status);
  if (game !== undefined) rows = rows.where('game', '=', game);
  if (before !== undefined) rows = rows.where('updated', '<', before);
  if (host !== undefined) {
    const hosts = (await findPeople(db, host)).map(({ id }) => id);
    if (hosts.length === 0) throw new StolikError('not-found', `host: nobody is called "${host}"`, { field: 'host' });
    rows = rows.where('host', 'in', hosts);
  }
  const found = await rows.orderBy('updated', 'desc').orderBy('id').limit(limit).execute();
  const records = await readRecords(
    db,
    found.map(({ id }) => id),
  );
  const names = await namesOf(
    db,
    records.map((record) => record.host),
  );
  return records.map((record) => rowOf(record, names));
}

export async function reportTable(store: Store, id: string, now = Date.now()): Promise<TableReport> {
  const { reads: db } = store;
  const record = await readTable(db, id);
  if (!record) throw new StolikError('unknown-table', `table: there is no table ${id}`, { field: 'table' });
  const { version, rematch } = record;
  const { clock } = charged(record, await readUptime(store, now));
  const { lines } = await db
    .selectFrom('line')
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .where('tableId', '=', id)
    .executeTakeFirstOrThrow();
  const said = await readSaid(db, id, Number.MAX_SAFE_INTEGER);
  const job = await db.selectFrom('job').select(['since', 'attempts']).where('tableId', '=', id).executeTakeFirst();
  return {
    ...rowOf(record, await namesOf(db, [record.host])),
    version,
    ...(clock && { left: clock.left }),
    ...(rematch !== undefined && { rematch }),
    lines,
    said: said.map(({ request: _, ...one }) => one),
    ...(job && { job }),
  };
}

function rowOf(record: TableRecord, names: ReadonlyMap<string, string>): TableRow {
  const { id, game, status, visibility, pace, owes, created, updated, ended } = record;
  const name = names.get(record.host);
  return {
    id,
    game,
    status,
    visibility,
    pace,
    host: { id: record.host, ...(name !== undefined && { name }) },
    seats: record.seats.map(({ entropy: _, ...seat }) => seat),
    owes,
    created,
    updated,
    ...(ended !== undefined && { ended }),
    isAsleep: record.asleep !== undefined,
  };
}

async function namesOf(db: Kysely<Schema>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
