import type { Migration } from '../migrate.ts';

/** What people at a table propose to each other, when they reminded each other, and whether all agreed to end it. */
export const proposals: Migration = {
  name: '028-proposals',
  async up(db) {
    await db.schema.alterTable('gameTable').addColumn('proposal', 'text').execute();
    await db.schema.alterTable('gameTable').addColumn('reminded', 'bigint').execute();
    await db.schema
      .alterTable('gameTable')
      .addColumn('calledOff', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
