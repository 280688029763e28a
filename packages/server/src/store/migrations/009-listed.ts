import type { Migration } from '../migrate.ts';

/** Lists are ordered by what a play leaves alone: it then has no index to change. */
export const listed: Migration = {
  name: '009-listed',
  async up(db) {
    await db.schema
      .alterTable('gameTable')
      .addColumn('listed', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db
      .updateTable('gameTable')
      .set((eb) => ({ listed: eb.fn.coalesce('ended', 'created') }))
      .execute();
    await db.schema.dropIndex('gameTable_lobby').execute();
    await db.schema.dropIndex('gameTable_lobby_game').execute();
    await db.schema
      .createIndex('gameTable_lobby')
      .on('gameTable')
      .columns(['visibility', 'status', 'listed', 'id'])
      .execute();
    await db.schema
      .createIndex('gameTable_lobby_game')
      .on('gameTable')
      .columns(['visibility', 'status', 'game', 'listed', 'id'])
      .execute();
  },
};
