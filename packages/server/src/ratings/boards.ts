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
  const rows = await db
    .selectFrom('ratedGame')
    .innerJoin('ratedSeat', 'ratedSeat.tableId', 'ratedGame.tableId')
    .innerJoin('ratedPlayer', 'ratedPlayer.player', 'ratedSeat.player')
    .innerJoin('person', 'person.id', 'ratedPlayer.person')
    .innerJoin('rating', (join) =>
      join.onRef('rating.player', '=', 'ratedSeat.player').onRef('rating.list', '=', 'ratedGame.list'),
    )
    .select(['person.id', 'person.name', 'ratedSeat.change', 'ratedGame.ended', 'rating.games'])
    .where('ratedGame.list', '=', `${game}/${pace}`)
    .where('ratedGame.ended', '>=', at - BOARD_SPAN)
    .where('ratedGame.ended', '<=', at)
    .where('ratedPlayer.boards', '=', 1)
    .where('ratedSeat.change', 'is not', null)
    .$narrowType<{ change: NotNull }>()
    .orderBy('ratedGame.n')
    .execute();
  // Of each person the last.
  const latest = new Map(rows.map((row) => [row.id, row]));
  const rated = [...latest.values()].map(({ id, name, change, ended, games }) => {
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
