import { StolikError } from '@stolik/core';
import { NOT_YET } from './patience.ts';

/** The driver has no name for it. */
const READONLY_FOLDER = 'UNKNOWN_SQLITE_ERROR_1544';

/** A PostgreSQL that may only be read, such as a standby. */
const READONLY_SERVER = '25006';

/** Whether a write failed because a row with the same unique value is there already. */
export function isDuplicate(error: unknown): boolean {
  const code = codeOf(error);
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Whether a write failed because what it refers to is gone. */
export function isOrphan(error: unknown): boolean {
  const code = codeOf(error);
  return code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
}

/** Whether a write failed because the disk is full or broken: SQLite's word for it, or PostgreSQL's. */
export function isFull(error: unknown): boolean {
  const code = codeOf(error);
  return code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_IOERR') || code === '53100' || code === '58030';
}

/** PostgreSQL does not answer, or ended the connection: nothing of what was asked is known to be done. */
export class StoreUnreachable extends Error {
  constructor(cause: unknown) {
    super(`the store does not answer: ${messageOf(cause)}`, { cause });
    this.name = 'StoreUnreachable';
  }
}

/** What a store says of itself cannot be: its pages are whole, and what stands in them is not. */
export class StoreDamaged extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'StoreDamaged';
  }
}

/** PostgreSQL's words for: not now. Those of its class 08 are about connections; the others are a stop, a start, too many. */
const GONE = ['57P01', '57P02', '57P03', '53300'];

/** Marks what went wrong between here and PostgreSQL; what PostgreSQL itself says about a statement stays as it is. */
export function marked(error: unknown): unknown {
  // A defect of ours.
  if (error instanceof TypeError) return error;
  const code = codeOf(error);
  const isSaid = /^[\dA-Z]{5}$/.test(code) && code !== 'EPIPE';
  return isSaid && !code.startsWith('08') && !GONE.includes(code) ? error : new StoreUnreachable(error);
}

/** Whether the store is of no use now, and visitors had better come back: it is full, read-only, damaged, or silent. */
export function isAway(error: unknown): boolean {
  return troubleOf(error) !== undefined;
}

/** What is wrong with the store itself, in a line; undefined for whatever else went wrong. */
export function troubleOf(error: unknown): string | undefined {
  if (error instanceof StoreUnreachable) return error.message;
  if (isDamaged(error)) return `the store is damaged: ${messageOf(error)}`;
  if (isFull(error)) return `the disk of the store is full or broken: ${messageOf(error)}`;
  if (codeOf(error) === READONLY_SERVER) return `the store can only be read: ${messageOf(error)}`;
  return undefined;
}

/** What is said to whoever asked for something that was not kept; the log finds out why. */
export function notKept(message: string, cause: unknown): StolikError {
  return Object.assign(new StolikError('not-kept', message), { cause });
}

/** Whether another process holds the lock of an SQLite file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

/** Whether a store that was opened turned out to be damaged. */
export function isDamaged(error: unknown): boolean {
  const code = codeOf(error);
  return (
    error instanceof StoreDamaged ||
    code.startsWith('SQLITE_CORRUPT') ||
    code === 'SQLITE_NOTADB' ||
    code === 'XX001' ||
    code === 'XX002'
  );
}

function isReadOnly(error: unknown): boolean {
  const code = codeOf(error);
  return code.startsWith('SQLITE_READONLY') || [READONLY_SERVER, '42501', READONLY_FOLDER].includes(code);
}

/** What goes wrong in a store as a sentence for whoever runs it; anything else as it is. */
export function explained(error: unknown, store: string): unknown {
  const message = messageOf(error);
  if (error instanceof StolikError) return error;
  if (error instanceof StoreUnreachable) {
    return new StolikError(NOT_YET, `${store} does not answer: ${messageOf(error.cause)}`);
  }
  if (isDamaged(error)) {
    return new StolikError(
      'store-damaged',
      `${store} is damaged (${message}): move it away, then restore the latest backup with stolik restore`,
    );
  }
  if (isFull(error)) {
    return new StolikError('store-full', `the disk of ${store} is full or broken (${message}): free some space`);
  }
  if (isReadOnly(error)) return new StolikError('store-unwritable', `${store} cannot be written: ${message}`);
  return error;
}

/** What is said of a database of something else. */
export function foreign(store: string): StolikError {
  return new StolikError('store-foreign', `${store} holds no tables of Stolik`);
}

/** Why a file or a folder cannot be written, in words, where the system has a code for it. */
export function whyUnwritable(error: unknown): string | undefined {
  return UNWRITABLE[codeOf(error)];
}

const UNWRITABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

/** What an error says. */
export function messageOf(error: unknown): string {
  // Where several addresses were tried, what each of them said has no sentence of its own.
  return error instanceof Error ? error.message || codeOf(error) : String(error);
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code);
}
