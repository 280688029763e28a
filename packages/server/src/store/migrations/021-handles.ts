import type { Migration } from '../migrate.ts';

/** Which passkeys may call their owner whatever they like: those of before, since some of old call them what nobody is called. */
export const handles: Migration = {
  name: '021-handles',
  async up(db) {
    await db.schema
      .alterTable('passkey')
      .addColumn('anyHandle', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.updateTable('passkey').set({ anyHandle: 1 }).execute();
  },
};
