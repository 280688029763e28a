import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  promises,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StolikError } from '@stolik/core';
import Libsql from 'libsql';
import { explained, foreign, isBusy } from './errors.ts';
import { handOver, makeFolder, tighten } from './private-files.ts';
import { WAIT, whileBusy } from './sqlite-driver.ts';
import { lockFile } from './sqlite-lock.ts';
import type { Opening } from './store.ts';

/** A file with this `user_version` holds nothing of what was deleted from it. */
const WIPED = 2;

/** Twice what the log takes before it is folded into the file. */
const ROOM = 8 * 1024 * 1024;

export interface OpenFile {
  readonly database: Libsql.Database;
  /** Lets the next server have it. */
  unlock(): void;
}

/** Opens a file for writing, or makes it. */
export async function openFile(
  file: string,
  { isServer = false, ifServed, say = () => {} }: Opening,
): Promise<OpenFile> {
  makeFolder(file);
  let unlock = () => {};
  let database: Libsql.Database | undefined;
  try {
    checkNotEmptied(file);
    // Before it is locked and closed to others: what is not Stolik's is refused as it is.
    lookInto(file);
    if (isServer) unlock = lockFile(file, ifServed);
    if (!existsSync(file)) makeFile(file);
    // First, because SQLite gives the log the rights of the file.
    if (isServer) tighten(file, say);
    const opened = new Libsql(file);
    database = opened;
    opened.exec(WAIT);
    checkOwn(opened, file);
    await whileBusy(() => opened.exec('pragma journal_mode = wal'));
    opened.exec('pragma synchronous = full');
    // In pages: only where the checkpoints beside it do not keep up.
    opened.exec('pragma wal_autocheckpoint = 16000');
    opened.exec('pragma foreign_keys = on');
    // What is deleted is overwritten. The half measure, `fast`, leaves whole pages of it behind.
    opened.exec('pragma secure_delete = on');
    const version = versionOf(opened);
    // The first write shows a read-only file or folder now and not at somebody's first move.
    await whileBusy(() => opened.exec(`begin immediate; pragma user_version = ${version}; commit`));
    if (isServer && version < WIPED) wipe(opened, file, say);
    handOver(file);
    return { database: opened, unlock };
  } catch (error) {
    database?.close();
    unlock();
    throw problemWith(file, error);
  }
}

/** A second connection to the same file: readers of a write-ahead log never wait for the writer. */
export function openForReading(file: string): Libsql.Database {
  const database = new Libsql(file);
  database.exec(WAIT);
  database.exec('pragma query_only = on');
  return database;
}

/** A disk with less than some room is full: the log has room of its own, so that a few more changes may fit in or not. */
export async function checkRoom(file: string): Promise<void> {
  const { bavail, bsize } = await promises.statfs(dirname(file));
  if (bavail * bsize < ROOM) throw Object.assign(new Error('the disk is full'), { code: 'SQLITE_FULL' });
}

/** Refuses a folder, and a file that has lost what was in it: a new store in its place would hide that. */
export function checkNotEmptied(file: string): void {
  if (isFolder(file)) {
    throw new StolikError(
      'store-is-folder',
      `${file} is a folder: name the file in it, such as ${join(file, 'stolik.db')}`,
    );
  }
  const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  const log = `${file}-wal`;
  const left = [file, log].filter((path) => size(path) !== undefined).join(', ');
  const advice = `move what is left away (${left}), then restore a backup with stolik restore or begin anew`;
  if (size(file) === 0) throw new StolikError('store-empty', `${file} is empty: ${advice}`);
  if (size(file) === undefined && size(log)) {
    throw new StolikError('store-empty', `${file} is gone but its log ${log} is there: ${advice}`);
  }
}

/** The same for whoever must not make a new one. */
export function checkThere(file: string): void {
  try {
    checkNotEmptied(file);
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw problemWith(file, error);
  }
}

