import type { Migration } from '../migrate.ts';

/** One version for each table, which every change of it raises. */
export const heads: Migration = {
  name: '005-heads',
  async up(db) {
    await db.schema
      .alterTable('gameTable')
      .addColumn('head', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
