import { FIRST_ASIDE } from '@stolik/protocol';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { StoreKind } from '../store/store.ts';
import { botTurn, hasBots, recordOf, rowOf, seatRowsOf, type TableRecord } from './record.ts';
import type { KeptSaid } from './said.ts';
import type { SeatTable } from './schema.ts';
import type { KeptLine } from './table.ts';

type Database = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** Somebody else wrote first, or whoever asks was signed out: read again and start again. */
export class Clash extends Error {}

/** All that a change adds to a table. */
export interface Addition {
  /** The table as it becomes, with the next head. */
  readonly record: TableRecord;
  readonly lines: readonly KeptLine[];
  readonly said: readonly KeptSaid[];
  readonly now: number;
  /** Whether bots may have something else to decide: what was only said, or planned in secret, is nothing to them. */
  readonly asksBots: boolean;
  /** The browser that asks for it: if it has been signed out, nothing is kept. */
  readonly session?: string;
}

/** A table's record; in a transaction that will change it, locked against all others. */
export async function readTable(db: Database, id: string, lock?: StoreKind): Promise<TableRecord | undefined> {
  let table = db.selectFrom('gameTable').selectAll().where('id', '=', id);
  // SQLite runs one transaction at a time.
  if (lock === 'postgres') table = table.forUpdate();
  const row = await table.executeTakeFirst();
  return row && recordOf(row, await db.selectFrom('seat').selectAll().where('tableId', '=', id).execute());
}

/** Records of the tables that there are, locked against all others, one after the other in the order of their ids. */
export async function readTables(trx: Trx, ids: readonly string[], kind: StoreKind): Promise<TableRecord[]> {
  let tables = trx.selectFrom('gameTable').selectAll().where('id', 'in', ids);
  // The order in which programs sort, whatever the language of the database is.
  if (kind === 'postgres') tables = tables.orderBy(sql`"id" collate "C"`).forUpdate();
  const rows = await tables.execute();
  const seats = new Map<string, Selectable<SeatTable>[]>(rows.map(({ id }) => [id, []]));
  for (const seat of await trx.selectFrom('seat').selectAll().where('tableId', 'in', ids).execute()) {
    seats.get(seat.tableId)?.push(seat);
  }
  return rows.map((row) => recordOf(row, seats.get(row.id) ?? []));
}

/** The heads of those of the tables that there are. */
export async function readHeads(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('gameTable').select(['id', 'head']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, head }) => [id, head]));
}

export async function readLines(db: Database, id: string, after: number): Promise<KeptLine[]> {
  const rows = await db
    .selectFrom('line')
    .selectAll()
    .where('tableId', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(({ body, time, request }) => ({ line: JSON.parse(body), time, request: request ?? undefined }));
}

/** The last so many things said at the table, and as many among those who look on; each the oldest first. */
export async function readSaid(db: Database, id: string, most: number): Promise<KeptSaid[]> {
  const said = db.selectFrom('said').selectAll().where('tableId', '=', id).orderBy('n', 'desc').limit(most);
  const asides = await said.where('n', '>=', FIRST_ASIDE).execute();
  const rows = await said.where('n', '<', FIRST_ASIDE).execute();
  return [...asides, ...rows].reverse().map(({ tableId: _, ...row }) => withoutNulls(row) as unknown as KeptSaid);
}

/** The number of the last thing said at the table; -1 before the first. */
export async function lastSaid(db: Database, id: string): Promise<number> {
  const { last } = await db
    .selectFrom('said')
    .select((eb) => eb.fn.max('n').as('last'))
    .where('tableId', '=', id)
    .where('n', '<', FIRST_ASIDE)
    .executeTakeFirstOrThrow();
  return last ?? -1;
}

/** How much was said for a seat: its words, or the notices of one kind about it. */
export async function countSaid(
  db: Database,
  id: string,
  whose: { readonly seat: number } | { readonly person: string },
  notice: NonNullable<KeptSaid['notice']> | null,
): Promise<number> {
  const { count } = await db
    .selectFrom('said')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('tableId', '=', id)
    .where((eb) => ('seat' in whose ? eb('seat', '=', whose.seat) : eb('person', '=', whose.person)))
    .where('notice', notice === null ? 'is' : '=', notice)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How much somebody has said among those who look on. */
export async function countAsides(db: Database, id: string, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('said')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('tableId', '=', id)
    .where('person', '=', person)
    .where('n', '>=', FIRST_ASIDE)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function addTable(trx: Trx, record: TableRecord): Promise<void> {
  await trx.insertInto('gameTable').values(rowOf(record)).execute();
  await trx.insertInto('seat').values(seatRowsOf(record)).execute();
}

/**
 * Keeps a change: the one way in which anything about a table is written. Its head rises in the statement that checks it,
 * and what bots have to do follows from the record, so nobody writes over what they have not seen.
 */
export async function keep(trx: Trx, before: TableRecord, addition: Addition): Promise<void> {
  const { record, lines, said, now, asksBots, session } = addition;
  const isRevised = record.revision !== before.revision;
  const { numUpdatedRows } = await trx
    .updateTable('gameTable')
    .set(isRevised ? rowOf(record) : progressOf(record))
    .where('id', '=', before.id)
    .where('head', '=', before.head)
    .$if(session !== undefined, (table) =>
      table.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('session')
            .select('id')
            .where('id', '=', session ?? ''),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Clash();
  for (const { tableId, seat, ...rest } of changedSeats(before, record)) {
    await trx.updateTable('seat').set(rest).where('tableId', '=', tableId).where('seat', '=', seat).execute();
  }
  if (lines.length > 0) await trx.insertInto('line').values(lineRows(record.id, lines)).execute();
  if (said.length > 0) await trx.insertInto('said').values(saidRows(record.id, said)).execute();
  if (asksBots && (hasBots(before) || hasBots(record))) await setJob(trx, record, now);
}

export function lineRows(id: string, lines: readonly KeptLine[]) {
  return lines.map(({ line, time, request }) => ({
    tableId: id,
    seq: line.seq,
    time,
    request: request ?? null,
    body: JSON.stringify(line),
  }));
}

/** All that a play changes of a table's row. */
function progressOf(record: TableRecord) {
  const { updated, owes, deadline, clock, played, head } = rowOf(record);
  return { updated, owes, deadline, clock, played, head };
}

/** The rows of the seats that are others now. */
export function changedSeats(before: TableRecord, record: TableRecord) {
  if (record.revision === before.revision) return [];
  const old = seatRowsOf(before);
  return seatRowsOf(record).filter((seat, i) => JSON.stringify(seat) !== JSON.stringify(old[i]));
}

export function saidRows(id: string, said: readonly KeptSaid[]) {
  return said.map(({ n, time, seat, person, name, text, phrase, notice, request }) => ({
    tableId: id,
    n,
    time,
    seat: seat ?? null,
    person: person ?? null,
    name: name ?? null,
    text: text ?? null,
    phrase: phrase ?? null,
    notice: notice ?? null,
    request: request ?? null,
  }));
}

/** Leaves word that a bot has to decide, or that none has to any more. */
async function setJob(trx: Trx, record: TableRecord, now: number): Promise<void> {
  if (botTurn(record)) {
    await trx
      .insertInto('job')
      .values({ tableId: record.id, host: record.host, since: now, lease: null, attempts: 0 })
      .onConflict((conflict) => conflict.column('tableId').doUpdateSet({ since: now, lease: null, attempts: 0 }))
      .execute();
  } else await trx.deleteFrom('job').where('tableId', '=', record.id).execute();
}

function withoutNulls(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
