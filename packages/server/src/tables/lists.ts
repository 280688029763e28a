import { StolikError } from '@stolik/core';
import type { TableInfo, TableList } from '@stolik/protocol';
import type { Kysely, NotNull } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { shownClock } from './clock.ts';
import { ANY_PAGE } from './following.ts';
import { isKeptApart } from './kept-apart.ts';
import { chosenOffers, readOffers } from './offers.ts';
import { infoOf, recordOf, type TableRecord } from './record.ts';

type Database = Kysely<Schema>;

/** Tables on one page of a list. */
const PAGE = 20;
/** Tables that were over last, as the lobby shows them. */
const MOST_OVER = 5;
/** Tables that are not over at which one person may sit. */
export const MOST_OWN = 200;

type Listed = 'open' | 'running' | 'over';

/** Public tables, those that got their status last first; of those that wait for people nobody's before too many of others. */
export async function lobby(
  db: Database,
  { status, game, before }: { status: Listed; game?: string; before?: string },
  apart: ReadonlySet<string> = new Set(),
): Promise<TableList> {
  const mark = readMark(before);
  if (status === 'open') {
    const offers = (await readOffers(db, game)).map(({ id, listed, rank }) => ({ id, time: listed, rank }));
    const left = mark ? offers.filter((offer) => isBehind(offer, mark)) : offers;
    return pageOf(db, left.slice(0, PAGE + 1), undefined, (record) => !isKeptApart(record, apart));
  }
  let tables = publicTables(db, status, PAGE + 1);
  if (game !== undefined) tables = tables.where('game', '=', game);
  // Compared as a pair: with `or` the engines would read every row before the mark.
  if (mark) tables = tables.where((eb) => eb(eb.refTuple('listed', 'id'), '<', eb.tuple(mark.time, mark.id)));
  const rows = await tables.execute();
  return pageOf(
    db,
    rows.map(({ id, listed }) => ({ id, time: listed })),
    undefined,
  );
}

/** What the lobby shows now. The newest come first, so that a table keeps its place whatever is played there. */
export async function publicNow(db: Database): Promise<TableRecord[]> {
  const [offers, ...lists] = await Promise.all([
    offersNow(db),
    publicTables(db, 'running', PAGE).execute(),
    publicTables(db, 'over', MOST_OVER).execute(),
  ]);
  const records = await readRecords(db, [...offers.keys(), ...lists.flat().map(({ id }) => id)]);
  const rankOf = ({ id }: TableRecord) => offers.get(id) ?? 0;
  return records.sort((a, b) => rankOf(a) - rankOf(b) || b.listed - a.listed || (a.id < b.id ? 1 : -1));
}

/** The tables that wait for people and have room in the lobby, with their ranks. */
async function offersNow(db: Database): Promise<ReadonlyMap<string, number>> {
  const offers = await readOffers(db);
  const hosts = offers.length > PAGE ? [...new Set(offers.map(({ host }) => host))] : [];
  const there = await whoIsThere(db, hosts);
  const chosen = chosenOffers(offers, (host) => there.has(host), PAGE);
  return new Map(chosen.map(({ id, rank }) => [id, rank]));
}

/** Those of these people who have a page open, at any node. */
export async function whoIsThere(db: Database, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await db
    .selectFrom('presence')
    .select('person')
    .distinct()
    .where('tableId', '=', ANY_PAGE)
    .where('person', 'in', people)
    .execute();
  return new Set(rows.map(({ person }) => person));
}

