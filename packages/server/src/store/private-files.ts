import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { StolikError } from '@stolik/core';
import { whyUnwritable } from './errors.ts';

/** What SQLite and Stolik keep beside a database. */
const COMPANIONS = ['', '-wal', '-shm', '-lock'];
const OTHERS = 0o077;
/** A folder where everybody puts things and nobody removes another's, such as /tmp. */
const STICKY = 0o1000;

/** Makes the folder of a database for its owner alone, if it is missing. */
export function makeFolder(file: string): void {
  const folder = dirname(file);
  try {
    makeWithParents(folder);
  } catch (error) {
    const why = whyUnwritable(error) ?? (error as Error).message;
    throw new StolikError('store-unwritable', `the folder ${folder} cannot be made: ${why}`);
  }
}

/** One after the other: Node's own way never ends where a parent is there and yet said to be missing, as in /proc. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return;
    throw new Error(`${folder} is a file`);
  }
  makeWithParents(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // What is above it is there: this is no folder of a disk, such as /proc.
    if (code === 'ENOENT') throw new Error(`nothing can be made in ${dirname(folder)}`);
    // Somebody else has made it in the same moment.
    if (code !== 'EEXIST') throw error;
  }
}

/** What root makes for somebody else, as by a restore, is theirs: their server must be able to open it. */
export function handOver(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  if (uid === 0) return;
  for (const path of COMPANIONS.map((end) => file + end)) if (existsSync(path)) chownSync(path, uid, gid);
}

/**
 * Takes a database and its folder away from the eyes of others on this machine, and says so. What is another user's, or
 * holds other things too, is shared on purpose.
 */
export function tighten(file: string, say: (line: string) => void): void {
  for (const path of COMPANIONS.map((end) => file + end)) close(path, 0o600, () => true, say);
  const isOurs = (stats: Stats) =>
    (stats.mode & STICKY) === 0 && readdirSync(dirname(file)).every((name) => name.startsWith(basename(file)));
  close(dirname(file), 0o700, isOurs, say);
}

function close(path: string, mode: number, isOurs: (stats: Stats) => boolean, say: (line: string) => void): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || (stats.mode & OTHERS) === 0 || stats.uid !== process.getuid?.() || !isOurs(stats)) return;
  try {
    chmodSync(path, mode);
    say(`${path} could be read by others on this machine: now only by its owner`);
  } catch (error) {
    say(`${path} can be read by others on this machine, and that could not be changed: ${(error as Error).message}`);
  }
}
