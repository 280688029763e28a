import type { Migration } from '../migrate.ts';

/** When the clocks of somebody's games of days stand, and whether the tables know it. */
export const holidays: Migration = {
  name: '029-holidays',
  async up(db) {
    await db.schema
      .createTable('holiday')
      .addColumn('person', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('starts', 'bigint', (column) => column.notNull())
      .addColumn('ends', 'bigint', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addColumn('carried', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('holiday_key', ['person', 'starts'])
      .execute();
    await db.schema.createIndex('holiday_carried').on('holiday').columns(['carried', 'changed']).execute();
    await db.schema.createIndex('holiday_ends').on('holiday').column('ends').execute();
  },
};
