import { randomUUID } from 'node:crypto';
import { StolikError } from '@stolik/core';
import type { Transaction } from 'kysely';
import { isDuplicate } from '../store/errors.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Auth, madeNow } from './auth.ts';
import type { Changes, Touch } from './changes.ts';
import type { PeopleHooks } from './hooks.ts';
import { lockPerson } from './lock.ts';
import { foldUserName, type Person, personOf } from './person.ts';
import { makeCodes, useCode } from './recovery.ts';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/** A person who is signed in now, and the cookie that says so. */
export interface SignedIn {
  readonly person: Person;
  readonly cookie: string;
}

/** Reserved for names that lead nowhere: nothing is ever sent. */
const NO_MAIL = 'stolik.invalid';

/** Guests, and what turns them into the owners of accounts. Each change is one transaction, hooks included. */
export class Accounts {
  readonly #store: Store;
  readonly #auth: Auth;
  readonly #changes: Changes;
  readonly #hooks: PeopleHooks;

  constructor(store: Store, auth: Auth, changes: Changes, hooks: PeopleHooks) {
    this.#store = store;
    this.#auth = auth;
    this.#changes = changes;
    this.#hooks = hooks;
  }

  makeGuest(name: string): Promise<SignedIn> {
    return this.#changes.run(async (trx) => {
      const id = randomUUID();
      const row = { id, name, email: `${id}@${NO_MAIL}`, emailVerified: 0, isAnonymous: 1, displayUsername: null };
      await trx
        .insertInto('person')
        .values({ ...row, ...madeNow() })
        .execute();
      return { person: personOf(row), cookie: await this.#auth.makeSession(trx, id) };
    });
  }

  /** Turns a guest into the owner of an account in place: the id stays, and with it every seat. */
  async makeAccount(guest: Person, { userName, password }: Credentials): Promise<SignedIn> {
    if (!guest.isGuest) throw new StolikError('has-account', 'you have an account already');
    const hash = await this.#auth.hash(password);
    try {
      return await this.#changes.run(async (trx, touch) => {
        const row = await trx
          .updateTable('person')
          .set({
            isAnonymous: 0,
            username: foldUserName(userName),
            displayUsername: userName,
            updatedAt: madeNow().updatedAt,
          })
          .where('id', '=', guest.id)
          .where('isAnonymous', '=', 1)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new StolikError('has-account', 'you have an account already');
        await this.#setPassword(trx, guest.id, hash);
        return this.#signInAfresh(trx, touch, personOf(row));
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new StolikError('name-taken', 'userName: is taken, choose another', { field: 'userName' });
    }
  }

  /** Signs in; a guest who was playing brings the seats along. */
  async signIn({ userName, password }: Credentials, guest: Person | undefined): Promise<SignedIn> {
    const row = await this.#store.db
      .selectFrom('person')
      .leftJoin('account', 'account.userId', 'person.id')
      .selectAll('person')
      .select('account.password')
      .where('person.username', '=', foldUserName(userName))
      .executeTakeFirst();
    const isRight = await this.#auth.verify(row?.password ?? undefined, password);
    if (!row || !isRight) throw new StolikError('wrong-credentials', 'the user name or the password is wrong');
    return this.#changes.run(async (trx, touch) => {
      await this.takeOver(trx, touch, guest, row.id);
      return { person: personOf(row), cookie: await this.#auth.makeSession(trx, row.id) };
    });
  }

  /** Sets a new password with a recovery code, and ends every other session. */
  async recover({ userName, password }: Credentials, code: string, guest: Person | undefined): Promise<SignedIn> {
    // First, so that a wrong name takes as long as a wrong code.
    const hash = await this.#auth.hash(password);
    return this.#changes.run(async (trx, touch) => {
      const row = await trx
        .selectFrom('person')
        .selectAll()
        .where('username', '=', foldUserName(userName))
        .executeTakeFirst();
      const isRight = await useCode(trx, row?.id ?? '', code);
      if (!row || !isRight) {
        throw new StolikError('wrong-credentials', 'the user name or the recovery code is wrong, or the code was used');
      }
      await this.#setPassword(trx, row.id, hash);
      for (const hook of this.#hooks.signOuts) await hook(trx, row.id);
      await this.takeOver(trx, touch, guest, row.id);
      return this.#signInAfresh(trx, touch, personOf(row));
    });
  }

  /** Makes new recovery codes for whoever knows the password; a stolen session alone cannot keep an account. */
  async makeRecoveryCodes(person: Person, password: string): Promise<string[]> {
    const account = await this.#store.db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', person.id)
      .executeTakeFirst();
    if (!account) throw new StolikError('account-needed', 'a guest has no recovery codes: make an account first');
    if (!(await this.#auth.verify(account.password ?? undefined, password))) {
      throw new StolikError('wrong-credentials', 'password: is wrong', { field: 'password' });
    }
    return this.#changes.run((trx) => makeCodes(trx, person.id));
  }

  /** Gives all a guest has to the account and ends the guest. */
  async takeOver(trx: Transaction<Schema>, touch: Touch, guest: Person | undefined, toId: string): Promise<void> {
    if (!guest?.isGuest || guest.id === toId) return;
    const row = await lockPerson(trx, this.#store.kind, guest.id);
    // Gone, or an account of its own, since the request came.
    if (!row?.isAnonymous) return;
    for (const hook of this.#hooks.takeOvers) await hook(trx, guest.id, toId);
    await trx.deleteFrom('person').where('id', '=', guest.id).execute();
    await touch(guest.id);
  }

  /** A new session in place of all others: whoever held the old cookie does not come along. */
  async #signInAfresh(trx: Transaction<Schema>, touch: Touch, person: Person): Promise<SignedIn> {
    await trx.deleteFrom('session').where('userId', '=', person.id).execute();
    await touch(person.id);
    return { person, cookie: await this.#auth.makeSession(trx, person.id) };
  }

  async #setPassword(trx: Transaction<Schema>, userId: string, password: string): Promise<void> {
    await trx.deleteFrom('account').where('userId', '=', userId).execute();
    await trx
      .insertInto('account')
      .values({ id: randomUUID(), userId, accountId: userId, providerId: 'credential', password, ...madeNow() })
      .execute();
  }
}
