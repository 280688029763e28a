import type { Migration } from '../migrate.ts';

/** Tables, their seats, the logs of their games, what is said there, and what bots have to do. */
export const tables: Migration = {
  name: '002-tables',
  async up(db) {
    await db.schema
      .createTable('gameTable')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('pace', 'text', (column) => column.notNull())
      .addColumn('visibility', 'text', (column) => column.notNull())
      .addColumn('standIn', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addColumn('commitment', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .addColumn('ended', 'bigint')
      .addColumn('owes', 'integer', (column) => column.notNull())
      .addColumn('deadline', 'bigint')
      .addColumn('clock', 'text')
      .addColumn('rematch', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('seat')
      .addColumn('tableId', 'text', (column) => column.notNull().references('gameTable.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person', 'text')
      .addColumn('name', 'text')
      .addColumn('level', 'text')
      .addColumn('reserved', 'integer', (column) => column.notNull())
      .addColumn('standIn', 'text')
      .addColumn('resigned', 'integer', (column) => column.notNull())
      .addColumn('entropy', 'text')
      .addColumn('place', 'integer')
      .addColumn('total', 'integer')
      .addColumn('ended', 'bigint')
      .addPrimaryKeyConstraint('seat_key', ['tableId', 'seat'])
      .execute();
    await db.schema
      .createTable('line')
      .addColumn('tableId', 'text', (column) => column.notNull().references('gameTable.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('request', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('line_key', ['tableId', 'seq'])
      .execute();
    await db.schema
      .createTable('said')
      .addColumn('tableId', 'text', (column) => column.notNull().references('gameTable.id').onDelete('cascade'))
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('name', 'text')
      .addColumn('text', 'text')
      .addColumn('phrase', 'text')
      .addColumn('notice', 'text')
      .addPrimaryKeyConstraint('said_key', ['tableId', 'n'])
      .execute();
    await db.schema
      .createTable('job')
      .addColumn('tableId', 'text', (column) => column.primaryKey().references('gameTable.id').onDelete('cascade'))
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('lease', 'bigint')
      .execute();
    // The lobby with all games or one, a person's tables, and the next clock to run out are asked for again and again.
    await db.schema
      .createIndex('gameTable_lobby')
      .on('gameTable')
      .columns(['visibility', 'status', 'updated', 'id'])
      .execute();
    await db.schema
      .createIndex('gameTable_lobby_game')
      .on('gameTable')
      .columns(['visibility', 'status', 'game', 'updated', 'id'])
      .execute();
    await db.schema.createIndex('gameTable_host').on('gameTable').columns(['host', 'ended']).execute();
    await db.schema.createIndex('gameTable_deadline').on('gameTable').column('deadline').execute();
    await db.schema.createIndex('seat_person').on('seat').columns(['person', 'ended', 'tableId']).execute();
    await db.schema.createIndex('job_since').on('job').column('since').execute();
  },
};
