import { Ledger } from '@stolik/rating';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readLines, readTable } from '../tables/queries.ts';
import { Table } from '../tables/table.ts';
import { realWorld } from '../tables/world.ts';
import { gameOf, isNobody, rowOf, seatChangeOf } from './change.ts';
import { type Facts, factsOf } from './facts.ts';
import { lockList, writeRating } from './live.ts';

type Database = Kysely<Schema>;

/** What came out when all ratings were made anew. */
export interface Recount {
  /** Rated tables that are over, and those of them of which enough was played. */
  readonly tables: number;
  readonly counted: number;
  /** Ratings there are. */
  readonly ratings: number;
  /** What the live numbers have otherwise: seats of tables, ratings, and tables that ended and were not rated. */
  readonly differences: { readonly seats: number; readonly ratings: number; readonly unrated: number };
  readonly isEqual: boolean;
  /** Of each list a line for the first things that differ. */
  readonly first: readonly string[];
}

/** As many differences are told one by one. */
const MOST_TOLD = 20;
/** Games that are read at once. */
const PAGE = 200;
/** More than a list can hold. */
const MOST_GAMES = 2 ** 31 - 1;

/** Makes all ratings anew from the finished tables, and says whether the live ones are the same; servers may run meanwhile. */
export async function recount(store: Store): Promise<Recount> {
  const teller = new Teller();
  for (const list of await listsOf(store.reads)) await recountList(store.reads, list, teller);
  await countUnrated(store.reads, teller);
  return teller.told;
}

/** The same, and puts what came out in place of the live ratings; games of a list that end meanwhile wait for it. */
export async function rewriteRatings(store: Store): Promise<Recount> {
  const teller = new Teller();
  for (const list of await listsOf(store.reads)) {
    await store.db.transaction().execute(async (trx) => {
      await lockList(trx, store.kind, list);
      await recountList(trx, list, teller, trx);
    });
  }
  await countUnrated(store.reads, teller);
  return teller.told;
}

async function listsOf(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('ratedGame').select('list').distinct().orderBy('list').execute();
  return rows.map(({ list }) => list);
}

async function recountList(db: Database, list: string, teller: Teller, writes?: Transaction<Schema>): Promise<void> {
  // Read in one statement, so that both are of one moment: what ends later is left to the next time.
  const live = await db
    .selectFrom('rating')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('ratedGame')
        .select((inner) => inner.fn.max('n').as('upTo'))
        .where('ratedGame.list', '=', list)
        .as('upTo'),
    )
    .where('list', '=', list)
    .execute();
  const upTo = live[0]?.upTo ?? MOST_GAMES;
  const ledger = new Ledger();
  for (let after = -1; ; ) {
    const games = await db
      .selectFrom('ratedGame')
      .selectAll()
      .where('list', '=', list)
      .where('n', '>', after)
      .where('n', '<=', upTo)
      .orderBy('n')
      .limit(PAGE)
      .execute();
    for (const game of games) await recountGame(db, game, ledger, teller, writes);
    if (games.length < PAGE) break;
    after = games[games.length - 1].n;
  }
  const rated = [...ledger.ratings].filter(([player]) => !isNobody(player));
  const anew = new Map(rated.map(([player, rating]) => [player, rowOf(list, player, rating)]));
  teller.ratings += anew.size;
  const gone: string[] = [];
  for (const { upTo: _, ...row } of live) {
    const rating = anew.get(row.player);
    if (JSON.stringify(inOrder(row)) !== JSON.stringify(rating && inOrder(rating))) {
      teller.tell('ratings', `${list}: player ${row.player} has ${inWords(row)}, and would have ${inWords(rating)}`);
    }
    if (!rating) gone.push(row.player);
  }
  const known = new Set(live.map(({ player }) => player));
  for (const [player, rating] of anew) {
    if (!known.has(player)) teller.tell('ratings', `${list}: player ${player} would have ${inWords(rating)}`);
  }
  if (!writes) return;
  for (const player of gone) {
    await writes.deleteFrom('rating').where('list', '=', list).where('player', '=', player).execute();
  }
  for (const [player, rating] of rated) await writeRating(writes, list, player, rating);
}

