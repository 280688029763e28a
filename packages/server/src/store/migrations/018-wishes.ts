import type { Migration } from '../migrate.ts';

/** What whoever sits on a seat has chosen for themself before the start, such as a colour. */
export const wishes: Migration = {
  name: '018-wishes',
  async up(db) {
    await db.schema.alterTable('seat').addColumn('wish', 'text').execute();
  },
};
