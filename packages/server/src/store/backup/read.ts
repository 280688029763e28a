import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { StolikError } from '@stolik/core';
import { FORMAT, type Header, isValue, type RowLine, type Seal, VERSION } from './format.ts';

/** No row is nearly as long: whatever is, is something else. */
const LONGEST_LINE = 64 * 2 ** 20;

/** Who reads a backup: the header once, then rows in their order. */
export interface BackupReader {
  begin?(header: Header): Promise<void> | void;
  row(line: RowLine): Promise<void> | void;
}

/** Reads a backup from end to end; throws at the first thing that is wrong with it, if need be after the last row. */
export async function readBackup(file: string, reader: BackupReader): Promise<{ header: Header; seal: Seal }> {
  const hash = createHash('sha256');
  const counts = new Map<string, number>();
  let header: Header | undefined;
  let seal: Seal | undefined;
  let number = 0;
  const take = async (line: Buffer) => {
    number += 1;
    const json = parse(file, line, number);
    if (seal) throw altered(file, 'goes on after its last line');
    if (!header) {
      header = checkHeader(file, json);
      await reader.begin?.(header);
    } else if (isSeal(json)) {
      seal = json;
      return;
    } else {
      if (!isRow(json)) throw altered(file, `has no row in line ${number}`);
      counts.set(json.table, (counts.get(json.table) ?? 0) + 1);
      await reader.row(json);
    }
    hash.update(line).update('\n');
  };
  const packed = createReadStream(file);
  const unpacked = packed.pipe(createGunzip());
  packed.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const line of linesIn(file, unpacked)) await take(line);
  } catch (error) {
    throw problemWith(file, error, header !== undefined);
  } finally {
    packed.destroy();
  }
  if (!header) throw foreign(file);
  if (!seal) throw truncated(file);
  for (const [table, count] of Object.entries(seal.counts)) {
    const found = counts.get(table) ?? 0;
    if (found !== count) throw altered(file, `should hold ${count} rows of ${table} and holds ${found}`);
  }
  if (seal.sha256 !== hash.digest('hex')) throw altered(file, 'has another SHA-256');
  return { header, seal };
}

async function* linesIn(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]);
      rest = [];
      length = 0;
      from = end + 1;
    }
    rest.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST_LINE) throw foreign(file);
  }
  if (length > 0) throw truncated(file);
}

function parse(file: string, line: Buffer, number: number): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
  } catch {
    if (number === 1) throw foreign(file);
    throw altered(file, `has no JSON in line ${number}`);
  }
}

function checkHeader(file: string, json: unknown): Header {
  const { format, version, schema, made } = (json ?? {}) as Partial<Record<keyof Header, unknown>>;
  if (format !== FORMAT || !Number.isSafeInteger(version) || !Number.isSafeInteger(schema)) throw foreign(file);
  if (Number(version) > VERSION) {
    throw new StolikError(
      'backup-newer',
      `${file} was made by a newer Stolik (its format is version ${version}, this program knows ${VERSION}): use that one`,
    );
  }
  return { format, version: Number(version), schema: Number(schema), made: String(made) };
}

function isSeal(json: unknown): json is Seal {
  const { counts, sha256 } = (json ?? {}) as Partial<Record<keyof Seal, unknown>>;
  return typeof sha256 === 'string' && typeof counts === 'object' && counts !== null;
}

function isRow(json: unknown): json is RowLine {
  const { table, row } = (json ?? {}) as Partial<Record<keyof RowLine, unknown>>;
  return typeof table === 'string' && typeof row === 'object' && row !== null && Object.values(row).every(isValue);
}

function problemWith(file: string, error: unknown, isBegun: boolean): unknown {
  const code = String((error as { code?: unknown }).code);
  if (code === 'Z_BUF_ERROR') return isBegun ? truncated(file) : foreign(file);
  if (code === 'Z_DATA_ERROR') {
    const isGzipped = !String(error).includes('incorrect header check');
    return isGzipped ? altered(file, 'cannot be unpacked to its end') : foreign(file, ': it is not gzipped');
  }
  if (code === 'ENOENT') return new StolikError('backup-missing', `there is no file ${file}`);
  if (code === 'EISDIR') return new StolikError('backup-foreign', `${file} is a folder, not a backup of Stolik`);
  if (code === 'EACCES') return new StolikError('backup-unreadable', `${file} may not be read by this user`);
  return error;
}

const foreign = (file: string, why = '') =>
  new StolikError('backup-foreign', `${file} is not a backup of Stolik${why}`);
const truncated = (file: string) => new StolikError('backup-truncated', `${file} ends too early: it is not whole`);
const altered = (file: string, how: string) =>
  new StolikError('backup-altered', `${file} is not as it was written: it ${how}`);
