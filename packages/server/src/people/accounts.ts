import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { StolikError } from '@stolik/core';
import type { Transaction } from 'kysely';
import { isDuplicate } from '../store/errors.ts';
import type { PersonTable, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Arrivals, endSessions, type SignedIn } from './arrivals.ts';
import type { Changes } from './changes.ts';
import type { Guesses } from './guesses.ts';
import { newHandle } from './handle.ts';
import type { PeopleHooks } from './hooks.ts';
import type { KnownDevices } from './known-devices.ts';
import { lockAccount } from './lock.ts';
import type { Passwords } from './passwords.ts';
import { foldUserName, type Person, personOf } from './person.ts';
import { lockProved, mustStand, type Proof, wrongPassword } from './proof.ts';
import { makeCodes, useCode } from './recovery.ts';
import { mustLast, type Sessions } from './sessions.ts';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

export interface AccountsSetup {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly arrivals: Arrivals;
  readonly devices: KnownDevices;
  readonly passwords: Passwords;
  readonly guesses: Guesses;
  readonly changes: Changes;
  readonly hooks: PeopleHooks;
}

/** Guests, and what turns them into the owners of accounts. Each change is one transaction, hooks included. */
export class Accounts {
  readonly #with: AccountsSetup;

  constructor(setup: AccountsSetup) {
    this.#with = setup;
  }

  makeGuest(name: string): Promise<SignedIn> {
    const { changes, sessions } = this.#with;
    return changes.run(async (trx) => {
      const row = { id: randomUUID(), name, isGuest: 1, userName: null, handle: null, created: Date.now() };
      await trx.insertInto('person').values(row).execute();
      return { person: personOf(row), cookies: [await sessions.make(trx, row.id)] };
    });
  }

