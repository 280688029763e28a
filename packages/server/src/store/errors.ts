import { StolikError } from '@stolik/core';

/** The driver has no name for it. */
const READONLY_FOLDER = 'UNKNOWN_SQLITE_ERROR_1544';

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
  return code.startsWith('SQLITE_READONLY') || ['25006', '42501', READONLY_FOLDER].includes(code);
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
