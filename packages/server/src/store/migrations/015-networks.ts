import type { Migration } from '../migrate.ts';

/** From which network a table was made, as a keyed hash: what is everybody's is shared among networks first. */
export const networks: Migration = {
  name: '015-networks',
  async up(db) {
    await db.schema.alterTable('gameTable').addColumn('network', 'text').execute();
  },
};
