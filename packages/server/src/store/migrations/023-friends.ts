import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Friends, how they find each other, what they ask each other to, and groups of them with tables of their own. */
export const friends: Migration = {
  name: '023-friends',
  async up(db) {
    await db.schema.alterTable('person').addColumn('shows', 'text').execute();
    await db.schema.alterTable('gameTable').addColumn('circle', 'text').execute();
    await owned(db, 'friend', ['person', 'other'])
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('friend_pk', ['person', 'other'])
      .execute();
    await db.schema.createIndex('friend_other').on('friend').column('other').execute();
    await db.schema
      .createTable('friendLink')
      .addColumn('person', 'text', (column) => column.primaryKey().references('person.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await owned(db, 'invitation', ['person', 'host'])
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('tableId', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('invitation_person').on('invitation').columns(['person', 'tableId']).unique().execute();
    await db.schema.createIndex('invitation_host').on('invitation').column('host').execute();
    await db.schema.createIndex('invitation_tableId').on('invitation').column('tableId').execute();
    await db.schema
      .createTable('circle')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await owned(db, 'member', ['person'])
      .addColumn('circle', 'text', (column) => column.notNull().references('circle.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('member_pk', ['circle', 'person'])
      .execute();
    await db.schema.createIndex('member_person').on('member').column('person').execute();
    await sql`create index ${sql.ref('gameTable_circle')} on ${sql.ref('gameTable')} (${sql.ref('circle')}) where ${sql.ref('circle')} is not null`.execute(
      db,
    );
  },
};

/** A table whose rows go with each of these people. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not change its meaning when the schema's type does.
function owned(db: Kysely<any>, table: string, columns: readonly string[]) {
  let made: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const column of columns) {
    made = made.addColumn(column, 'text', (one) => one.notNull().references('person.id').onDelete('cascade'));
  }
  return made;
}
