import type { Migration } from '../migrate.ts';

/** What lived on somebody's device, for another device of theirs. */
export const luggage: Migration = {
  name: '025-luggage',
  async up(db) {
    await db.schema
      .createTable('luggage')
      .addColumn('personId', 'text', (column) => column.primaryKey().references('person.id').onDelete('cascade'))
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('kept', 'bigint', (column) => column.notNull())
      .execute();
  },
};
