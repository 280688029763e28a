import { StolikError } from '@stolik/core';
import type { TableInfo, TableList } from '@stolik/protocol';
import type { Kysely, NotNull } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { infoOf, recordOf } from './record.ts';

type Database = Kysely<Schema>;

/** Tables on one page of a list. */
const PAGE = 20;
/** Tables that one person plays at once and sees in one list. */
const MOST_RUNNING = 200;

/** Public tables, those with the latest news first. */
export async function lobby(
  db: Database,
  { status, game, before }: { status: 'open' | 'running' | 'over'; game?: string; before?: string },
): Promise<TableList> {
  const mark = readMark(before);
  let tables = db
    .selectFrom('gameTable')
    .select(['id', 'updated'])
    .where('visibility', '=', 'public')
    .where('status', '=', status);
  if (game !== undefined) tables = tables.where('game', '=', game);
  // Compared as a pair: with `or` the engines would read every row before the mark.
  if (mark) tables = tables.where((eb) => eb(eb.refTuple('updated', 'id'), '<', eb.tuple(mark.time, mark.id)));
  const rows = await tables
    .orderBy('updated', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return pageOf(
    db,
    rows.map(({ id, updated }) => ({ id, time: updated })),
  );
}

/** A person's tables that are not over; those that wait for the person first, then by the latest news. */
export async function ownTables(db: Database, person: string): Promise<TableInfo[]> {
  const rows = await db
    .selectFrom('seat')
    .select('tableId')
    .where('person', '=', person)
    .where('ended', 'is', null)
    .where('resigned', '=', 0)
    .limit(MOST_RUNNING)
    .execute();
  const tables = await readInfos(
    db,
    rows.map(({ tableId }) => tableId),
  );
  const waits = ({ seats, actors }: TableInfo) =>
    seats.some((seat, i) => seat.person === person && actors.includes(i) && seat.standIn === undefined) ? 1 : 0;
  return tables.filter(({ status }) => status !== 'gone').sort((a, b) => waits(b) - waits(a) || b.updated - a.updated);
}

/** What a person has played, the latest first. */
export async function history(db: Database, person: string, before?: string): Promise<TableList> {
  const mark = readMark(before);
  let seats = db
    .selectFrom('seat')
    .select(['tableId', 'ended'])
    .where('person', '=', person)
    .where('ended', 'is not', null)
    .$narrowType<{ ended: NotNull }>();
  if (mark) seats = seats.where((eb) => eb(eb.refTuple('ended', 'tableId'), '<', eb.tuple(mark.time, mark.id)));
  const rows = await seats
    .orderBy('ended', 'desc')
    .orderBy('tableId', 'desc')
    .limit(PAGE + 1)
    .execute();
  return pageOf(
    db,
    rows.map(({ tableId, ended }) => ({ id: tableId, time: ended })),
  );
}

interface Mark {
  readonly id: string;
  readonly time: number;
}

/** One row more than fits says that there is a next page. */
async function pageOf(db: Database, marks: readonly Mark[]): Promise<TableList> {
  const shown = marks.slice(0, PAGE);
  const tables = await readInfos(
    db,
    shown.map(({ id }) => id),
  );
  const last = shown.at(-1);
  return { tables, ...(marks.length > PAGE && last ? { next: `${last.time}-${last.id}` } : {}) };
}

function readMark(text: string | undefined): Mark | undefined {
  if (text === undefined) return undefined;
  const [, time, id] = /^(\d{1,15})-([A-Za-z0-9_-]{1,64})$/.exec(text) ?? [];
  if (id === undefined) throw new StolikError('bad-field', 'before: is no mark of a page', { field: 'before' });
  return { time: Number(time), id };
}

/** The tables with these ids, in their order. */
async function readInfos(db: Database, ids: readonly string[]): Promise<TableInfo[]> {
  if (ids.length === 0) return [];
  const [rows, seats] = await Promise.all([
    db.selectFrom('gameTable').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('seat').selectAll().where('tableId', 'in', ids).execute(),
  ]);
  const infos = new Map(
    rows.map((row) => [
      row.id,
      infoOf(
        recordOf(
          row,
          seats.filter(({ tableId }) => tableId === row.id),
        ),
      ),
    ]),
  );
  return ids.flatMap((id) => infos.get(id) ?? []);
}
