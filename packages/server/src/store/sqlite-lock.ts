import { closeSync, openSync } from 'node:fs';
import { StolikError } from '@stolik/core';
import Libsql from 'libsql';
import { isBusy } from './errors.ts';

/** What a server that comes second can do. */
const OF_A_SERVER = 'stop that one, or give this one a folder of its own with STOLIK_DATA';

/**
 * Keeps a file for one server until the answer is called.
 *
 * It is a lock of the operating system's, on a file of its own: it ends with the process, however that ends, so nothing is
 * left behind by a kill; and whoever only looks at the store or administers it is not in anybody's way.
 */
export function lockFile(file: string, advice = OF_A_SERVER): () => void {
  const path = `${file}-lock`;
  closeSync(openSync(path, 'a', 0o600));
  const lock = new Libsql(path);
  try {
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StolikError('store-in-use', `${file} is served by another Stolik already: ${advice}`);
  }
  return () => lock.close();
}
