import type { Migration } from '../migrate.ts';

/** How often somebody did what may be done so often only, counted for all nodes. */
export const tallies: Migration = {
  name: '012-tallies',
  async up(db) {
    await db.schema
      .createTable('tally')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tally_until').on('tally').column('until').execute();
  },
};