function publicTables(db: Database, status: Exclude<Listed, 'open'>, most: number) {
  return db
    .selectFrom('gameTable')
    .select(['id', 'listed'])
    .where('visibility', '=', 'public')
    .where('status', '=', status)
    .orderBy('listed', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
}

/**
 * A person's tables that are not over, with their clocks; those that wait for the person first, of these the live ones, since
 * there somebody waits now; then by the latest news.
 * `onWall` says when a time of the server is by the clock on the wall.
 */
export async function ownTables(db: Database, person: string, onWall: (time: number) => number): Promise<TableInfo[]> {
  const rows = await ownSeats(db, person)
    .select('seat.tableId')
    .orderBy('gameTable.updated', 'desc')
    .limit(MOST_OWN)
    .execute();
  const records = await readRecords(
    db,
    rows.map(({ tableId }) => tableId),
  );
  const tables = records.map((record): TableInfo => {
    const { clock } = record;
    return { ...infoOf(record, person), ...(clock && { clock: shownClock(clock, onWall) }) };
  });
  const waits = ({ seats, actors, pace, isAsleep }: TableInfo) => {
    const own = seats.findIndex(({ person: whose }) => whose === person);
    const { standIn, isAwaited } = seats[own];
    if (!isAwaited && !(actors.includes(own) && standIn === undefined)) return 0;
    return pace.kind === 'live' && (isAwaited || !isAsleep) ? 2 : 1;
  };
  return tables.sort((a, b) => waits(b) - waits(a) || b.updated - a.updated);
}

/** How many those are. */
export async function countOwn(db: Database, person: string): Promise<number> {
  const { count } = await ownSeats(db, person)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many public tables of a host or of a network wait for people. */
export async function countOffered(db: Database, by: 'host' | 'network', whose: string): Promise<number> {
  const { count } = await db
    .selectFrom('gameTable')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('visibility', '=', 'public')
    .where('status', '=', 'open')
    .where(by, '=', whose)
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's seats at tables that are not over. */
export function ownSeats(db: Database, person: string) {
  return db
    .selectFrom('seat')
    .innerJoin('gameTable', 'gameTable.id', 'seat.tableId')
    .where('seat.person', '=', person)
    .where('seat.ended', 'is', null)
    .where('seat.resigned', '=', 0)
    .where('gameTable.status', '<>', 'gone');
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
    person,
  );
}

interface Mark {
  readonly id: string;
  readonly time: number;
  /** Of a table that waits for people; 0 is not written. */
  readonly rank?: number;
}

/** Whether something comes after what a page ended with. */
function isBehind({ rank = 0, time, id }: Mark, { rank: last = 0, ...mark }: Mark): boolean {
  return rank !== last ? rank > last : time !== mark.time ? time < mark.time : id < mark.id;
}

/** One row more than fits says that there is a next page. */
async function pageOf(
  db: Database,
  marks: readonly Mark[],
  viewer: string | undefined,
  isShown: (record: TableRecord) => boolean = () => true,
): Promise<TableList> {
  const shown = marks.slice(0, PAGE);
  const records = await readRecords(
    db,
    shown.map(({ id }) => id),
  );
  const tables = records.filter(isShown).map((record) => infoOf(record, viewer));
  const last = shown.at(-1);
  const next = last && `${last.rank ? `${last.rank}.` : ''}${last.time}-${last.id}`;
  return { tables, ...(marks.length > PAGE ? { next } : {}) };
}

function readMark(text: string | undefined): Mark | undefined {
  if (text === undefined) return undefined;
  const [, rank = 0, time, id] = /^(?:(\d)\.)?(\d{1,15})-([A-Za-z0-9_-]{1,64})$/.exec(text) ?? [];
  if (id === undefined) throw new StolikError('bad-field', 'before: is no mark of a page', { field: 'before' });
  return { time: Number(time), id, rank: Number(rank) };
}

/** The tables with these ids, in their order. */
export async function readRecords(db: Database, ids: readonly string[]): Promise<TableRecord[]> {
  if (ids.length === 0) return [];
  const [rows, seats] = await Promise.all([
    db.selectFrom('gameTable').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('seat').selectAll().where('tableId', 'in', ids).execute(),
  ]);
  const seatsAt = new Map<string, typeof seats>(ids.map((id) => [id, []]));
  for (const seat of seats) seatsAt.get(seat.tableId)?.push(seat);
  const records = new Map(rows.map((row) => [row.id, recordOf(row, seatsAt.get(row.id) ?? [])]));
  return ids.flatMap((id) => records.get(id) ?? []);
}
