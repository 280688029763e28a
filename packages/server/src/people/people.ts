import type { IncomingHttpHeaders } from 'node:http';
import { StolikError } from '@stolik/core';
import type { Transaction } from 'kysely';
import type { Settings } from '../settings.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Accounts } from './accounts.ts';
import { Arrivals, endSessions } from './arrivals.ts';
import { mustNotBeMuted } from './bans.ts';
import { Challenges } from './challenges.ts';
import { Changes, PEOPLE_CHANNEL } from './changes.ts';
import { Cookies } from './cookies.ts';
import { exportPerson } from './export.ts';
import { Guesses } from './guesses.ts';
import { guestName } from './guest-name.ts';
import { type Contribution, type Deletion, PeopleHooks, type Rename, type SignOut, type TakeOver } from './hooks.ts';
import { Identities } from './identities.ts';
import { KnownDevices } from './known-devices.ts';
import { lockAccount, lockPerson } from './lock.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { type Person, personOf } from './person.ts';
import { mustStand, type Proof } from './proof.ts';
import { makeCodes } from './recovery.ts';
import { serverSecret } from './secret.ts';
import { mustLast, type Session, Sessions } from './sessions.ts';

const MOST_SWEPT = 500;
/** Guesses, where nothing is limited: more than anybody makes, and still a number that a store can compare. */
const WITHOUT_LIMIT = 1e9;

/** What else belongs to a change, in its transaction: the word in the audit trail. */
type Also = (trx: Transaction<Schema>) => Promise<void>;
const nothingElse: Also = async () => {};

/** What is made once for all the parts. */
interface PeopleSetup {
  readonly store: Store;
  readonly origin: string | undefined;
  readonly secret: string;
  readonly guesses: Guesses;
}

/** Who plays here: guests, accounts and their sessions. */
export class People {
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly #store: Store;
  readonly #hooks = new PeopleHooks();
  readonly #identities: Identities;
  readonly #changes: Changes;

  private constructor({ store, origin, secret, guesses }: PeopleSetup) {
    const hooks = this.#hooks;
    const cookies = new Cookies(origin);
    const sessions = new Sessions(store, cookies);
    const devices = new KnownDevices(cookies, secret);
    const arrivals = new Arrivals(store, sessions, devices, hooks);
    const changes = new Changes(store, async (personId) => {
      this.#identities.forget(personId);
      for (const handler of hooks.answers) await handler(personId);
    });
    this.#store = store;
    this.#identities = new Identities(sessions);
    this.#changes = changes;
    this.sessions = sessions;
    const passwords = new Passwords();
    this.accounts = new Accounts({ store, sessions, arrivals, devices, passwords, guesses, changes, hooks });
    this.passkeys = new Passkeys({ store, origin, challenges: new Challenges(secret), sessions, arrivals, changes });
  }

