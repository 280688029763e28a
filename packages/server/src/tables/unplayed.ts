import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { ownSeats } from './lists.ts';

/** How many public tables of others somebody has sat down at and not played at yet: games of this moment, and of days. */
export interface Unplayed {
  readonly now: number;
  readonly days: number;
}

/** Whoever plays for a seat is told by what the line of a log begins with; what a bot plays is asked for by no page. */
export async function countUnplayed(db: Kysely<Schema>, person: string): Promise<Unplayed> {
  const seats = await ownSeats(db, person)
    .select('gameTable.pace')
    .where('seat.reserved', '=', 0)
    .where('gameTable.visibility', '=', 'public')
    .where('gameTable.host', '<>', person)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('line')
            .select('line.seq')
            .whereRef('line.tableId', '=', 'seat.tableId')
            .where('line.request', 'not like', 'bot-%')
            .where(sql<boolean>`"line"."body" like '{"seq":' || "line"."seq" || ',"seat":' || "seat"."seat" || ',%'`),
        ),
      ),
    )
    .execute();
  const days = seats.filter(({ pace }) => JSON.parse(pace).kind === 'days').length;
  return { now: seats.length - days, days };
}
