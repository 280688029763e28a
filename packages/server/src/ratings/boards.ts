import type { RatedPace, RatingBoard } from '@stolik/protocol';
import { BOARD_SPAN, byStrength, isOnBoard, type Rating, shown } from '@stolik/rating';
import type { Kysely, NotNull } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { SeatChange } from './change.ts';

/** Nobody reads further. */
const MOST_ROWS = 100;

interface Asked {
  readonly game: string;
  readonly pace: RatedPace;
  /** The one that runs, if none is named. */
  readonly quarter?: string | undefined;
  readonly now: number;
  readonly viewer: string | undefined;
}

/**
 * Those who want to be seen, by what they were rated when the quarter ended, or are now: the same numbers as everywhere, which
 * no quarter resets.
 */
export async function boardOf(db: Kysely<Schema>, { game, pace, quarter, now, viewer }: Asked): Promise<RatingBoard> {
  const asked = quarter ?? quarterAt(now);
  const at = Math.min(now, endOf(asked));
  const list = `${game}/${pace}`;
  // Of each person the last game in time.
  const latest = db
    .selectFrom('ratedGame')
    .innerJoin('ratedSeat', 'ratedSeat.tableId', 'ratedGame.tableId')
    .select(['ratedSeat.player', (eb) => eb.fn.max('ratedGame.n').as('n')])
    .where('ratedGame.list', '=', list)
    .where('ratedGame.ended', '>=', at - BOARD_SPAN)
    .where('ratedGame.ended', '<=', at)
    .where('ratedSeat.change', 'is not', null)
    .groupBy('ratedSeat.player')
    .as('latest');
  const rows = await db
    .selectFrom(latest)
    .innerJoin('ratedPlayer', 'ratedPlayer.player', 'latest.player')
    .innerJoin('person', 'person.id', 'ratedPlayer.person')
    .innerJoin('ratedGame', (join) => join.onRef('ratedGame.n', '=', 'latest.n').on('ratedGame.list', '=', list))
    .innerJoin('ratedSeat', (join) =>
      join.onRef('ratedSeat.tableId', '=', 'ratedGame.tableId').onRef('ratedSeat.player', '=', 'latest.player'),
    )
    .innerJoin('rating', (join) => join.onRef('rating.player', '=', 'latest.player').on('rating.list', '=', list))
    .select(['person.id', 'person.name', 'ratedSeat.change', 'ratedGame.ended', 'rating.games'])
    .where('ratedPlayer.boards', '=', 1)
    .$narrowType<{ change: NotNull }>()
    .orderBy('person.id')
    .execute();
  const rated = rows.map(({ id, name, change, ended, games }) => {
    const { after } = JSON.parse(change) as SeatChange;
    return { id, name, rating: { ...after, games, last: ended } satisfies Rating };
  });
  return {
    quarter: asked,
    rows: rated
      .filter(({ rating }) => isOnBoard(rating, at))
      .sort((a, b) => byStrength(a.rating, b.rating))
      .slice(0, MOST_ROWS)
      .map(({ id, name, rating }) => ({
        name,
        games: rating.games,
        ...shown(rating),
        ...(id === viewer ? { isMe: true } : {}),
      })),
  };
}

/** A year and one of its quarters, as everybody counts them in Greenwich. */
function quarterAt(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

function endOf(quarter: string): number {
  const [year, nth] = quarter.split('-').map(Number);
  return Date.UTC(year, 3 * nth) - 1;
}
