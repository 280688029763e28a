import type { Migration } from '../migrate.ts';

/** Whose new name has not reached all of their tables yet: kept, so that a node that stops takes no name with it. */
export const renaming: Migration = {
  name: '017-renaming',
  async up(db) {
    await db.schema
      .createTable('renaming')
      .addColumn('person', 'text', (column) => column.primaryKey().references('person.id').onDelete('cascade'))
      .addColumn('times', 'integer', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('lease', 'bigint')
      .execute();
    await db.schema.createIndex('renaming_since').on('renaming').column('since').execute();
  },
};
