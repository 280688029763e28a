import type { Migration } from '../migrate.ts';

/** Which nodes live, and who has a page open at which of them. */
export const presence: Migration = {
  name: '008-presence',
  async up(db) {
    await db.schema
      .createTable('node')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('beat', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('presence')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('gone', 'bigint')
      .addPrimaryKeyConstraint('presence_key', ['person', 'node'])
      .execute();
    await db.schema.createIndex('presence_node').on('presence').columns(['node', 'gone']).execute();
  },
};