async function recountGame(
  db: Database,
  { tableId, counts }: { readonly tableId: string; readonly counts: number },
  ledger: Ledger,
  teller: Teller,
  writes: Transaction<Schema> | undefined,
): Promise<void> {
  const record = await readTable(db, tableId);
  if (!record) return;
  const kept = await db.selectFrom('ratedSeat').selectAll().where('tableId', '=', tableId).orderBy('seat').execute();
  const facts = await factsAt(db, record, counts, kept);
  const players = new Map(kept.map(({ seat, player }) => [seat, player]));
  const game = gameOf(record, facts, ({ seat }) => players.get(seat) ?? null);
  const mus = game.players.map(({ id }) => ledger.ratingOf(id).mu);
  const changes = facts.counts ? ledger.add(game) : [];
  teller.tables++;
  if (facts.counts) teller.counted++;
  if (facts.counts !== (counts !== 0))
    teller.tell('seats', `table ${tableId} counts now and did not, or the other way`);
  if (writes) {
    await writes
      .updateTable('ratedGame')
      .set({ counts: facts.counts ? 1 : 0 })
      .where('tableId', '=', tableId)
      .execute();
  }
  for (const [i, each] of facts.people.entries()) {
    const own = changes.find(({ id }) => id === game.players[i].id);
    const change = own ? JSON.stringify(seatChangeOf(own, facts, (other) => mus[other])) : null;
    const row = { place: each.place, hasLeft: each.hasLeft ? 1 : 0, change };
    const was = kept.find(({ seat }) => seat === each.seat);
    const isSame = was?.place === row.place && was.hasLeft === row.hasLeft && was.change === row.change;
    if (!isSame)
      teller.tell(
        'seats',
        `table ${tableId}, seat ${each.seat + 1}: ${was?.change ?? 'nothing'} is ${change ?? 'nothing'} now`,
      );
    if (writes && !isSame) {
      await writes
        .updateTable('ratedSeat')
        .set(row)
        .where('tableId', '=', tableId)
        .where('seat', '=', each.seat)
        .execute();
    }
  }
}

/** What of a table its log says; of a game whose rules are not kept any more, what was found when it ended. */
async function factsAt(
  db: Database,
  record: NonNullable<Awaited<ReturnType<typeof readTable>>>,
  counts: number,
  kept: readonly { readonly seat: number; readonly place: number; readonly hasLeft: number }[],
): Promise<Facts> {
  const table = new Table(record, realWorld.sourceOf(record.seed));
  table.take({ record, lines: await readLines(db, record.id, -1), said: [] });
  if (!table.isLost) return factsOf(table, record);
  const people = kept.map(({ seat, place, hasLeft }) => {
    return { seat, place, hasLeft: hasLeft !== 0, person: record.seats[seat]?.person };
  });
  return { counts: counts !== 0, people };
}

/** Rated tables that ended and have no place in their list: there can be none. */
async function countUnrated(db: Database, teller: Teller): Promise<void> {
  const rows = await db
    .selectFrom('gameTable')
    .leftJoin('ratedGame', 'ratedGame.tableId', 'gameTable.id')
    .select('gameTable.id')
    .where('gameTable.rated', '=', 1)
    .where('gameTable.status', '=', 'over')
    .where('ratedGame.tableId', 'is', null)
    .execute();
  for (const { id } of rows) teller.tell('unrated', `table ${id} is over and was not rated`);
}

function inOrder({ mu, sigma, games, last }: { mu: number; sigma: number; games: number; last: number }) {
  return [mu, sigma, games, last];
}

function inWords(row: { mu: number; sigma: number; games: number } | undefined): string {
  return row ? `${(row.mu / 1e6).toFixed(2)} ± ${(row.sigma / 1e6).toFixed(2)} of ${row.games} games` : 'none';
}

class Teller {
  tables = 0;
  counted = 0;
  ratings = 0;
  readonly #counts = { seats: 0, ratings: 0, unrated: 0 };
  readonly #first: string[] = [];

  tell(what: 'seats' | 'ratings' | 'unrated', line: string): void {
    this.#counts[what]++;
    if (this.#first.length < MOST_TOLD) this.#first.push(line);
  }

  get told(): Recount {
    const { tables, counted, ratings } = this;
    const isEqual = Object.values(this.#counts).every((count) => count === 0);
    return { tables, counted, ratings, differences: { ...this.#counts }, isEqual, first: this.#first };
  }
}
