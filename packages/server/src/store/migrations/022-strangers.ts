import { randomInt } from 'node:crypto';
import type { Migration } from '../migrate.ts';

/** As those of later accounts are made. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const newHandle = () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** By what accounts are known to others, whom people do not want to hear or to meet, and what they report of each other. */
export const strangers: Migration = {
  name: '022-strangers',
  async up(db) {
    await db.schema.alterTable('person').addColumn('handle', 'text').execute();
    await db.schema.alterTable('person').addColumn('moderator', 'bigint').execute();
    await db.schema.alterTable('person').addColumn('warned', 'bigint').execute();
    await db.schema.alterTable('person').addColumn('warning', 'text').execute();
    await db.schema.alterTable('seat').addColumn('account', 'text').execute();
    for (const { id } of await db.selectFrom('person').select('id').where('isGuest', '=', 0).execute()) {
      const handle = newHandle();
      await db.updateTable('person').set({ handle }).where('id', '=', id).execute();
      await db.updateTable('seat').set({ account: handle }).where('person', '=', id).execute();
    }
    await db.schema.createIndex('person_handle').on('person').column('handle').unique().execute();
    await db.schema
      .createTable('aversion')
      .addColumn('person', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('other', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('aversion_pk', ['person', 'other'])
      .execute();
    await db.schema.createIndex('aversion_other').on('aversion').column('other').execute();
    await db.schema
      .createTable('report')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reporter', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('person', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('tableId', 'text')
      .addColumn('word', 'integer')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('verdict', 'text')
      .addColumn('done', 'bigint')
      .execute();
    await db.schema.createIndex('report_reporter').on('report').column('reporter').execute();
    await db.schema.createIndex('report_person').on('report').column('person').execute();
    await db.schema.createIndex('report_done').on('report').columns(['done', 'time']).execute();
  },
};
