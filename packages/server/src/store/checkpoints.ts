import Libsql from 'libsql';
import { execBeside } from './sqlite-driver.ts';

/** How often what was committed goes from the write-ahead log into the file. */
const EVERY_MS = 1_000;

/**
 * Moves what was committed into the file on a connection of its own: left to themselves, the commits would do it, and every
 * now and then somebody's move would wait for all of that. The answer ends it.
 */
export function keepCheckpoints(file: string): () => Promise<void> {
  const database = new Libsql(file);
  let running = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = execBeside(database, 'pragma wal_checkpoint(passive)')
      // Whoever reads or writes goes first; the next time will do.
      .catch(() => {})
      .finally(() => {
        isBusy = false;
      });
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
    database.close();
  };
}
