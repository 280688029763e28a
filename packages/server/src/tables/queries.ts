import { type Kysely, sql, type Transaction } from 'kysely';
import { isDuplicate } from '../store/errors.ts';
import type { Schema } from '../store/schema.ts';
import { botOf, recordOf, rowOf, seatRowsOf, type TableRecord } from './record.ts';
import type { KeptLine, KeptSaid } from './table.ts';

type Database = Kysely<Schema>;
type Trx = Transaction<Schema>;

/** Somebody else wrote first: read again and start again. */
export class Clash extends Error {}

/** A seq, number or revision that is taken. */
export function isClash(error: unknown): boolean {
  return error instanceof Clash || isDuplicate(error);
}

export async function readTable(db: Database, id: string): Promise<TableRecord | undefined> {
  const [row, seats] = await Promise.all([
    db.selectFrom('gameTable').selectAll().where('id', '=', id).executeTakeFirst(),
    db.selectFrom('seat').selectAll().where('tableId', '=', id).execute(),
  ]);
  return row && recordOf(row, seats);
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

/** The last so many things said, the oldest first. */
export async function readSaid(db: Database, id: string, most: number): Promise<KeptSaid[]> {
  const rows = await db
    .selectFrom('said')
    .selectAll()
    .where('tableId', '=', id)
    .orderBy('n', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(({ tableId: _, ...row }) => withoutNulls(row) as unknown as KeptSaid);
}

export async function addTable(trx: Trx, record: TableRecord): Promise<void> {
  await trx.insertInto('gameTable').values(rowOf(record)).execute();
  await trx.insertInto('seat').values(seatRowsOf(record)).execute();
}

export async function addLines(trx: Trx, id: string, lines: readonly KeptLine[]): Promise<void> {
  await trx.insertInto('line').values(lineRows(id, lines)).execute();
}

/** Lines, progress and the word about them in one statement of PostgreSQL: one way there and back instead of five. */
export async function addPlay(
  db: Database,
  record: TableRecord,
  lines: readonly KeptLine[],
  channel: string,
  word: string,
): Promise<void> {
  await db
    .with('written', (cte) => cte.insertInto('line').values(lineRows(record.id, lines)).returning('seq'))
    .with('moved', (cte) =>
      cte.updateTable('gameTable').set(progressOf(record)).where('id', '=', record.id).returning('id'),
    )
    .selectNoFrom(sql`pg_notify(${channel}, ${word})`.as('told'))
    .execute();
}

function lineRows(id: string, lines: readonly KeptLine[]) {
  return lines.map(({ line, time, request }) => ({
    tableId: id,
    seq: line.seq,
    time,
    request: request ?? null,
    body: JSON.stringify(line),
  }));
}

function progressOf(record: TableRecord) {
  const { updated, owes, deadline, clock } = rowOf(record);
  return { updated, owes, deadline, clock };
}

/** After a play: how far the game is. Nothing that others could have changed meanwhile. */
export async function setProgress(trx: Trx, record: TableRecord): Promise<void> {
  await trx.updateTable('gameTable').set(progressOf(record)).where('id', '=', record.id).execute();
}

/** Everything about a table, unless somebody else changed it since `before`. */
export async function replaceTable(trx: Trx, before: TableRecord, record: TableRecord): Promise<void> {
  const { id, ...row } = rowOf(record);
  const { numUpdatedRows } = await trx
    .updateTable('gameTable')
    .set(row)
    .where('id', '=', id)
    .where('revision', '=', before.revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Clash();
  const [old, fresh] = [before, record].map(seatRowsOf);
  for (const [i, seat] of fresh.entries()) {
    if (JSON.stringify(seat) === JSON.stringify(old[i])) continue;
    const { tableId, seat: number, ...rest } = seat;
    await trx.updateTable('seat').set(rest).where('tableId', '=', tableId).where('seat', '=', number).execute();
  }
}

export async function addSaid(trx: Trx, id: string, said: readonly KeptSaid[]): Promise<void> {
  const rows = said.map(({ n, time, seat, name, text, phrase, notice, request }) => ({
    tableId: id,
    n,
    time,
    seat: seat ?? null,
    name: name ?? null,
    text: text ?? null,
    phrase: phrase ?? null,
    notice: notice ?? null,
    request: request ?? null,
  }));
  await trx.insertInto('said').values(rows).execute();
}

/** Leaves word that a bot has to decide, or that none has to any more. */
export async function setJob(trx: Trx, record: TableRecord, now: number): Promise<void> {
  if (record.status === 'running' && record.owes.some((seat) => botOf(record.seats[seat]) !== undefined)) {
    await trx
      .insertInto('job')
      .values({ tableId: record.id, since: now, lease: null })
      .onConflict((conflict) => conflict.column('tableId').doUpdateSet({ since: now, lease: null }))
      .execute();
  } else await trx.deleteFrom('job').where('tableId', '=', record.id).execute();
}

function withoutNulls(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
