import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Whose people have played. Where a game has begun already, everybody counts as one of them. */
export const played: Migration = {
  name: '020-played',
  async up(db) {
    await db.schema
      .alterTable('gameTable')
      .addColumn('played', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`
      update "gameTable"
      set "played" = (select (1 << cast(count(*) as integer)) - 1 from "seat" where "seat"."tableId" = "gameTable"."id")
      where "status" in ('running', 'over')`.execute(db);
  },
};
