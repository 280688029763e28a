import type { Migration } from '../migrate.ts';

/** Who follows which table through a page at which node. Who is there is only ever of the moment: nothing is carried over. */
export const followed: Migration = {
  name: '014-followed',
  async up(db) {
    await db.schema.dropTable('presence').execute();
    await db.schema
      .createTable('presence')
      .addColumn('tableId', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('gone', 'bigint')
      .addPrimaryKeyConstraint('presence_followed', ['tableId', 'person', 'node'])
      .execute();
    await db.schema.createIndex('presence_node').on('presence').columns(['node', 'gone']).execute();
  },
};
