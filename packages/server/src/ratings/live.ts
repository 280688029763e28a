import { MEETING_SPAN, type Rating, rateGame } from '@stolik/rating';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { StoreKind } from '../store/store.ts';
import type { TableRecord } from '../tables/record.ts';
import { gameOf, ratingOf, rowOf, seatChangeOf } from './change.ts';
import { type Facts, listOf } from './facts.ts';

type Trx = Transaction<Schema>;

/** Games of one list are rated one after the other, on whichever nodes they end: the first number says that it is about ratings. */
export async function lockList(trx: Trx, kind: StoreKind, list: string): Promise<void> {
  // SQLite runs one transaction at a time.
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(7_305)}, hashtext(${list}))`.execute(trx);
}

/** Rates a table in the transaction that ends it, so that no game ends without its numbers, and none is rated twice. */
export async function rateEnd(
  trx: Trx,
  { kind, newId }: { readonly kind: StoreKind; newId(): string },
  record: TableRecord,
  facts: Facts,
): Promise<void> {
  const list = listOf(record);
  await lockList(trx, kind, list);
  const players = await playersOf(trx, facts, newId);
  const playerOf = ({ person }: Facts['people'][number]) => players.get(person ?? '') ?? null;
  const { last } = await trx
    .selectFrom('ratedGame')
    .select((eb) => eb.fn.max('n').as('last'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  const game = gameOf(record, facts, playerOf);
  const ratings = await readRatings(trx, list, [...players.values()]);
  const of = (id: string): Rating => ratingOf(ratings.get(id));
  const meetings = await readMeetings(trx, list, [...players.values()], game.ended);
  const before = { ratingOf: of, meetingsOf: (one: string, other: string) => meetings.get(`${one} ${other}`) ?? 0 };
  const changes = facts.counts ? rateGame(game, before) : [];
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  const muOf = (i: number) => of(game.players[i].id).mu;
  await trx
    .insertInto('ratedGame')
    .values({ list, n: (last ?? -1) + 1, tableId: record.id, ended: game.ended, counts: facts.counts ? 1 : 0 })
    .execute();
  await trx
    .insertInto('ratedSeat')
    .values(
      facts.people.map((each, i) => {
        const change = changeOf.get(game.players[i].id);
        return {
          tableId: record.id,
          seat: each.seat,
          player: playerOf(each),
          place: each.place,
          hasLeft: each.hasLeft ? 1 : 0,
          change: change ? JSON.stringify(seatChangeOf(change, facts, muOf)) : null,
        };
      }),
    )
    .execute();
  for (const player of players.values()) {
    const change = changeOf.get(player);
    if (change) await writeRating(trx, list, player, change.after);
  }
}

export async function writeRating(trx: Trx, list: string, player: string, rating: Rating): Promise<void> {
  const { mu, sigma, games, last } = rowOf(list, player, rating);
  await trx
    .insertInto('rating')
    .values({ list, player, mu, sigma, games, last })
    .onConflict((conflict) => conflict.columns(['list', 'player']).doUpdateSet({ mu, sigma, games, last }))
    .execute();
}

/** The players that people are; who was never rated becomes one. Always in the same order, so that no two wait for each other. */
async function playersOf(trx: Trx, { people }: Facts, newId: () => string): Promise<Map<string, string>> {
  const persons = people.flatMap(({ person }) => (person === undefined ? [] : [person])).sort();
  if (persons.length === 0) return new Map();
  await trx
    .insertInto('ratedPlayer')
    .values(persons.map((person) => ({ person, player: newId(), boards: null })))
    .onConflict((conflict) => conflict.column('person').doNothing())
    .execute();
  const rows = await trx
    .selectFrom('ratedPlayer')
    .select(['person', 'player'])
    .where('person', 'in', persons)
    .orderBy('person')
    .execute();
  return new Map(rows.map(({ person, player }) => [person, player]));
}

export async function readRatings(db: Kysely<Schema>, list: string, players: readonly string[]) {
  if (players.length === 0) return new Map();
  const rows = await db
    .selectFrom('rating')
    .selectAll()
    .where('list', '=', list)
    .where('player', 'in', players)
    .execute();
  return new Map(rows.map((row) => [row.player, row]));
}

/** How often each two of these players met in the day before, by both of them. */
async function readMeetings(
  trx: Trx,
  list: string,
  players: readonly string[],
  ended: number,
): Promise<ReadonlyMap<string, number>> {
  const met = new Map<string, number>();
  if (players.length < 2) return met;
  const rows = await trx
    .selectFrom('ratedGame')
    .innerJoin('ratedSeat', 'ratedSeat.tableId', 'ratedGame.tableId')
    .select(['ratedGame.tableId', 'ratedSeat.player'])
    .where('ratedGame.list', '=', list)
    .where('ratedGame.ended', '>', ended - MEETING_SPAN)
    .where('ratedGame.counts', '=', 1)
    .where('ratedSeat.player', 'in', players)
    .execute();
  for (const one of rows) {
    for (const other of rows) {
      if (one.tableId !== other.tableId || one.player === other.player) continue;
      const pair = `${one.player} ${other.player}`;
      met.set(pair, (met.get(pair) ?? 0) + 1);
    }
  }
  return met;
}
