import { StolikError, withoutWishes } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { FOUND_PACES, type Level } from '@stolik/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import { holdPeople } from '../people/lock.ts';
import type { Schema } from '../store/schema.ts';
import type { StoreKind } from '../store/store.ts';
import { ANY_PAGE } from '../tables/following.ts';
import { countOwn, MOST_OWN } from '../tables/lists.ts';
import { calledAt } from '../tables/namesakes.ts';
import type { SeatRecord, TableRecord } from '../tables/record.ts';
import { freshRecord, seatFor, starting } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { match } from './match.ts';
import {
  endSearch,
  type Found,
  holdParty,
  holdUnchanged,
  partWays,
  readParty,
  readSeekers,
  type SearchRecord,
} from './searches.ts';

/** For so long a page that is gone is only lost: it comes back. */
export const FORGIVEN = 15_000;
/** Whoever was found has so long to come. */
export const COME_WITHIN = 25_000;
/** Where they play is told for so long. */
const TOLD = 10 * 60 * 1000;
/** A search for a game of days ends by itself. */
export const LONGEST_DAYS = 14 * 24 * 60 * 60 * 1000;
/** The first number says that it is about who leads. */
const LEAD = 7_306;
const STAND_IN: Level = 'medium';

/** What a look at all who wait has led to. */
export interface Paired {
  /** Whether anything is another now. */
  readonly hasChanged: boolean;
  /** Those of whom all are there, and who have no table yet. */
  readonly ready: readonly string[];
  /** Tables that were made and not begun: whoever was at it is gone. */
  readonly unbegun: readonly string[];
}

const NOTHING: Paired = { hasChanged: false, ready: [], unbegun: [] };

/** Ends what has ended, and finds companions for those who wait. Of all nodes one does so at a time. */
export function pair({ parts }: Tables): Promise<Paired> {
  const { store, newId } = parts;
  const time = parts.time();
  return store.db.transaction().execute(async (trx) => {
    if (!(await takeLead(trx, store.kind))) return NOTHING;
    const ended = await endGone(trx, time);
    const late = await partLate(trx, store.kind, time);
    const found = match(await readSeekers(trx, parts.now()), time);
    for (const { game, seats, people } of found) {
      if (!(await holdUnchanged(trx, store.kind, people))) continue;
      await trx
        .updateTable('search')
        .set({
          party: newId(),
          found: JSON.stringify({ game, seats, people: people.length }),
          until: time + COME_WITHIN,
          // A game of days waits for nobody.
          came: people[0].pace === 'days' ? 1 : 0,
        })
        .where(
          'person',
          'in',
          people.map(({ person }) => person),
        )
        .execute();
    }
    return {
      hasChanged: ended + late + found.length > 0,
      ready: await readyParties(trx),
      unbegun: await unbegunTables(trx),
    };
  });
}

