import type { Migration } from '../migrate.ts';

/** What whoever runs the server did to people and tables. */
export const audit: Migration = {
  name: '013-audit',
  async up(db) {
    await db.schema
      .createTable('audit')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('tableId', 'text')
      .addColumn('reason', 'text')
      .addColumn('details', 'text')
      .execute();
    await db.schema.createIndex('audit_person').on('audit').column('person').execute();
  },
};
