import { statSync } from 'node:fs';
import Libsql from 'libsql';
import type { Damage } from './damage.ts';
import { execBeside } from './sqlite-driver.ts';

/**
 * How often what was committed goes from the write-ahead log into the file. Commits that come meanwhile share the disk with
 * it: little at a time is not felt, while what a second of a busy server leaves holds up one move in a hundred.
 */
const EVERY_MS = 250;

/** What keeps the write-ahead log short. */
export class Checkpoints {
  readonly #log: string;
  readonly #database: Libsql.Database;
  readonly #damage: Damage;
  readonly #cut: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #running = Promise.resolve();
  #isBusy = false;
  /** The log holds what was deleted from the file. */
  #isUnclean = false;

  /** `cut` folds the log into the file and shortens it to nothing, while nobody writes. */
  constructor(file: string, damage: Damage, cut: () => Promise<void>) {
    this.#log = `${file}-wal`;
    this.#database = new Libsql(file);
    this.#damage = damage;
    this.#cut = cut;
    this.#timer = setInterval(() => {
      if (this.#isBusy) return;
      this.#isBusy = true;
      this.#running = this.#fold().finally(() => {
        this.#isBusy = false;
      });
    }, EVERY_MS).unref();
  }

  /** What was deleted leaves the log too, in a second or so. */
  clean(): void {
    this.#isUnclean = true;
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    this.#database.close();
    await this.#cut().catch(() => {});
  }

  /**
   * Moves what was committed into the file on a connection of its own: left to themselves, the commits would do it, and
   * every now and then somebody's move would wait for all of that. So little is then left to do that the log can be cut
   * while they wait.
   */
  async #fold(): Promise<void> {
    // Whoever reads or writes goes first; the next time will do.
    await execBeside(this.#database, 'pragma wal_checkpoint(passive)').catch((error) => this.#damage.consider(error));
    if (!this.#isUnclean) return;
    this.#isUnclean = false;
    await this.#cut().catch(() => {});
    // Somebody still reads what was there before, such as a backup.
    if (statSync(this.#log, { throwIfNoEntry: false })?.size) this.#isUnclean = true;
  }
}
