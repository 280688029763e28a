import { randomUUID } from 'node:crypto';
import { StolikError } from '@stolik/core';
import type { Report, Verdict } from '@stolik/protocol';
import type { Transaction } from 'kysely';
import { Company, lookAfterCompany } from '../company/company.ts';
import { judge, listReports } from '../company/moderation.ts';
import { FOREVER } from '../people/bans.ts';
import { People } from '../people/people.ts';
import { personOf } from '../people/person.ts';
import { lookAfterDevices } from '../push/devices.ts';
import { lookAfterRatings } from '../ratings/belongings.ts';
import { explained } from '../store/errors.ts';
import { openBeside } from '../store/open.ts';
import type { PersonTable, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { lookAfterSeats } from '../tables/belongings.ts';
import { closeTable } from '../tables/closing.ts';
import { type Erasure, eraseWords, speakerOf } from '../tables/erasure.ts';
import { readUptime } from '../tables/uptime.ts';
import { type Deed, writeDown } from './audit.ts';
import { findPerson } from './find.ts';

type Trx = Transaction<Schema>;

/** Until when: milliseconds from now, or for good. */
export type Span = number | 'forever';

/**
 * What whoever runs a server does to people and tables, beside the servers, which may run. Each act is one transaction
 * with its line in the audit trail; by that line the nodes hear of it.
 */
export class Admin {
  readonly store: Store;
  readonly #people: People;
  readonly #who: string;

  private constructor(store: Store, people: People, who: string) {
    this.store = store;
    this.#people = people;
    this.#who = who;
  }

  /** Opens the store at an address for somebody of this name. A store of another version is refused. */
  static async open(url: string, who: string): Promise<Admin> {
    const store = await openBeside(url);
    try {
      const people = await People.open(store, { hasRateLimits: true });
      lookAfterDevices(people, store);
      lookAfterCompany(people, store);
      lookAfterSeats(people, store, async () => {
        const now = Date.now();
        return { now, time: await readUptime(store, now) };
      });
      lookAfterRatings(people, store);
      return new Admin(store, people, who);
    } catch (error) {
      await store.close();
      throw explained(error, store.name);
    }
  }

  close(): Promise<void> {
    return this.store.close();
  }

  /** The one person with this id, user name or name. */
  find(text: string): Promise<PersonTable> {
    return findPerson(this.store.reads, text);
  }

  closeTable(table: string, reason: string): Promise<void> {
    return this.#do({ act: 'close', table, reason }, (trx) =>
      closeTable(this.store, trx, table, { reason, now: Date.now() }),
    );
  }

  /** Keeps somebody out; every session ends. */
  async ban({ id }: PersonTable, span: Span, reason: string): Promise<number> {
    const until = endOf(span);
    await this.#people.ban(id, until, reason, this.#also({ act: 'ban', person: id, reason, details: { until } }));
    return until;
  }

  unban({ id }: PersonTable, reason?: string): Promise<void> {
    return this.#do({ act: 'unban', person: id, reason }, (trx) => lift(trx, id, 'banned'));
  }

  /** Lets somebody play and not talk. */
  async mute({ id }: PersonTable, span: Span, reason?: string): Promise<number> {
    const mutedUntil = endOf(span);
    await this.#do({ act: 'mute', person: id, reason, details: { until: mutedUntil } }, async (trx) => {
      await trx.updateTable('person').set({ mutedUntil }).where('id', '=', id).execute();
    });
    return mutedUntil;
  }

  unmute({ id }: PersonTable, reason?: string): Promise<void> {
    return this.#do({ act: 'unmute', person: id, reason }, (trx) => lift(trx, id, 'mutedUntil'));
  }

  /** Lets the owner of an account see what was reported, and act on it. */
  async appoint({ id, isGuest, name }: PersonTable, reason?: string): Promise<void> {
    if (isGuest)
      throw new StolikError('account-needed', `person: ${name} is a guest: who looks after others has an account`);
    await this.#do({ act: 'moderator', person: id, reason }, async (trx) => {
      await trx.updateTable('person').set({ moderator: Date.now() }).where('id', '=', id).execute();
    });
  }

  dismiss({ id }: PersonTable, reason?: string): Promise<void> {
    return this.#do({ act: 'unmoderator', person: id, reason }, (trx) => lift(trx, id, 'moderator'));
  }

  /** What waits to be decided, the oldest first: all of it. */
  reports(limit?: number): Promise<Report[]> {
    return listReports(this.store.reads, { who: this.#who }, limit);
  }

  /** Decides about a report, also about those that moderators are not shown. */
  judge(report: string, verdict: Verdict): Promise<void> {
    const company = new Company({ store: this.store, now: Date.now, newId: randomUUID });
    return judge({ company, people: this.#people }, { who: this.#who }, report, verdict);
  }

  /** Ends every way into an account, and answers with the one recovery code that opens it again. */
  resetPassword({ id }: PersonTable, reason?: string): Promise<string> {
    return this.#people.resetPassword(id, this.#also({ act: 'reset-password', person: id, reason }));
  }

  /** Erases all that somebody has said, or one thing said at a table; answers with how many tables have changed. */
  async eraseWords(what: Erasure, reason?: string): Promise<number> {
    const { store } = this;
    const [about, details] = 'person' in what ? [{}, {}] : [{ table: what.table }, { word: what.n }];
    let tables = 0;
    await store.db.transaction().execute(async (trx) => {
      // Before it is erased who said it.
      const person = 'person' in what ? what.person : await speakerOf(trx, what);
      tables = (await eraseWords(store, trx, what, Date.now())).length;
      await this.#also({ act: 'erase-words', person, ...about, reason, details: { ...details, tables } })(trx);
    });
    store.cleanUp();
    return tables;
  }

  delete(person: PersonTable, reason?: string): Promise<void> {
    return this.#people.delete(personOf(person), { also: this.#also({ act: 'delete', person: person.id, reason }) });
  }

  #do(deed: Deed, act: (trx: Trx) => Promise<void>): Promise<void> {
    return this.store.db.transaction().execute(async (trx) => {
      await act(trx);
      await this.#also(deed)(trx);
    });
  }

  #also(deed: Deed): (trx: Trx) => Promise<void> {
    return (trx) => writeDown(this.store, trx, deed, { who: this.#who, now: Date.now() });
  }
}

function endOf(span: Span): number {
  return span === 'forever' ? FOREVER : Date.now() + span;
}

const LIFTED = { banned: 'banned', mutedUntil: 'muted', moderator: 'a moderator' } as const;

async function lift(trx: Trx, id: string, what: keyof typeof LIFTED): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('person')
    .set(what === 'banned' ? { banned: null, banReason: null } : { [what]: null })
    .where('id', '=', id)
    .where(what, '>', what === 'moderator' ? 0 : Date.now())
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const message = `person: ${id} is not ${LIFTED[what]}`;
  throw new StolikError('nothing-to-lift', message, { field: 'person' });
}
