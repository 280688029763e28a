import { createHash } from 'node:crypto';
import { closeSync, createWriteStream, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StolikError } from '@stolik/core';
import { explained, foreign, whyUnwritable } from '../errors.ts';
import { checkKnown, versionAfter } from '../migrate.ts';
import {
  type Counts,
  encode,
  FORMAT,
  type Header,
  MIGRATION_TABLE,
  type RowLine,
  type Seal,
  VERSION,
} from './format.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { quoted } from './tables.ts';

/** Hears how many rows are done, and of how many. */
export type OnProgress = (done: number, total: number) => void;

/** What was written. */
export interface Backup {
  readonly file: string;
  readonly schema: number;
  readonly made: string;
  readonly counts: Counts;
  readonly bytes: number;
}

export interface BackupSetup {
  readonly onProgress?: OnProgress;
  /** Also of a store whose tables are newer than this program, as on the way back from an upgrade. */
  readonly isOfAnyVersion?: boolean;
}

/** Writes everything in a store into a new file, as it was at one moment; servers may go on meanwhile. */
export async function writeBackup(url: string, path: string, setup: BackupSetup = {}): Promise<Backup> {
  const { onProgress = () => {}, isOfAnyVersion = false } = setup;
  const file = resolve(path);
  if (existsSync(file)) throw new StolikError('backup-exists', `${file} is there already: choose another name`);
  const snapshot = await openSnapshot(url);
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    const schema = await schemaOf(snapshot);
    if (!isOfAnyVersion) checkKnown(schema);
    const header: Header = { format: FORMAT, version: VERSION, schema, made: new Date().toISOString() };
    const counts = await countsOf(snapshot);
    const lines = Readable.from(linesOf(snapshot, header, counts, onProgress));
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
    renameSync(unfinished, file);
    keepName(dirname(file));
    return { file, schema, made: header.made, counts, bytes: statSync(file).size };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw unwritable(file, error) ?? explained(error, snapshot.name);
  } finally {
    await snapshot.close();
  }
}

/** What is wrong with where the backup is to go. */
function unwritable(file: string, error: unknown): StolikError | undefined {
  const problem = whyUnwritable(error);
  return problem === undefined
    ? undefined
    : new StolikError('backup-unwritable', `${file} cannot be written: ${problem}`);
}

async function schemaOf({ name, tables, ask }: Snapshot): Promise<number> {
  if (!tables.includes(MIGRATION_TABLE)) throw foreign(name);
  const [{ first, last, count }] = await ask<Record<'first' | 'last' | 'count', unknown>>(
    `select min(version) as first, max(version) as last, count(*) as count from ${MIGRATION_TABLE}`,
  );
  return versionAfter({ first: Number(first), last: Number(last), count: Number(count) });
}

async function countsOf({ tables, ask }: Snapshot): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    if (table === MIGRATION_TABLE) continue;
    const [{ count }] = await ask<{ count: unknown }>(`select count(*) as count from ${quoted(table)}`);
    counts[table] = Number(count);
  }
  return counts;
}

async function* linesOf(snapshot: Snapshot, header: Header, counts: Counts, onProgress: OnProgress) {
  const hash = createHash('sha256');
  const print = (line: Header | RowLine) => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    return text;
  };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  yield print(header);
  for (const table of Object.keys(counts)) {
    for await (const rows of snapshot.rows(table)) {
      if (rows.length > 0) yield rows.map((row) => print({ table, row: encoded(row) })).join('');
      done += rows.length;
      onProgress(done, total);
    }
  }
  const seal: Seal = { counts, sha256: hash.digest('hex') };
  yield `${JSON.stringify(seal)}\n`;
}

function encoded(row: Record<string, unknown>): RowLine['row'] {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, encode(value)]));
}

/** A new name is safe from a power cut when its folder is; some systems cannot say so of a folder. */
function keepName(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
