import Libsql from 'libsql';
import { inTime } from '../in-time.ts';
import { StoreDamaged } from './errors.ts';
import { execBeside, WAIT } from './sqlite-driver.ts';

/** How long a start waits for it: a store of 117 MB takes one second, or two when nothing of it is in memory yet. */
const LONGEST_MS = 5_000;

/**
 * Fails where a page is not in order. A statement with an answer would keep the file open until it is collected as garbage;
 * so the question is one that fails.
 */
const FAILS_WHERE_DAMAGED = `select abs(-9223372036854775808) from pragma_quick_check(1) where quick_check <> 'ok'`;

/** A look through all pages of a file, on a connection of its own and beside the event loop. */
export class SqliteCheck {
  readonly #database: Libsql.Database;
  /** What was found, if anything. */
  readonly found: Promise<unknown>;

  constructor(file: string) {
    this.#database = new Libsql(file);
    this.#database.exec(WAIT);
    this.found = execBeside(this.#database, FAILS_WHERE_DAMAGED)
      .then(
        () => undefined,
        (error: Error) =>
          error.message === 'integer overflow'
            ? new StoreDamaged('not all of its pages are as they were written')
            : error,
      )
      // Nothing ends it before it is done, so a store that is closed meanwhile leaves it to itself.
      .finally(() => this.#database.close());
  }

  /** What was found, as far as one waits for it at a start: a large file is looked through while people play already. */
  soon(): Promise<unknown> {
    return inTime(this.found, LONGEST_MS, undefined);
  }
}