  /** Turns a guest into the owner of an account in place: the id stays, and with it every seat. */
  async makeAccount(guest: Person, { userName, password }: Credentials, headers: IncomingHttpHeaders) {
    const { passwords, changes, arrivals, hooks } = this.#with;
    if (!guest.isGuest) throw new StolikError('has-account', 'you have an account already');
    const hash = await passwords.hash(password);
    try {
      return await changes.run(async (trx, touch) => {
        const row = await trx
          .updateTable('person')
          .set({ isGuest: 0, userName, foldedName: foldUserName(userName), handle: newHandle() })
          .where('id', '=', guest.id)
          .where('isGuest', '=', 1)
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new StolikError('has-account', 'you have an account already');
        await setPassword(trx, guest.id, hash);
        // Where the guest sits it is seen that this is an account now.
        for (const hook of hooks.renames) await hook(trx, guest.id);
        // Whoever held the guest's cookie does not come along.
        await trx.deleteFrom('session').where('person', '=', guest.id).execute();
        await touch(guest.id);
        return arrivals.arrive(trx, touch, row, headers, undefined);
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new StolikError('name-taken', 'userName: is taken, choose another', { field: 'userName' });
    }
  }

  /** Whether the owner of an account has signed in with this browser before. */
  async knows(userName: string, headers: IncomingHttpHeaders): Promise<boolean> {
    const row = this.#with.devices.isShown(headers) ? await this.#find(userName) : undefined;
    return row !== undefined && this.#with.devices.find(headers, row.id) !== undefined;
  }

  /** Signs in, in place of whoever this browser knew. */
  async signIn({ userName, password }: Credentials, headers: IncomingHttpHeaders): Promise<SignedIn> {
    const { store, sessions, guesses, passwords, changes, arrivals } = this.#with;
    const before = await sessions.read(headers);
    const row = await this.#find(userName);
    const isRight = await guesses.guess(this.#guesser(userName, row, headers), () =>
      passwords.verify(row?.hash ?? undefined, password),
    );
    const wrong = () => new StolikError('wrong-credentials', 'the user name or the password is wrong');
    if (!row?.hash || !isRight) throw wrong();
    const proof: Proof = { person: row.id, hash: row.hash };
    return changes.run(async (trx, touch) => {
      const owner = await lockProved(trx, store.kind, proof);
      if (!owner) throw wrong();
      return arrivals.arrive(trx, touch, owner, headers, before);
    });
  }

  /** Sets a new password with a recovery code, and ends every other way in: sessions and passkeys. */
  async recover({ userName, password }: Credentials, code: string, headers: IncomingHttpHeaders): Promise<SignedIn> {
    const { store, sessions, guesses, passwords, changes, arrivals, hooks } = this.#with;
    const before = await sessions.read(headers);
    // First, so that a wrong name takes as long as a wrong code.
    const hash = await passwords.hash(password);
    const row = await this.#find(userName);
    const arrived = await changes.run(async (trx, touch) => {
      const owner = await lockAccount(trx, store.kind, row?.id ?? '');
      const isRight = await useCode(trx, row?.id ?? '', code);
      if (!owner || !isRight) return undefined;
      await setPassword(trx, owner.id, hash);
      await endSessions(trx, hooks, owner.id, { passkeys: false });
      await touch(owner.id);
      return arrivals.arrive(trx, touch, owner, headers, before);
    });
    if (arrived) return arrived;
    // A right code is taken however many were wrong: with 80 bits nobody finds one, and it may be the owner's last way.
    await guesses.wrong(this.#guesser(userName, row, headers));
    throw new StolikError('wrong-credentials', 'the user name or the recovery code is wrong, or the code was used');
  }

  /** Makes new recovery codes for whoever knows the password; a stolen session alone cannot keep an account. */
  async makeRecoveryCodes(person: Person, password: string, headers: IncomingHttpHeaders): Promise<string[]> {
    if (person.isGuest) throw new StolikError('account-needed', 'a guest has no recovery codes: make an account first');
    const { store, changes } = this.#with;
    const proof = await this.confirm(person, password, headers);
    return changes.run(async (trx) => {
      await mustStand(trx, store.kind, proof);
      return makeCodes(trx, person.id);
    });
  }

  /** Sets another password for whoever knows the one there is, and ends every other way in, as a recovery does. */
  async changePassword(
    person: Person,
    old: string,
    password: string,
    headers: IncomingHttpHeaders,
    session: string,
  ): Promise<SignedIn> {
    if (person.isGuest) throw new StolikError('account-needed', 'a guest has no password: make an account first');
    const { store, passwords, changes, arrivals, hooks } = this.#with;
    const proof = await this.confirm(person, old, headers);
    const hash = await passwords.hash(password);
    return changes.run(async (trx, touch) => {
      const owner = await lockProved(trx, store.kind, proof);
      if (!owner) throw wrongPassword();
      // Whoever was signed out meanwhile does not come back by this.
      await mustLast(trx, session);
      await setPassword(trx, owner.id, hash);
      await endSessions(trx, hooks, owner.id, { passkeys: false });
      await touch(owner.id);
      return arrivals.arrive(trx, touch, owner, headers, undefined);
    });
  }

  /** Refuses whoever is signed in but does not know the password. What is done with the proof must look at it again. */
  async confirm(person: Person, password: string, headers: IncomingHttpHeaders): Promise<Proof> {
    const { store, devices, guesses, passwords } = this.#with;
    const row = await store.db.selectFrom('password').select('hash').where('person', '=', person.id).executeTakeFirst();
    // Not by the user name: whoever guesses at that from outside must not be in the way of those who are in.
    const device = devices.find(headers, person.id);
    const guesser = device ? `device:${device}` : `person:${person.id}`;
    const isRight = await guesses.guess(guesser, () => passwords.verify(row?.hash, password));
    if (!row || !isRight) throw wrongPassword();
    return { person: person.id, hash: row.hash };
  }

  /** Whose wrong guess it is: that of a browser its owner has used before, or of everybody else together. */
  #guesser(userName: string, row: PersonTable | undefined, headers: IncomingHttpHeaders): string {
    const device = row && this.#with.devices.find(headers, row.id);
    return device ? `device:${device}` : `account:${foldUserName(userName)}`;
  }

  #find(userName: string) {
    return this.#with.store.db
      .selectFrom('person')
      .leftJoin('password', 'password.person', 'person.id')
      .selectAll('person')
      .select('password.hash')
      .where('person.foldedName', '=', foldUserName(userName))
      .executeTakeFirst();
  }
}

async function setPassword(trx: Transaction<Schema>, person: string, hash: string): Promise<void> {
  await trx
    .insertInto('password')
    .values({ person, hash })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ hash }))
    .execute();
}
