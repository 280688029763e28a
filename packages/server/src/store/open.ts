import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StolikError } from '@stolik/core';
import { MIGRATION_TABLE } from './backup/format.ts';
import { askingOf, tablesOf } from './backup/tables.ts';
import { explained, foreign } from './errors.ts';
import { checkCurrent, MIGRATIONS, migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { checkThere } from './sqlite-file.ts';
import type { Opening, Store } from './store.ts';

/**
 * Opens the store at `sqlite:<path>`, a plain path or `postgres://...` and brings its tables up to date.
 *
 * What can go wrong at a first start is a StolikError with one sentence.
 */
export async function openStore(url: string, opening: Opening = {}): Promise<Store> {
  const store = await openAsItIs(url, opening);
  try {
    if (store.kind === 'postgres') await checkOwn(store);
    await migrate(store, MIGRATIONS, opening.say);
    return store;
  } catch (error) {
    await store.close();
    throw explained(error, store.name);
  }
}

/** Opens a store that is there, beside the servers that use it. One of another version is refused and left as it is. */
export async function openBeside(url: string): Promise<Store> {
  if (!isPostgres(url)) checkThere(resolve(pathOf(url)));
  const store = await openAsItIs(url);
  try {
    const tables = await tablesOf(store.kind, askingOf(store.reads as never));
    if (!tables.includes(MIGRATION_TABLE)) throw foreign(store.name);
    await checkCurrent(store.reads);
    return store;
  } catch (error) {
    await store.close();
    throw explained(error, store.name);
  }
}

/** Refuses a database of PostgreSQL that holds something else: whoever looks after that does not expect tables of a server. */
async function checkOwn(store: Store): Promise<void> {
  const tables = await tablesOf(store.kind, askingOf(store.reads as never));
  if (tables.length === 0 || tables.includes(MIGRATION_TABLE)) return;
  throw new StolikError(
    'store-foreign',
    `${store.name} holds tables that are not Stolik's: make an empty database for Stolik, and name that in DATABASE_URL`,
  );
}

export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** The same, whatever its tables are. */
export async function openAsItIs(url: string, opening: Opening = {}): Promise<Store> {
  if (isPostgres(url)) return openPostgres(url);
  return openSqlite(pathOf(url), opening);
}

/** The file that an address names. */
export function pathOf(url: string): string {
  if (url.startsWith('sqlite:')) return checkPath(url.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, ''));
  if (url.startsWith('file:')) return fileURLToPath(url);
  const scheme = /^([a-z][a-z0-9+]+):/i.exec(url)?.[1];
  if (scheme) {
    throw new StolikError(
      'store-bad-address',
      `DATABASE_URL begins with ${scheme}: but only sqlite: and postgres: are known`,
      { field: 'DATABASE_URL' },
    );
  }
  return checkPath(url);
}

function checkPath(path: string): string {
  if (path === '' || path.includes('\u0000') || path === ':memory:') {
    throw new StolikError('store-bad-address', 'DATABASE_URL names no file after sqlite:', { field: 'DATABASE_URL' });
  }
  return path;
}
