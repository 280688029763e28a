import type { Migration } from '../migrate.ts';

/** Where people want to be mailed, what waits to be, and what browsers are told of. */
export const mail: Migration = {
  name: '030-mail',
  async up(db) {
    await db.schema
      .createTable('mailbox')
      .addColumn('person', 'text', (column) => column.primaryKey().references('person.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('kinds', 'text', (column) => column.notNull())
      .addColumn('asked', 'bigint')
      .addColumn('confirmed', 'bigint')
      .execute();
    await db.schema
      .createTable('mail')
      .addColumn('person', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('tableId', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('lease', 'bigint')
      .addColumn('sent', 'bigint')
      .addPrimaryKeyConstraint('mail_key', ['person', 'tableId'])
      .execute();
    await db.schema.createIndex('mail_due').on('mail').column('due').execute();
    await db.schema.alterTable('pushDevice').addColumn('kinds', 'text').execute();
  },
};
