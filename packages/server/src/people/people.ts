import type { IncomingHttpHeaders } from 'node:http';
import type { Transaction } from 'kysely';
import type { Settings } from '../settings.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Accounts } from './accounts.ts';
import { type Auth, madeNow, openAuth } from './auth.ts';
import { Changes, PEOPLE_CHANNEL } from './changes.ts';
import { guestName } from './guest-name.ts';
import { type Contribution, type Deletion, PeopleHooks, type SignOut, type TakeOver } from './hooks.ts';
import { Identities } from './identities.ts';
import { lockPerson } from './lock.ts';
import { type Person, personOf } from './person.ts';

const MOST_SWEPT = 500;

/** Who plays here: guests, accounts and their sessions. */
export class People {
  readonly auth: Auth;
  readonly accounts: Accounts;
  readonly #store: Store;
  readonly #hooks: PeopleHooks;
  readonly #identities: Identities;
  readonly #changes: Changes;

  private constructor(store: Store, auth: Auth, hooks: PeopleHooks) {
    this.#store = store;
    this.auth = auth;
    this.#hooks = hooks;
    this.#identities = new Identities(auth);
    this.#changes = new Changes(store, (personId) => this.#identities.forget(personId));
    this.accounts = new Accounts(store, auth, this.#changes, hooks);
  }

  static async open(store: Store, settings: Settings, warn: (message: string) => void = () => {}): Promise<People> {
    const hooks = new PeopleHooks();
    const auth = await openAuth({ store, settings, onPasskey: (from, to) => people.#joinGuest(from, to), warn });
    const people = new People(store, auth, hooks);
    await store.listen(PEOPLE_CHANNEL, (id) => {
      people.#identities.forget(id);
      for (const handler of [...hooks.changes]) handler(id);
    });
    store.onReconnect(() => people.#identities.forget());
    return people;
  }

  /** Whom the cookies of a request stand for; undefined for a stranger, an ended session or a tampered cookie. */
  identify(headers: IncomingHttpHeaders): Promise<Person | undefined> {
    return this.#identities.identify(headers);
  }

  /** Whom the cookies stand for, or a new guest, and the cookies to set. */
  async welcome(
    headers: IncomingHttpHeaders,
    mayMakeGuest: () => Promise<void>,
  ): Promise<{ person: Person; cookies: string[] }> {
    const { person, cookies } = await this.auth.readSession(headers.cookie ?? '', true);
    if (person) return { person, cookies };
    await mayMakeGuest();
    const guest = await this.accounts.makeGuest(guestName(headers['accept-language']));
    return { person: guest.person, cookies: [guest.cookie] };
  }

  /** The persons with these ids; those who were deleted are missing. */
  async find(ids: readonly string[]): Promise<Map<string, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#store.reads.selectFrom('person').selectAll().where('id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, personOf(row)]));
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.#change(person.id, (trx) =>
      trx.updateTable('person').set({ name, updatedAt: madeNow().updatedAt }).where('id', '=', person.id).execute(),
    );
    return { ...person, name };
  }

  /** Ends the one session of these cookies. */
  async signOut(headers: IncomingHttpHeaders): Promise<void> {
    const { person, token } = await this.auth.readSession(headers.cookie ?? '', false);
    if (!person || !token) return;
    await this.#change(person.id, (trx) => trx.deleteFrom('session').where('token', '=', token).execute());
  }

  /** Ends every session of the person, on every device. */
  async signOutEverywhere(person: Person): Promise<void> {
    await this.#change(person.id, async (trx) => {
      for (const hook of this.#hooks.signOuts) await hook(trx, person.id);
      await trx.deleteFrom('session').where('userId', '=', person.id).execute();
    });
  }

  /** Deletes the person; what others still need, a finished table for one, is up to the hooks. */
  async delete(person: Person): Promise<void> {
    await this.#change(person.id, async (trx) => {
      if (!(await lockPerson(trx, this.#store.kind, person.id))) return;
      for (const hook of this.#hooks.deletions) await hook(trx, person.id);
      await trx.deleteFrom('person').where('id', '=', person.id).execute();
    });
  }

  /** Removes what time has ended: old sessions and challenges, and guests whose cookie is gone; some of them each time. */
  async sweep(now = new Date()): Promise<void> {
    const { db } = this.#store;
    await db.deleteFrom('session').where('expiresAt', '<', now.toISOString()).execute();
    await db.deleteFrom('verification').where('expiresAt', '<', now.toISOString()).execute();
    const guests = await db
      .selectFrom('person')
      .leftJoin('session', 'session.userId', 'person.id')
      .selectAll('person')
      .where('person.isAnonymous', '=', 1)
      .where('session.id', 'is', null)
      .limit(MOST_SWEPT)
      .execute();
    for (const guest of guests) await this.delete(personOf(guest));
  }

  /** Everything that is kept about the person, but no secrets. */
  async export(person: Person): Promise<Record<string, unknown>> {
    const { db } = this.#store;
    const row = await db.selectFrom('person').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
    const sessions = await db
      .selectFrom('session')
      .select(['createdAt', 'updatedAt', 'expiresAt'])
      .where('userId', '=', person.id)
      .execute();
    const passkeys = await db
      .selectFrom('passkey')
      .select(['name', 'deviceType', 'createdAt'])
      .where('userId', '=', person.id)
      .execute();
    const document: Record<string, unknown> = {
      person: { ...personOf(row), since: row.createdAt },
      sessions,
      passkeys,
    };
    for (const [name, contribute] of this.#hooks.contributions) document[name] = await contribute(person.id);
    return document;
  }

  onTakeOver(hook: TakeOver): void {
    this.#hooks.takeOvers.push(hook);
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

  async #change(personId: string, act: (trx: Transaction<Schema>) => Promise<unknown>): Promise<void> {
    await this.#changes.run(async (trx, touch) => {
      await act(trx);
      await touch(personId);
    });
  }

  async #joinGuest(guestId: string, personId: string): Promise<void> {
    const guest = (await this.find([guestId])).get(guestId);
    await this.#changes.run((trx, touch) => this.accounts.takeOver(trx, touch, guest, personId));
  }
}
