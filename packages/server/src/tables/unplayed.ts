import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Public tables of others at which somebody may sit before playing there: games of this moment, and games of days. */
export const MOST_UNPLAYED = { now: 3, days: 10 };

/**
 * So long a table counts where somebody gave up without having played: otherwise one person could sit down at a stranger's
 * table, give up and go on to the next for ever, and take the game from everybody who offers one.
 */
export const REMEMBERED = 60 * 60 * 1000;

/** A public table of another at which somebody has sat down and not played yet. */
export interface UnplayedSeat {
  readonly tableId: string;
  readonly kind: keyof typeof MOST_UNPLAYED;
  readonly host: string;
  readonly isGivenUp: boolean;
}

/** All such tables of a person; those that have begun first, those of late before the others. */
export async function unplayedSeats(db: Kysely<Schema>, person: string, now: number): Promise<UnplayedSeat[]> {
  const seats = await db
    .selectFrom('seat')
    .innerJoin('gameTable', 'gameTable.id', 'seat.tableId')
    .select(['seat.tableId', 'seat.resigned', 'gameTable.pace', 'gameTable.host'])
    .where('seat.person', '=', person)
    .where('seat.reserved', '=', 0)
    .where('gameTable.visibility', '=', 'public')
    .where('gameTable.host', '<>', person)
    .where((eb) =>
      eb.or([
        eb.and([eb('seat.ended', 'is', null), eb('seat.resigned', '=', 0), eb('gameTable.status', '<>', 'gone')]),
        eb.and([eb('seat.resigned', '=', 1), eb('seat.awaySince', '>', now - REMEMBERED)]),
      ]),
    )
    .where(sql<boolean>`("gameTable"."played" & (1 << "seat"."seat")) = 0`)
    .orderBy(sql`case "gameTable"."status" when 'open' then 1 else 0 end`)
    .orderBy('gameTable.updated', 'desc')
    .orderBy('gameTable.id')
    .execute();
  return seats.map(({ tableId, resigned, pace, host }) => ({
    tableId,
    kind: JSON.parse(pace).kind === 'days' ? 'days' : 'now',
    host,
    isGivenUp: resigned !== 0,
  }));
}

/** The tables of a guest that are too many for an account together with its own, which the guest is about to become. */
export async function unplayedSurplus(db: Kysely<Schema>, from: string, to: string, now: number): Promise<string[]> {
  const [own, all] = [await unplayedSeats(db, to, now), await unplayedSeats(db, from, now)];
  const brought = all.filter(({ host }) => host !== to);
  return (['now', 'days'] as const).flatMap((kind) => {
    const [mine, theirs] = [own, brought].map((seats) => seats.filter((seat) => seat.kind === kind));
    const given = theirs.filter(({ isGivenUp }) => isGivenUp).length;
    const room = Math.max(0, MOST_UNPLAYED[kind] - mine.length - given);
    const kept = theirs.filter(({ isGivenUp }) => !isGivenUp);
    return kept.slice(room).map(({ tableId }) => tableId);
  });
}
