import type { Migration } from '../migrate.ts';

/** Whose table a bot has to decide at, and how often that has failed. */
export const jobs: Migration = {
  name: '007-jobs',
  async up(db) {
    await db.schema
      .alterTable('job')
      .addColumn('host', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('job')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