/** Makes a new file whole, or not at all: a server that is killed at its first start leaves no empty one behind. */
function makeFile(file: string): void {
  const unfinished = `${file}-new-${process.pid}`;
  closeSync(openSync(unfinished, 'w', 0o600));
  const database = new Libsql(unfinished);
  try {
    // Its name is given to it when it is on the disk: until then nothing needs to be safe.
    database.exec('pragma journal_mode = off; pragma synchronous = off');
    database.exec(`pragma user_version = ${WIPED}`);
  } finally {
    database.close();
  }
  const written = openSync(unfinished, 'r+');
  fsyncSync(written);
  closeSync(written);
  try {
    // Whoever else makes it at the same moment keeps theirs.
    linkSync(unfinished, file);
  } catch (error) {
    // Some file systems know no links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // Nobody may look there: that is said when it is opened.
    return false;
  }
}

/** Refuses what is there and is no database of Stolik, and leaves nothing beside it. */
function lookInto(file: string): void {
  if (!existsSync(file)) return;
  // The driver has no words for it.
  accessSync(file, constants.R_OK);
  const database = new Libsql(file);
  try {
    database.exec(WAIT);
    checkOwn(database, file);
  } catch (error) {
    // Somebody has it to themselves for a moment: whether it is ours is asked again.
    if (!isBusy(error)) throw error;
  } finally {
    database.close();
  }
}

/** Fails where there are tables and Stolik's list of its own is not among them. */
const FAILS_WHERE_FOREIGN = `select abs(-9223372036854775808) from sqlite_master where type = 'table'
  and not exists (select 1 from sqlite_master where type = 'table' and name = 'migration')`;

/**
 * Refuses a database of something else. A statement with an answer would keep the file open, and its log beside it, until
 * it is collected as garbage; so the question is one that fails.
 */
function checkOwn(database: Libsql.Database, file: string): void {
  try {
    database.exec(FAILS_WHERE_FOREIGN);
  } catch (error) {
    throw (error as Error).message === 'integer overflow' ? foreign(file) : error;
  }
}

/** Removes, once, what was deleted from a file before deletion meant overwriting. */
function wipe(database: Libsql.Database, file: string, say: (line: string) => void): void {
  try {
    // In a file, since memory may be too small for a copy of everything.
    database.exec('pragma temp_store = file');
    database.exec('vacuum');
    database.exec(`pragma user_version = ${WIPED}`);
    database.exec('pragma wal_checkpoint(truncate)');
    say(`what had been deleted from ${file} was still in it: it was wiped`);
  } catch (error) {
    say(
      `what was deleted from ${file} earlier may still be in it, and could not be wiped: ${(error as Error).message}`,
    );
  } finally {
    database.exec('pragma temp_store = default');
  }
}

function versionOf(database: Libsql.Database): number {
  return (database.prepare('pragma user_version').get([]) as { user_version: number }).user_version;
}

/** What it is that this user may not: where the folder is closed to them, nobody knows whether there is a database. */
function forbidden(file: string): string {
  try {
    if (statSync(file, { throwIfNoEntry: false })) return `the database ${file} may not be read by this user`;
    return `there is no database ${file}, and this user may not make one in that folder`;
  } catch {
    return `the folder ${dirname(file)} may not be read by this user`;
  }
}

/** Why a file cannot be opened, in one sentence. */
export function problemWith(file: string, error: unknown): StolikError {
  // Nobody knows yet that it is one: what is no database when it is opened is not a damaged one.
  if ((error as { code?: unknown }).code === 'SQLITE_NOTADB') {
    return new StolikError('store-not-a-database', `${file} is not a database of Stolik`);
  }
  const known = explained(error, `the database ${file}`);
  if (known instanceof StolikError) return known;
  switch ((error as { code?: unknown }).code) {
    case 'ENOENT':
      return new StolikError('store-missing', `there is no database ${file}`);
    case 'ENOTDIR':
      return new StolikError('store-missing', `there is no database ${file}: ${dirname(file)} is a file`);
    case 'EACCES':
    case 'EPERM':
      return new StolikError('store-forbidden', forbidden(file));
  }
  const message = error instanceof Error ? error.message : String(error);
  return new StolikError('store-unwritable', `the database ${file} cannot be opened: ${message}`);
}
