import type { CreateTableBuilder } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Persons, their sessions and ways to sign in. */
export const people: Migration = {
  name: '001-people',
  async up(db) {
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await dated(db.schema.createTable('person'))
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', 'integer', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('isAnonymous', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('username', 'text', (column) => column.unique())
      .addColumn('displayUsername', 'text')
      .execute();
    await owned(dated(db.schema.createTable('session')))
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .execute();
    await owned(dated(db.schema.createTable('account')))
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', 'text')
      .addColumn('refreshTokenExpiresAt', 'text')
      .addColumn('scope', 'text')
      .execute();
    await dated(db.schema.createTable('verification'))
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
    await owned(db.schema.createTable('passkey'))
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text')
      .addColumn('publicKey', 'text', (column) => column.notNull())
      .addColumn('credentialID', 'text', (column) => column.notNull().unique())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('deviceType', 'text', (column) => column.notNull())
      .addColumn('backedUp', 'integer', (column) => column.notNull())
      .addColumn('transports', 'text')
      .addColumn('aaguid', 'text')
      .addColumn('createdAt', 'text')
      .execute();
    await db.schema
      .createTable('recoveryCode')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('personId', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'))
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    for (const [table, column] of [
      ['session', 'userId'],
      ['account', 'userId'],
      ['passkey', 'userId'],
      ['recoveryCode', 'personId'],
      ['verification', 'identifier'],
    ]) {
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    }
  },
};

function dated<T extends string, C extends string>(table: CreateTableBuilder<T, C>) {
  return table
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull());
}

/** A row that goes with its person. */
function owned<T extends string, C extends string>(table: CreateTableBuilder<T, C>) {
  return table.addColumn('userId', 'text', (column) => column.notNull().references('person.id').onDelete('cascade'));
}
