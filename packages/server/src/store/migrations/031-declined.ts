import type { Migration } from '../migrate.ts';

/** Whoever does not want to come to a table is not asked to it again. */
export const declined: Migration = {
  name: '031-declined',
  async up(db) {
    await db.schema.alterTable('invitation').addColumn('declined', 'integer').execute();
  },
};
