import type { Migration } from '../migrate.ts';

/** Tables of the ranked daily deal, and who has one: an attempt a day. */
export const daily: Migration = {
  name: '026-daily',
  async up(db) {
    await db.schema.alterTable('gameTable').addColumn('daily', 'text').execute();
    await db.schema
      .createTable('dailyAttempt')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('tableId', 'text', (column) => column.notNull())
      .addColumn('isNamed', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('dailyAttempt_key', ['day', 'person'])
      .execute();
    await db.schema.createIndex('dailyAttempt_person').on('dailyAttempt').columns(['person', 'day']).execute();
  },
};
