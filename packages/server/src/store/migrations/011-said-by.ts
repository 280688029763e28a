import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Things said belong to people and not to seats; a table remembers whom its host has removed. */
export const saidBy: Migration = {
  name: '011-said-by',
  async up(db) {
    await db.schema.alterTable('gameTable').addColumn('removed', 'text').execute();
    await db.schema.alterTable('said').addColumn('person', 'text').execute();
    // Who sat there is known only of those who still do.
    await sql`
      update "said" set "person" = (
        select "seat"."person" from "seat"
        where "seat"."tableId" = "said"."tableId" and "seat"."seat" = "said"."seat" and "seat"."name" = "said"."name")
      where "name" is not null`.execute(db);
    // Words without a name are of people who were deleted.
    await db
      .updateTable('said')
      .set({ text: null, phrase: null })
      .where('notice', 'is', null)
      .where('name', 'is', null)
      .execute();
    await db.schema.createIndex('said_person').on('said').column('person').execute();
    // What is old is looked for again and again.
    await db.schema.createIndex('said_time').on('said').column('time').execute();
  },
};
