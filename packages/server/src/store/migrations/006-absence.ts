import type { Migration } from '../migrate.ts';

/** Who left when and why, tables that sleep, and time that stands still while no server lives. */
export const absence: Migration = {
  name: '006-absence',
  async up(db) {
    await db.schema.alterTable('seat').addColumn('awaySince', 'bigint').execute();
    await db.schema
      .alterTable('seat')
      .addColumn('timedOut', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('gameTable').addColumn('asleep', 'bigint').execute();
    await db.schema
      .createTable('uptime')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('wall', 'bigint', (column) => column.notNull())
      .execute();
  },
};
