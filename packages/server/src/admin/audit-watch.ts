import type { FastifyBaseLogger } from 'fastify';
import { Lookout } from '../lookout.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { type Act, AUDIT_CHANNEL, lastNumber } from './audit.ts';

/** How often the trail is looked at: SQLite tells nobody what another process wrote. */
const LOOK = 1_000;
/** Whoever this was done to is signed in nowhere any more. */
const SIGNS_OUT: readonly Act[] = ['ban', 'reset-password', 'delete'];
/** After these something is gone that must leave the disk too. */
const ERASES: readonly Act[] = ['erase-words', 'delete'];

interface WatchParts {
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  readonly log: FastifyBaseLogger;
  /** Tells the pages of a person that something about them is new. */
  tell?(person: string): void;
}

/** Watches, on each node, what whoever runs the server does beside it, and lets everybody here see it. */
export class AuditWatch {
  readonly #parts: WatchParts;
  readonly #timer: NodeJS.Timeout;
  #deafen = () => {};
  /** The newest deed that was heard of. */
  #last: number;
  readonly #lookout: Lookout;
  #isClosed = false;

  private constructor(parts: WatchParts, last: number) {
    this.#parts = parts;
    this.#last = last;
    this.#lookout = new Lookout(
      () => this.#read(),
      (error) => parts.log.error(error, 'the audit trail could not be looked at'),
    );
    this.#timer = setInterval(() => this.look(), LOOK).unref();
  }

  /** Whatever was done before is known to whoever reads the store from now on. */
  static async open(parts: WatchParts): Promise<AuditWatch> {
    const watch = new AuditWatch(parts, await lastNumber(parts.store.reads));
    watch.#deafen = await parts.store.listen(AUDIT_CHANNEL, () => watch.look());
    return watch;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#deafen();
    await this.#lookout.settle();
  }

  /** Looks now; whatever is written meanwhile is looked at too. */
  async look(): Promise<void> {
    if (!this.#isClosed) await this.#lookout.look();
  }

  async #read(): Promise<void> {
    const rows = await this.#parts.store.reads
      .selectFrom('audit')
      .select(['number', 'act', 'person', 'tableId'])
      .where('number', '>', this.#last)
      .orderBy('number')
      .execute();
    for (const { number, act, person, tableId } of rows) {
      this.#last = number;
      await this.#hear(act as Act, person, tableId).catch((error) =>
        this.#parts.log.error(error, `what was done beside this node (${number}) could not be shown`),
      );
    }
  }

  async #hear(act: Act, person: string | null, table: string | null): Promise<void> {
    const { store, people, tables, tell } = this.#parts;
    if (person !== null && SIGNS_OUT.includes(act)) people.hear(person);
    if (person !== null) await tables.refreshOf(person);
    if (person !== null) tell?.(person);
    if (table !== null) await tables.reveal(table);
    if (ERASES.includes(act)) store.cleanUp();
  }
}
