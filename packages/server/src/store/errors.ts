import { StolikError } from '@stolik/core';

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
    super(`the store does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StoreUnreachable';
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

/** Whether the store keeps nothing now, and visitors had better come back: it is full, read-only, or does not answer. */
export function isAway(error: unknown): boolean {
  return isFull(error) || error instanceof StoreUnreachable || codeOf(error) === READONLY_SERVER;
}

/** Whether another process holds the lock of an SQLite file. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY');
}

function isDamaged(error: unknown): boolean {
  const code = codeOf(error);
  return code.startsWith('SQLITE_CORRUPT') || code === 'XX001' || code === 'XX002';
}

function isReadOnly(error: unknown): boolean {
  const code = codeOf(error);
  return code.startsWith('SQLITE_READONLY') || [READONLY_SERVER, '42501', READONLY_FOLDER].includes(code);
}

/** What goes wrong in a store as a sentence for whoever runs it; anything else as it is. */
export function explained(error: unknown, store: string): unknown {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof StolikError) return error;
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

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code);
}
