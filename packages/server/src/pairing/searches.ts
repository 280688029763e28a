import { badField } from '@stolik/core';
import { games } from '@stolik/games';
import type { Level, NewSearch, SearchPace } from '@stolik/protocol';
import { NEWCOMER } from '@stolik/rating';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { z } from 'zod';
import { ratingOf } from '../ratings/change.ts';
import type { Schema } from '../store/schema.ts';
import type { StoreKind } from '../store/store.ts';
import { ANY_PAGE } from '../tables/following.ts';
import type { Choice, Seeker } from './match.ts';
import type { SearchTable } from './schema.ts';

export type Wanted = z.output<typeof NewSearch>;
type Database = Kysely<Schema>;

/** What those who were found together are to play. */
export interface Found extends Choice {
  /** How many they are; bots have the other seats. */
  readonly people: number;
}

/** Somebody's search as it is kept. */
export interface SearchRecord extends Omit<Seeker, 'strengths'> {
  readonly games: readonly string[];
  readonly seats: readonly number[];
  readonly bots: Level | undefined;
  readonly network: string | undefined;
  readonly entropy: string;
  readonly party: string | undefined;
  readonly found: Found | undefined;
  readonly until: number | undefined;
  readonly hasCome: boolean;
  readonly tableId: string | undefined;
  /** Tells apart by anything that is kept of it. */
  readonly mark: string;
}

/** Searches that are looked at together: those that have waited longest. */
const MOST = 2_000;

/** The games for so many that there are. */
export function choicesOf(wanted: { readonly games: readonly string[]; readonly seats: readonly number[] }): Choice[] {
  return wanted.games.flatMap((game) => {
    const { min, max } = games.find((entry) => entry.game.id === game)?.game.seats ?? { min: 0, max: 0 };
    return wanted.seats.filter((seats) => seats >= min && seats <= max).map((seats) => ({ game, seats }));
  });
}

/** Refuses what nobody can be found for. */
export function mustBeFindable(wanted: Wanted): void {
  const unknown = wanted.games.find((id) => !games.some(({ game }) => game.id === id));
  if (unknown !== undefined) throw badField('games', `there is no game ${unknown}`);
  if (choicesOf(wanted).length === 0) throw badField('seats', 'none of these games is for so many');
}

/** All searches, those that have waited longest first, without what says who is strong and who is there. */
export async function readSearches(db: Database): Promise<SearchRecord[]> {
  const rows = await db.selectFrom('search').selectAll().orderBy('since').orderBy('person').limit(MOST).execute();
  if (rows.length === 0) return [];
  const apart = await readApart(db);
  return rows.map((row) => recordOf(row, apart.get(row.person)));
}

/** A person's search. */
export async function readSearch(db: Database, person: string): Promise<SearchRecord | undefined> {
  const row = await db.selectFrom('search').selectAll().where('person', '=', person).executeTakeFirst();
  return row && recordOf(row, undefined);
}

/** Those who were found together. */
export async function readParty(db: Database, party: string): Promise<SearchRecord[]> {
  const rows = await db
    .selectFrom('search')
    .selectAll()
    .where('party', '=', party)
    .orderBy('since')
    .orderBy('person')
    .execute();
  return rows.map((row) => recordOf(row, undefined));
}

/** Those who wait for others now, with all by which these are chosen. Who is kept out, or has no page open for a game of now, is not found. */
export async function readSeekers(db: Database, now: number): Promise<(SearchRecord & Seeker)[]> {
  const waiting = (await readSearches(db)).filter(({ party }) => party === undefined);
  if (waiting.length === 0) return [];
  const searching = db.selectFrom('search').select('person');
  const [here, banned, ratings] = await Promise.all([
    db
      .selectFrom('presence')
      .select('person')
      .where('tableId', '=', ANY_PAGE)
      .where('gone', 'is', null)
      .where('person', 'in', searching)
      .execute(),
    db.selectFrom('person').select('id').where('banned', '>', now).where('id', 'in', searching).execute(),
    db
      .selectFrom('ratedPlayer')
      .innerJoin('rating', 'rating.player', 'ratedPlayer.player')
      .select(['ratedPlayer.person', 'rating.list', 'rating.mu', 'rating.sigma', 'rating.games', 'rating.last'])
      .where('ratedPlayer.person', 'in', searching)
      .execute(),
  ]);
  const [there, out] = [new Set(here.map(({ person }) => person)), new Set(banned.map(({ id }) => id))];
  const rated = new Map(ratings.map(({ person, list, ...row }) => [`${person} ${list}`, ratingOf(row).mu]));
  return waiting
    .filter(({ person, pace }) => !out.has(person) && (pace === 'days' || there.has(person)))
    .map((one) => {
      const strengthIn = (game: string) => rated.get(`${one.person} ${game}/${one.pace}`) ?? NEWCOMER.mu;
      return { ...one, strengths: Object.fromEntries(one.games.map((game) => [game, strengthIn(game)])) };
    });
}

