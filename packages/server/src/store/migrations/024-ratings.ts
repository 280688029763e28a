import type { Migration } from '../migrate.ts';

/** Tables that are rated, the order in which they ended, and how strong that shows everybody to be. */
export const ratings: Migration = {
  name: '024-ratings',
  async up(db) {
    await db.schema
      .alterTable('gameTable')
      .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('ratedPlayer')
      .addColumn('person', 'text', (column) => column.primaryKey())
      .addColumn('player', 'text', (column) => column.notNull().unique())
      .addColumn('boards', 'integer')
      .execute();
    await db.schema
      .createTable('rating')
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('player', 'text', (column) => column.notNull())
      .addColumn('mu', 'bigint', (column) => column.notNull())
      .addColumn('sigma', 'bigint', (column) => column.notNull())
      .addColumn('games', 'integer', (column) => column.notNull())
      .addColumn('last', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_key', ['list', 'player'])
      .execute();
    await db.schema
      .createTable('ratedGame')
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('tableId', 'text', (column) =>
        column.notNull().unique().references('gameTable.id').onDelete('cascade'),
      )
      .addColumn('ended', 'bigint', (column) => column.notNull())
      .addColumn('counts', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratedGame_key', ['list', 'n'])
      .execute();
    await db.schema.createIndex('ratedGame_ended').on('ratedGame').columns(['list', 'ended']).execute();
    await db.schema
      .createTable('ratedSeat')
      .addColumn('tableId', 'text', (column) => column.notNull().references('gameTable.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('player', 'text')
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('hasLeft', 'integer', (column) => column.notNull())
      .addColumn('change', 'text')
      .addPrimaryKeyConstraint('ratedSeat_key', ['tableId', 'seat'])
      .execute();
    await db.schema.createIndex('ratedSeat_player').on('ratedSeat').column('player').execute();
  },
};
