import { createHash } from 'node:crypto';
import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from '../migrate.ts';

// biome-ignore lint/suspicious/noExplicitAny: a migration must not change its meaning when the schema's type does.
type Db = Kysely<any>;
type Row = Record<string, unknown>;

/** Every table that refers to a person, and that one: SQLite cannot drop a unique column, so all of them are made anew. */
const REPLACED = ['session', 'account', 'passkey', 'recoveryCode', 'pushDevice', 'person'] as const;
const KEPT = {
  recoveryCode: ['hash', 'personId', 'createdAt'],
  pushDevice: ['endpoint', 'personId', 'p256dh', 'auth', 'language', 'told'],
} as const;
const ROWS_AT_ONCE = 500;

/** Persons without mail addresses, sessions whose tokens are not kept, and times in milliseconds. */
export const ownPeople: Migration = {
  name: '010-own-people',
  async up(db) {
    for (const table of REPLACED) await db.schema.alterTable(table).renameTo(`old_${table}`).execute();
    await makePeople(db);
    await makeKept(db);
    const now = Date.now();
    await move(db, 'person', (row) => ({
      id: row.id,
      name: row.name,
      isGuest: row.isAnonymous,
      userName: row.displayUsername,
      foldedName: row.username,
      created: timeOf(row.createdAt, now),
    }));
    await move(db, 'session', (row) => ({
      id: row.id,
      person: row.userId,
      tokenHash: createHash('sha256').update(String(row.token)).digest('hex'),
      created: timeOf(row.createdAt, now),
      used: timeOf(row.updatedAt, now),
      expires: timeOf(row.expiresAt, now),
      noticed: now,
    }));
    await move(db, 'passkey', (row) => ({
      id: row.id,
      person: row.userId,
      name: row.name,
      publicKey: row.publicKey,
      credential: row.credentialID,
      counter: row.counter,
      transports: row.transports || null,
      created: timeOf(row.createdAt, now),
    }));
    await db
      .insertInto('password')
      .columns(['person', 'hash'])
      .expression(db.selectFrom('old_account').select(['userId', 'password']).where('password', 'is not', null))
      .execute();
    for (const [table, columns] of Object.entries(KEPT)) {
      await db
        .insertInto(table)
        .columns([...columns])
        .expression(db.selectFrom(`old_${table}`).select([...columns]))
        .execute();
    }
    for (const table of REPLACED) await db.schema.dropTable(`old_${table}`).execute();
    await db.schema.dropTable('verification').execute();
    // Indexes keep their names while their tables are renamed, so these come last.
    await db.schema.createIndex('session_person').on('session').column('person').execute();
    await db.schema.createIndex('session_expires').on('session').column('expires').execute();
    await db.schema.createIndex('passkey_person').on('passkey').column('person').execute();
    await db.schema.createIndex('recoveryCode_personId').on('recoveryCode').column('personId').execute();
    await db.schema.createIndex('pushDevice_personId').on('pushDevice').columns(['personId', 'told']).execute();
    await db.deleteFrom('secret').where('name', '=', 'cookies').execute();
  },
};

async function makePeople(db: Db): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('isGuest', 'integer', (column) => column.notNull())
    .addColumn('userName', 'text')
    .addColumn('foldedName', 'text', (column) => column.unique())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('banned', 'bigint')
    .addColumn('banReason', 'text')
    .addColumn('mutedUntil', 'bigint')
    .execute();
  await owned(db.schema.createTable('session'), 'person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .addColumn('noticed', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('password')
    .addColumn('person', 'text', (column) => column.primaryKey().references('person.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await owned(db.schema.createTable('passkey'), 'person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('credential', 'text', (column) => column.notNull().unique())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint')
    .execute();
  await db.schema
    .createTable('challenge')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
}

/** Two tables whose rows stay as they are. */
async function makeKept(db: Db): Promise<void> {
  await owned(db.schema.createTable('recoveryCode'), 'personId')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await owned(db.schema.createTable('pushDevice'), 'personId')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('told', 'bigint', (column) => column.notNull())
    .execute();
}

/** Copies the rows of an old table in their new form, so many at once that any number of them fits. */
async function move(db: Db, table: string, convert: (row: Row) => Row): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom(`old_${table}`)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    await db.insertInto(table).values(rows.map(convert)).execute();
    last = rows[rows.length - 1].id;
  }
}

function timeOf(text: unknown, otherwise: number): number {
  return Date.parse(String(text)) || otherwise;
}

/** A row that goes with its person. */
function owned<T extends string, C extends string>(table: CreateTableBuilder<T, C>, column: string) {
  return table.addColumn(column, 'text', (one) => one.notNull().references('person.id').onDelete('cascade'));
}
