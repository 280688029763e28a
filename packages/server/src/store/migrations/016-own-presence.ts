import type { Migration } from '../migrate.ts';

/** Who follows which table goes with the person, in the moment they are deleted. */
export const ownPresence: Migration = {
  name: '016-own-presence',
  async up(db) {
    await db.schema.alterTable('presence').renameTo('old_presence').execute();
    await db.schema
      .createTable('presence')
      .addColumn('tableId', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('gone', 'bigint')
      .addPrimaryKeyConstraint('presence_owned', ['tableId', 'person', 'node'])
      .execute();
    await db
      .insertInto('presence')
      .columns(['tableId', 'person', 'node', 'gone'])
      .expression(
        db
          .selectFrom('old_presence')
          .innerJoin('person', 'person.id', 'old_presence.person')
          .select(['tableId', 'person', 'node', 'gone']),
      )
      .execute();
    await db.schema.dropTable('old_presence').execute();
    await db.schema.createIndex('presence_node').on('presence').columns(['node', 'gone']).execute();
    // By which the rows of whoever is deleted are found.
    await db.schema.createIndex('presence_person').on('presence').column('person').execute();
  },
};
