import type { OwnRatings, RatedPace, RatingChange, TableRating } from '@stolik/protocol';
import { NEWCOMER, type Rating, shown } from '@stolik/rating';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readTable } from '../tables/queries.ts';
import { ratingOf, type SeatChange } from './change.ts';
import { listOf } from './facts.ts';

type Database = Kysely<Schema>;

/** A person's own ratings, the latest first. */
export async function ownRatings(db: Database, person: string): Promise<OwnRatings> {
  const own = await db.selectFrom('ratedPlayer').selectAll().where('person', '=', person).executeTakeFirst();
  if (!own) return { ratings: [], isRated: false };
  const rows = await db
    .selectFrom('rating')
    .selectAll()
    .where('player', '=', own.player)
    .orderBy('last', 'desc')
    .orderBy('list')
    .execute();
  return {
    ratings: rows.map((row) => {
      const [game, pace] = row.list.split('/');
      return { game, pace: pace as RatedPace, games: row.games, last: row.last, ...shown(ratingOf(row)) };
    }),
    ...(own.boards === null ? {} : { onBoards: own.boards !== 0 }),
    isRated: true,
  };
}

/** Whoever was never rated has nothing that could be shown. */
export async function setBoards({ db }: Store, person: string, onBoards: boolean): Promise<void> {
  await db
    .updateTable('ratedPlayer')
    .set({ boards: onBoards ? 1 : 0 })
    .where('person', '=', person)
    .execute();
}

/** What whoever looks at a table may know: how strong the people there are, and their own arithmetic. */
export async function tableRating(db: Database, id: string, viewer: string | undefined): Promise<TableRating> {
  const record = await readTable(db, id);
  if (!record?.isRated) return { isRated: false, seats: [] };
  const game = await db.selectFrom('ratedGame').selectAll().where('tableId', '=', id).executeTakeFirst();
  if (!game) return { isRated: true, seats: await strengthsOf(db, listOf(record), record.seats) };
  const rows = await db.selectFrom('ratedSeat').selectAll().where('tableId', '=', id).orderBy('seat').execute();
  const changes = rows.flatMap(({ seat, change }) =>
    change === null ? [] : [{ seat, change: JSON.parse(change) as SeatChange }],
  );
  const own = changes.find(({ seat }) => viewer !== undefined && record.seats[seat].person === viewer);
  return {
    isRated: true,
    seats: changes.map(({ seat, change }) => ({ seat, ...shownOf(change.before) })),
    counts: game.counts !== 0,
    ...(own && { own: ownOf(own.change) }),
  };
}

async function strengthsOf(
  db: Database,
  list: string,
  seats: readonly { readonly person?: string }[],
): Promise<TableRating['seats']> {
  const persons = seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  if (persons.length === 0) return [];
  const rows = await db
    .selectFrom('ratedPlayer')
    .innerJoin('rating', 'rating.player', 'ratedPlayer.player')
    .select(['ratedPlayer.person', 'rating.mu', 'rating.sigma', 'rating.games', 'rating.last'])
    .where('rating.list', '=', list)
    .where('ratedPlayer.person', 'in', persons)
    .execute();
  const known = new Map(rows.map((row) => [row.person, ratingOf(row)]));
  return seats.flatMap(({ person }, seat) =>
    person === undefined ? [] : [{ seat, ...shown(known.get(person) ?? NEWCOMER) }],
  );
}

function ownOf({ before, after, pairs }: SeatChange): RatingChange {
  return {
    before: shownOf(before),
    after: shownOf(after),
    pairs: pairs.map(({ seat, mu, weight, gain }) => ({ seat, points: Math.round(mu), weight, gain })),
  };
}

function shownOf(rating: Pick<Rating, 'mu' | 'sigma'>) {
  return shown({ ...NEWCOMER, ...rating });
}
