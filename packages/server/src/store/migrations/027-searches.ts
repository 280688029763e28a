import type { Migration } from '../migrate.ts';

/** Who waits for strangers to play with, and how long others waited lately. */
export const searches: Migration = {
  name: '027-searches',
  async up(db) {
    await db.schema
      .createTable('search')
      .addColumn('person', 'text', (column) => column.primaryKey().references('person.id').onDelete('cascade'))
      .addColumn('games', 'text', (column) => column.notNull())
      .addColumn('seats', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('bots', 'text')
      .addColumn('network', 'text')
      .addColumn('entropy', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('party', 'text')
      .addColumn('found', 'text')
      .addColumn('until', 'bigint')
      .addColumn('came', 'integer', (column) => column.notNull())
      .addColumn('tableId', 'text')
      .execute();
    await db.schema.createIndex('search_since').on('search').column('since').execute();
    await db.schema.createIndex('search_party').on('search').column('party').execute();
    await db.schema
      .createTable('searchWait')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('rated', 'integer', (column) => column.notNull())
      .addColumn('waited', 'bigint', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('searchWait_time').on('searchWait').columns(['pace', 'rated', 'time']).execute();
  },
};
