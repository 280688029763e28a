import type { Migration } from '../migrate.ts';

/** Remembers which request said something, so that what is sent twice is said once. */
export const saidOnce: Migration = {
  name: '003-said-once',
  async up(db) {
    await db.schema.alterTable('said').addColumn('request', 'text').execute();
  },
};
