/** Whether a write failed because a row with the same unique value is there already. */
export function isDuplicate(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Whether a write failed because the disk is full or broken: SQLite's word for it, or PostgreSQL's. */
export function isFull(error: unknown): boolean {
  const code = String((error as { code?: unknown } | undefined)?.code);
  return code.startsWith('SQLITE_FULL') || code.startsWith('SQLITE_IOERR') || code === '53100' || code === '58030';
}
