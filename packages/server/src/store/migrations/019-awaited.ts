import type { Migration } from '../migrate.ts';

/** Who has not come to a live game since it began. Where one runs already, everybody has. */
export const awaited: Migration = {
  name: '019-awaited',
  async up(db) {
    await db.schema.alterTable('gameTable').addColumn('awaited', 'integer').execute();
  },
};
