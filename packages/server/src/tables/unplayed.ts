import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { BY_BOT_PATTERN } from './by-bot.ts';

/**
 * So long a table counts where somebody gave up without having played: otherwise one person could sit down at a stranger's
 * table, give up and go on to the next for ever, and take the game from everybody who offers one.
 */
export const REMEMBERED = 60 * 60 * 1000;

/** How many public tables of others somebody has sat down at and not played at yet: games of this moment, and of days. */
export interface Unplayed {
  readonly now: number;
  readonly days: number;
}

/**
 * Whoever plays for a seat is told by what the line of a log begins with; what a bot plays is asked for by no page. One play
 * may be the opening that all make before anything has happened, and costs nothing to whoever goes away then: it takes a
 * second one that stands to have played.
 */
export async function countUnplayed(db: Kysely<Schema>, person: string, now: number): Promise<Unplayed> {
  const seats = await db
    .selectFrom('seat')
    .innerJoin('gameTable', 'gameTable.id', 'seat.tableId')
    .select('gameTable.pace')
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
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('line')
            .select('line.seq')
            .whereRef('line.tableId', '=', 'seat.tableId')
            .where('line.request', 'not like', BY_BOT_PATTERN)
            .where(beginsWith(sql`"line"`, sql`'moves":'`))
            .where((own) =>
              own.not(
                own.exists(
                  own
                    .selectFrom('line as undo')
                    .select('undo.seq')
                    .whereRef('undo.tableId', '=', 'seat.tableId')
                    .whereRef('undo.seq', '>', 'line.seq')
                    .where((either) =>
                      either.or([
                        beginsWith(sql`"undo"`, sql`'retract":' || "line"."seq" || ','`),
                        beginsWith(sql`"undo"`, sql`'retract":' || "line"."seq" || '}'`),
                      ]),
                    ),
                ),
              ),
            )
            .limit(1)
            .offset(1),
        ),
      ),
    )
    .execute();
  const days = seats.filter(({ pace }) => JSON.parse(pace).kind === 'days').length;
  return { now: seats.length - days, days };
}

/** Whether a line is of the seat, and goes on so. */
function beginsWith(line: RawBuilder<unknown>, rest: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${line}."body" like '{"seq":' || ${line}."seq" || ',"seat":' || "seat"."seat" || ',"' || ${rest} || '%'`;
}
