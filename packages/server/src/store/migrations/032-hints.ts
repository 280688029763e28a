import type { Migration } from '../migrate.ts';

/** Whether people at a table may ask for hints: everybody or nobody. */
export const hints: Migration = {
  name: '032-hints',
  async up(db) {
    await db.schema
      .alterTable('gameTable')
      .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