  static async open(
    store: Store,
    { origin, hasRateLimits }: Pick<Settings, 'origin' | 'hasRateLimits'>,
  ): Promise<People> {
    const secret = await serverSecret(store, 'people');
    const guesses = await Guesses.open(store, hasRateLimits ? undefined : WITHOUT_LIMIT);
    const people = new People({ store, origin, secret, guesses });
    await store.listen(PEOPLE_CHANNEL, (id) => people.hear(id));
    store.onReconnect(() => people.#identities.forget());
    return people;
  }

  /** Somebody's name or sessions were changed, here or elsewhere: nothing that was known of them is trusted. */
  hear(personId: string): void {
    this.#identities.forget(personId);
    for (const handler of [...this.#hooks.changes]) handler(personId);
  }

  /** Whom the cookies of a request stand for; undefined for a stranger, an ended session or a tampered cookie. */
  async identify(headers: IncomingHttpHeaders): Promise<Person | undefined> {
    return (await this.#identities.identify(headers))?.person;
  }

  /** The same with the browser they come from. */
  recognise(headers: IncomingHttpHeaders): Promise<Session | undefined> {
    return this.#identities.identify(headers);
  }

  /** Whom the cookies stand for, or a new guest; what this browser is to be told; and the cookies to set. */
  async welcome(headers: IncomingHttpHeaders, mayMakeGuest: () => Promise<void>) {
    const session = await this.sessions.read(headers);
    if (session) {
      const passkeyAdded = await this.passkeys.news(session);
      return { me: { ...session.person, passkeyAdded }, cookies: await this.sessions.renew(session, headers) };
    }
    await mayMakeGuest();
    const { person, cookies } = await this.accounts.makeGuest(guestName(headers['accept-language']));
    return { me: person, cookies };
  }

  /** The persons with these ids; those who were deleted are missing. */
  async find(ids: readonly string[]): Promise<Map<string, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#store.reads.selectFrom('person').selectAll().where('id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, personOf(row)]));
  }

  /** Gives a person another name; the tables where it is shown follow. */
  async rename(person: Person, name: string): Promise<Person> {
    await this.#change(person.id, async (trx) => {
      await mustNotBeMuted(trx, person.id, Date.now());
      const { numUpdatedRows } = await trx
        .updateTable('person')
        .set({ name })
        .where('id', '=', person.id)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) for (const hook of this.#hooks.renames) await hook(trx, person.id);
    });
    return { ...person, name };
  }

  /** Ends the one session of these cookies. */
  async signOut(headers: IncomingHttpHeaders): Promise<void> {
    const session = await this.sessions.read(headers);
    if (session) await this.endSession(session.person, session.id);
  }

  /** Ends one of the person's sessions. */
  async endSession(person: Person, id: string): Promise<void> {
    await this.#change(person.id, async (trx) => {
      const gone = await trx
        .deleteFrom('session')
        .where('id', '=', id)
        .where('person', '=', person.id)
        .returning('id')
        .executeTakeFirst();
      if (!gone) throw new StolikError('not-found', 'you are not, or no longer, signed in there');
    });
  }

  /** Ends every session of the person, on every device; passkeys too, unless the password is known. */
  async signOutEverywhere({ id, person }: Session, proof: Proof | undefined): Promise<void> {
    const { kind } = this.#store;
    await this.#change(person.id, async (trx) => {
      if (proof) await mustStand(trx, kind, proof);
      else await lockAccount(trx, kind, person.id);
      await mustLast(trx, id);
      await endSessions(trx, this.#hooks, person.id, { passkeys: proof !== undefined });
    });
  }

  /** Keeps a person out until a moment, or until `FOREVER`; every session ends. */
  async ban(id: string, banned: number, reason: string, also: Also = nothingElse): Promise<void> {
    await this.#change(id, async (trx) => {
      const row = await trx
        .updateTable('person')
        .set({ banned, banReason: reason })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!row) throw new StolikError('not-found', 'there is no such person');
      await endSessions(trx, this.#hooks, id, { passkeys: true });
      await also(trx);
    });
  }

  /** Ends every way into an account, and answers with the one recovery code that opens it again. */
  async resetPassword(id: string, also: Also = nothingElse): Promise<string> {
    return this.#changes.run(async (trx, touch) => {
      const row = await lockPerson(trx, this.#store.kind, id);
      if (!row) throw new StolikError('not-found', 'there is no such account');
      if (row.isGuest) {
        throw new StolikError('account-needed', `person: ${row.name} is a guest, who has no password`);
      }
      await trx.deleteFrom('password').where('person', '=', id).execute();
      await endSessions(trx, this.#hooks, id, { passkeys: false });
      await touch(id);
      const [code] = await makeCodes(trx, id, 1);
      await also(trx);
      return code;
    });
  }

  /** Deletes the person; what others still need, a finished table for one, is up to the hooks. */
  async delete(person: Person, { proof, also = nothingElse }: { proof?: Proof; also?: Also } = {}): Promise<void> {
    const { kind } = this.#store;
    await this.#change(person.id, async (trx) => {
      if (proof) await mustStand(trx, kind, proof);
      const row = await lockPerson(trx, kind, person.id);
      if (!row) return;
      // A guest is deleted without a password; whoever has one by now is not.
      if (person.isGuest && !row.isGuest) throw new StolikError('has-account', 'you have an account by now');
      for (const hook of this.#hooks.deletions) await hook(trx, person.id);
      await trx.deleteFrom('person').where('id', '=', person.id).execute();
      await also(trx);
    });
    this.#store.cleanUp();
  }

  /** Removes what time has ended: old sessions and challenges, and guests whose cookie is gone; some of them each time. */
  async sweep(now = Date.now()): Promise<void> {
    const { db } = this.#store;
    await db.deleteFrom('session').where('expires', '<', now).execute();
    await db.deleteFrom('challenge').where('expires', '<', now).execute();
    const guests = await db
      .selectFrom('person')
      .leftJoin('session', 'session.person', 'person.id')
      .selectAll('person')
      .where('person.isGuest', '=', 1)
      .where('session.id', 'is', null)
      .limit(MOST_SWEPT)
      .execute();
    for (const guest of guests) await this.delete(personOf(guest));
    this.#store.cleanUp();
  }

  /** Everything that is kept about the person, but no secrets. */
  async export(person: Person): Promise<Record<string, unknown>> {
    const document = await exportPerson(this.#store.db, person.id);
    for (const [name, contribute] of this.#hooks.contributions) document[name] = await contribute(person.id);
    return document;
  }

  onTakeOver(hook: TakeOver): void {
    this.#hooks.takeOvers.push(hook);
  }

  onRename(hook: Rename): void {
    this.#hooks.renames.push(hook);
  }

  onDelete(hook: Deletion): void {
    this.#hooks.deletions.push(hook);
  }

  /** Hears when a person is signed out on every device at once. */
  onSignOutEverywhere(hook: SignOut): void {
    this.#hooks.signOuts.push(hook);
  }

  /** Adds a part to every person's export, under a name of its own. */
  onExport(name: string, contribute: Contribution): void {
    this.#hooks.contributions.set(name, contribute);
  }

  /** Hears, on every node, whose name or sessions changed: open connections must ask again who is there. */
  onChange(handler: (personId: string) => void): () => void {
    this.#hooks.changes.add(handler);
    return () => void this.#hooks.changes.delete(handler);
  }

  /** Hears, on the node that changed it and before anybody is answered, whose name or sessions changed. */
  beforeAnswer(handler: (personId: string) => Promise<void>): void {
    this.#hooks.answers.add(handler);
  }

  async #change(personId: string, act: (trx: Transaction<Schema>) => Promise<unknown>): Promise<void> {
    await this.#changes.run(async (trx, touch) => {
      await act(trx);
      await touch(personId);
    });
  }
}
