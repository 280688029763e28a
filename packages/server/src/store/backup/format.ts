import { type RawBuilder, sql } from 'kysely';

// A backup is JSON lines, gzipped, and the same for both engines: a header, a line for each row, and a last line with what
// must have come before it. Tables are in such an order that whatever a row refers to is there already.

export const FORMAT = 'stolik-backup';
export const VERSION = 1;

/** The first line. */
export interface Header {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** The number of the migration that made the tables. */
  readonly schema: number;
  /** When, in ISO 8601. */
  readonly made: string;
}

/** A line of the middle. The names of columns are those of the store it came from. */
export interface RowLine {
  readonly table: string;
  readonly row: Readonly<Record<string, Value>>;
}

/** Rows of each table. */
export type Counts = Readonly<Record<string, number>>;

/** The last line. */
export interface Seal {
  readonly counts: Counts;
  /** Of all bytes before this line. */
  readonly sha256: string;
}

/** What a column holds: JSON where it can say it, a marked text where it cannot. */
export type Value = string | number | null | { readonly integer: string } | { readonly bytes: string };

/** What both engines know which migrations they have: it is in the header instead. */
export const MIGRATION_TABLE = 'migration';

export function encode(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'bigint') {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : { integer: `${value}` };
  }
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  throw new TypeError(`a ${typeof value} cannot be backed up`);
}

/** What is written into the store; integers past 2^53 are no values of ours, so they go into the statement itself. */
export function decode(value: Value): string | number | null | Buffer | RawBuilder<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if ('bytes' in value) return Buffer.from(value.bytes, 'base64');
  return sql.raw(BigInt(value.integer).toString());
}

/** Whether something read from a file may stand in a row. */
export function isValue(value: unknown): value is Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const { integer, bytes } = value as { integer?: unknown; bytes?: unknown };
  return typeof bytes === 'string' || (typeof integer === 'string' && /^-?\d{1,19}$/.test(integer));
}