async function takeLead(trx: Transaction<Schema>, kind: StoreKind): Promise<boolean> {
  if (kind === 'sqlite') return true;
  const { rows } = await sql<{
    isLeader: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(LEAD)}, 0) as "isLeader"`.execute(trx);
  return rows[0].isLeader;
}

/** Of whom no page is open any more waits for no game of now; nobody waits for ever. How many ended. */
async function endGone(trx: Transaction<Schema>, time: number): Promise<number> {
  const there = trx
    .selectFrom('presence')
    .select('person')
    .where('tableId', '=', ANY_PAGE)
    .where((eb) => eb.or([eb('gone', 'is', null), eb('gone', '>', time - FORGIVEN)]));
  const { numDeletedRows } = await trx
    .deleteFrom('search')
    .where((eb) =>
      eb.or([
        eb.and([eb('tableId', 'is not', null), eb('until', '<=', time)]),
        eb.and([eb('party', 'is', null), eb('pace', '=', 'days'), eb('since', '<=', time - LONGEST_DAYS)]),
        eb.and([
          ...[eb('party', 'is', null), eb('pace', '=', 'live'), eb('since', '<=', time - FORGIVEN)],
          eb('person', 'not in', there),
        ]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whoever has not come in time loses their place; those who came go on waiting. How many parties that were. */
async function partLate(trx: Transaction<Schema>, kind: StoreKind, time: number): Promise<number> {
  const late = await trx
    .selectFrom('search')
    .select('party')
    .distinct()
    .where('until', '<=', time)
    .where('tableId', 'is', null)
    .where('party', 'is not', null)
    .$narrowType<{ party: string }>()
    .execute();
  for (const { party } of late) {
    await holdParty(trx, kind, party);
    await trx.deleteFrom('search').where('party', '=', party).where('came', '=', 0).execute();
    await partWays(trx, party);
  }
  return late.length;
}

async function readyParties(trx: Transaction<Schema>): Promise<string[]> {
  const rows = await trx
    .selectFrom('search')
    .select('party')
    .where('party', 'is not', null)
    .where('tableId', 'is', null)
    .$narrowType<{ party: string }>()
    .groupBy('party')
    .having((eb) => eb(eb.fn.min('came'), '=', 1))
    .execute();
  return rows.map(({ party }) => party);
}

async function unbegunTables(trx: Transaction<Schema>): Promise<string[]> {
  const rows = await trx
    .selectFrom('search')
    .innerJoin('gameTable', 'gameTable.id', 'search.tableId')
    .select('gameTable.id')
    .distinct()
    .where('gameTable.status', '=', 'open')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those who were found together are so no more, or not all of them may be seated: no table is made. */
class Parted extends StolikError {
  /** Who may not. */
  readonly outcasts: readonly string[];

  constructor(outcasts: readonly string[] = []) {
    super('parted', 'those who were found together are so no more');
    this.outcasts = outcasts;
  }
}

/** Makes the table of those who were found together and have all come, and begins; `undefined` where there is none to be made. */
export async function begin(tables: Tables, party: string): Promise<TableRecord | undefined> {
  const { parts } = tables;
  const people = await readParty(parts.store.db, party);
  if (!isReady(people)) return undefined;
  const record = await tableFor(tables, people);
  try {
    await tables.add(record, async (trx) => {
      await mustBeSeatable(tables, trx, people);
      if (!isReady(await holdParty(trx, parts.store.kind, party))) throw new Parted();
      const told = { tableId: record.id, until: parts.time() + TOLD };
      await trx.updateTable('search').set(told).where('party', '=', party).execute();
      await noteWaits(tables, trx, people, record);
    });
  } catch (error) {
    if (!(error instanceof Parted)) throw error;
    await parts.store.db.transaction().execute(async (trx) => {
      for (const person of error.outcasts) await endSearch(trx, parts.store.kind, person);
      await partWays(trx, party);
    });
    return undefined;
  }
  // At a game of now all are there; one of days may come as news to each of them.
  await tables.change(record.id, starting(tables, people[0].pace === 'live' ? record.host : undefined));
  return record;
}

function isReady(people: readonly SearchRecord[]): boolean {
  const [first] = people;
  return (
    first !== undefined && people.length === first.found?.people && people.every((one) => one.hasCome && !one.tableId)
  );
}

/** An ordinary table of theirs; whoever waited longest has the first seat. */
async function tableFor(tables: Tables, people: readonly SearchRecord[]): Promise<TableRecord> {
  const [{ found, pace, isRated, bots = STAND_IN, person: host, network }] = people;
  const { game: id, seats: count } = found as Found;
  const { game } = gameEntry(id);
  // Nobody is rated by a game against bots alone.
  const isForRating = isRated && people.length > 1;
  const names = await namesOf(tables.parts.store.db, people);
  const seats: SeatRecord[] = [];
  for (const { person, entropy } of people) {
    const { name = '', handle } = names.get(person) ?? {};
    seats.push(seatFor({ id: person, name: calledAt(seats, person, name), ...(handle && { handle }) }, entropy));
  }
  while (seats.length < count) seats.push({ kind: 'bot', level: bots });
  return freshRecord(tables, {
    game: id,
    version: game.version,
    options: withoutWishes(game.wishes, game.parseOptions({}, count), count).options,
    pace: FOUND_PACES[pace],
    visibility: 'public',
    standIn: STAND_IN,
    circle: undefined,
    isRated: isForRating,
    hasHints: !isForRating,
    host,
    network,
    seats,
  });
}

async function namesOf(db: Kysely<Schema>, people: readonly SearchRecord[]) {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'handle'])
    .where(
      'id',
      'in',
      people.map(({ person }) => person),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Much may have happened since they were found: somebody was kept out, blocked another, or sits at too many tables. */
async function mustBeSeatable({ parts }: Tables, trx: Transaction<Schema>, people: readonly SearchRecord[]) {
  const ids = people.map(({ person }) => person).sort();
  const held = await holdPeople(trx, parts.store.kind, ids);
  const banned = await trx
    .selectFrom('person')
    .select('id')
    .where('banned', '>', parts.now())
    .where('id', 'in', ids)
    .execute();
  const outcasts = [...ids.filter((id) => !held.has(id)), ...banned.map(({ id }) => id)];
  for (const id of ids) if ((await countOwn(trx, id)) >= MOST_OWN) outcasts.push(id);
  if (outcasts.length > 0) throw new Parted(outcasts);
  const block = await trx
    .selectFrom('aversion')
    .select('person')
    .where('kind', '=', 'block')
    .where('person', 'in', ids)
    .where('other', 'in', ids)
    .executeTakeFirst();
  if (block) throw new Parted();
}

/** How long they waited, for others to be told how long it takes. */
async function noteWaits(
  { parts }: Tables,
  trx: Transaction<Schema>,
  people: readonly SearchRecord[],
  { game }: TableRecord,
): Promise<void> {
  const time = parts.now();
  const others = people.filter(({ found }) => found?.people !== 1);
  if (others.length === 0) return;
  await trx
    .insertInto('searchWait')
    .values(
      others.map(({ pace, isRated, since }) => ({
        ...{ id: parts.newId(), game, pace, rated: isRated ? 1 : 0, time },
        waited: Math.max(0, parts.time() - since),
      })),
    )
    .execute();
}
