import type { Migration } from '../migrate.ts';

/** Browsers that want to hear of turns while the page is closed. */
export const push: Migration = {
  name: '004-push',
  async up(db) {
    await db.schema
      .createTable('pushDevice')
      .addColumn('endpoint', 'text', (column) => column.primaryKey())
      .addColumn('personId', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('told', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pushDevice_personId').on('pushDevice').columns(['personId', 'told']).execute();
  },
};