/** Whom of those who wait each of them has blocked, or is blocked by. */
async function readApart(db: Database): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const searching = db.selectFrom('search').select('person');
  const rows = await db
    .selectFrom('aversion')
    .select(['person', 'other'])
    .where('kind', '=', 'block')
    .where('person', 'in', searching)
    .where('other', 'in', searching)
    .execute();
  const apart = new Map<string, Set<string>>();
  const add = (one: string, other: string) => apart.set(one, (apart.get(one) ?? new Set()).add(other));
  for (const { person, other } of rows) {
    add(person, other);
    add(other, person);
  }
  return apart;
}

const NOBODY: ReadonlySet<string> = new Set();

function recordOf(row: Selectable<SearchTable>, apart = NOBODY): SearchRecord {
  const wanted = { games: row.games.split(','), seats: row.seats.split(',').map(Number) };
  return {
    ...wanted,
    person: row.person,
    since: row.since,
    choices: choicesOf(wanted),
    pace: row.pace as SearchPace,
    isRated: row.rated !== 0,
    withBots: row.bots !== null,
    apart,
    bots: (row.bots as Level | null) ?? undefined,
    network: row.network ?? undefined,
    entropy: row.entropy,
    party: row.party ?? undefined,
    found: row.found === null ? undefined : JSON.parse(row.found),
    until: row.until ?? undefined,
    hasCome: row.came !== 0,
    tableId: row.tableId ?? undefined,
    mark: JSON.stringify(row),
  };
}

/** What is kept of a search that begins, or is changed. */
export function rowOf(
  person: string,
  wanted: Wanted,
  {
    network,
    entropy,
    since,
  }: { readonly network: string | undefined; readonly entropy: string; readonly since: number },
): SearchTable {
  return {
    person,
    games: [...new Set(wanted.games)].join(),
    seats: [...new Set(wanted.seats)].sort().join(),
    pace: wanted.pace,
    rated: wanted.rated ? 1 : 0,
    bots: wanted.bots ?? null,
    network: network ?? null,
    entropy,
    since,
    party: null,
    found: null,
    until: null,
    came: 0,
    tableId: null,
  };
}

const ALONE = { party: null, found: null, until: null, came: 0 };

/** Those who were found together, whose searches nobody else changes until the transaction ends; always in one order. */
export async function holdParty(trx: Transaction<Schema>, kind: StoreKind, party: string): Promise<SearchRecord[]> {
  const query = trx.selectFrom('search').selectAll().where('party', '=', party).orderBy('person');
  return (await (kind === 'postgres' ? query.forUpdate() : query).execute()).map((row) => recordOf(row));
}

/** Whether the searches of these people are still what they were; then they are held in the same way. */
export async function holdUnchanged(
  trx: Transaction<Schema>,
  kind: StoreKind,
  people: readonly SearchRecord[],
): Promise<boolean> {
  const ids = people.map(({ person }) => person);
  const query = trx.selectFrom('search').selectAll().where('person', 'in', ids).orderBy('person');
  const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute();
  const marks = new Set(rows.map((row) => recordOf(row).mark));
  return people.every(({ mark }) => marks.has(mark));
}

/** Those who were found together go on waiting, each where they were: whoever has waited so long is at the head. */
export async function partWays(trx: Transaction<Schema>, party: string): Promise<void> {
  await trx.updateTable('search').set(ALONE).where('party', '=', party).where('tableId', 'is', null).execute();
}

/** Ends a person's search; what it was. Whoever was found with them goes on waiting. */
export async function endSearch(
  trx: Transaction<Schema>,
  kind: StoreKind,
  person: string,
): Promise<SearchRecord | undefined> {
  const { party } = (await readSearch(trx, person)) ?? {};
  if (party !== undefined) await holdParty(trx, kind, party);
  const row = await trx.deleteFrom('search').where('person', '=', person).returningAll().executeTakeFirst();
  if (!row) return undefined;
  if (row.party !== null && row.tableId === null) await partWays(trx, row.party);
  return recordOf(row);
}
