import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { StolikError } from '@stolik/core';
import type { Transaction } from 'kysely';
import { isDuplicate } from '../store/errors.ts';
import type { PasskeyTable, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Arrivals, SignedIn } from './arrivals.ts';
import { type Challenges, useChallenge } from './challenges.ts';
import type { Changes } from './changes.ts';
import { lockAccount } from './lock.ts';
import type { Assertion, Registration } from './passkey-schemas.ts';
import { mustStand, type Proof } from './proof.ts';
import type { Session, Sessions } from './sessions.ts';

const MOST_PASSKEYS = 20;
/** How long a new one is worth mentioning. */
const NEWS_MS = 30 * 24 * 60 * 60 * 1000;

export interface PasskeysSetup {
  readonly store: Store;
  /** The public address; without one, passkeys are for `localhost`, on whatever port. */
  readonly origin: string | undefined;
  readonly challenges: Challenges;
  readonly sessions: Sessions;
  readonly arrivals: Arrivals;
  readonly changes: Changes;
}

/** Signing in with what a device keeps: a key, and a finger, a face or a code that unlocks it. */
export class Passkeys {
  readonly #with: PasskeysSetup;
  readonly #domain: string;

  constructor(setup: PasskeysSetup) {
    this.#with = setup;
    this.#domain = setup.origin ? new URL(setup.origin).hostname : 'localhost';
  }

  /** What a device needs to make a passkey; whoever asks has just proved to be the owner, and the challenge says so. */
  async registrationOptions({ id: session, person }: Session, proof: Proof) {
    const { store, challenges, changes } = this.#with;
    const known = await changes.run(async (trx) => {
      await mustStand(trx, store.kind, proof);
      return knownWithRoom(trx, person.id);
    });
    return generateRegistrationOptions({
      rpName: 'Stolik',
      rpID: this.#domain,
      userName: person.userName ?? person.name,
      userID: Uint8Array.from(Buffer.from(person.id)),
      challenge: challenges.make(purposeFor(session, proof)),
      excludeCredentials: known.map(({ credential, transports }) => ({
        id: credential,
        transports: transports?.split(','),
      })),
      // Kept on the device, so that nobody has to type a user name first.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Keeps the passkey that a device has made. */
  async register({ id: session, person }: Session, response: Registration, name: string | undefined, from: string) {
    const { store, challenges, changes } = this.#with;
    mustBeOwnPage(response);
    const kept = await store.db
      .selectFrom('password')
      .select('hash')
      .where('person', '=', person.id)
      .executeTakeFirst();
    if (!kept) throw badPasskey();
    // The challenge was given for the password of then: that it is good says that it is the one of now.
    const proof: Proof = { person: person.id, hash: kept.hash };
    let challenge = '';
    const { registrationInfo } = await checked(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (given) => {
          challenge = given;
          return challenges.isGood(given, purposeFor(session, proof));
        },
        expectedOrigin: from,
        expectedRPID: this.#domain,
        requireUserVerification: true,
      }),
    );
    if (!registrationInfo) throw badPasskey();
    const { credential } = registrationInfo;
    const row: PasskeyTable = {
      id: randomUUID(),
      person: person.id,
      name: name ?? null,
      publicKey: Buffer.from(credential.publicKey).toString('base64'),
      credential: credential.id,
      counter: credential.counter,
      transports: response.response.transports?.join(',') || null,
      created: Date.now(),
      used: null,
      anyHandle: 0,
    };
    try {
      await changes.run(async (trx) => {
        await mustStand(trx, store.kind, proof);
        await knownWithRoom(trx, person.id);
        await useChallenge(trx, challenge);
        // The browser that adds it need not be told. One that was signed out meanwhile adds nothing.
        const isThere = await trx
          .updateTable('session')
          .set({ noticed: row.created })
          .where('id', '=', session)
          .returning('id')
          .executeTakeFirst();
        if (!isThere) throw new StolikError('not-signed-in', 'you were signed out meanwhile');
        await trx.insertInto('passkey').values(row).execute();
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new StolikError('conflict', 'this passkey is here already');
    }
    return shown(row);
  }

  /** What a device needs to sign in; its answer is taken from the browser that asked only. */
  async signInOptions(headers: IncomingHttpHeaders) {
    const { challenges, sessions } = this.#with;
    const challenge = challenges.make(purposeOfSignIn(await sessions.read(headers)));
    return generateAuthenticationOptions({ rpID: this.#domain, challenge, userVerification: 'required' });
  }

  /** Signs in, in place of whoever this browser knew. */
  async signIn(response: Assertion, from: string, headers: IncomingHttpHeaders): Promise<SignedIn> {
    const { store, challenges, sessions, changes, arrivals } = this.#with;
    mustBeOwnPage(response);
    const before = await sessions.read(headers);
    const row = await store.db
      .selectFrom('passkey')
      .selectAll()
      .where('credential', '=', response.id)
      .executeTakeFirst();
    if (!row) throw unknownPasskey();
    if (!row.anyHandle && !isOf(response, row.person)) throw badPasskey();
    let challenge = '';
    const { verified, authenticationInfo } = await checked(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (given) => {
          challenge = given;
          return challenges.isGood(given, purposeOfSignIn(before));
        },
        expectedOrigin: from,
        expectedRPID: this.#domain,
        credential: {
          id: row.credential,
          publicKey: Uint8Array.from(Buffer.from(row.publicKey, 'base64')),
          counter: row.counter,
        },
        requireUserVerification: true,
      }),
    );
    if (!verified) throw badPasskey();
    return changes.run(async (trx, touch) => {
      // Before the passkey: whoever signs out everywhere does the same.
      const owner = await lockAccount(trx, store.kind, row.person);
      await useChallenge(trx, challenge);
      const isThere = await trx
        .updateTable('passkey')
        .set({ counter: authenticationInfo.newCounter, used: Date.now() })
        .where('id', '=', row.id)
        .returning('id')
        .executeTakeFirst();
      if (!owner || !isThere) throw unknownPasskey();
      return arrivals.arrive(trx, touch, owner, headers, before);
    });
  }

  async list(person: string) {
    return (await this.#of(person).selectAll().orderBy('created').orderBy('id').execute()).map(shown);
  }

  /** Removes one; the password is not asked for, since it is one way in less. */
  async remove(person: string, id: string): Promise<void> {
    const gone = await this.#with.store.db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw new StolikError('not-found', 'you have no such passkey');
  }

  /** When a passkey was added that the person in this browser may not know of. */
  async news({ person, noticed }: Session): Promise<number | undefined> {
    if (person.isGuest) return undefined;
    const { created } = await this.#of(person.id)
      .select((eb) => eb.fn.max('created').as('created'))
      .executeTakeFirstOrThrow();
    return created > Math.max(noticed, Date.now() - NEWS_MS) ? created : undefined;
  }

  #of(person: string) {
    return this.#with.store.reads.selectFrom('passkey').where('person', '=', person);
  }
}

/** A challenge for a new passkey is good for one person, in one browser, and as long as the password stays. */
function purposeFor(session: string, { person, hash }: Proof): string {
  return `register ${person} ${session} ${hash}`;
}

/** A challenge to sign in is good in the browser that asked; for a stranger, who has no cookie yet, in any that has none. */
function purposeOfSignIn(browser: Session | undefined): string {
  return `sign-in ${browser?.id ?? ''}`;
}

/** Whether the device says whose passkey it is, as it must where nobody has typed a user name, and is right. */
function isOf({ response: { userHandle = '' } }: Assertion, person: string): boolean {
  return Buffer.from(userHandle, 'base64url').equals(Buffer.from(person));
}

/** Our page asks for passkeys by itself, never from within another's. */
function mustBeOwnPage({ response: { clientDataJSON } }: Registration | Assertion): void {
  let client: unknown;
  try {
    client = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
  } catch {
    throw badPasskey();
  }
  const { crossOrigin, topOrigin } = (client ?? {}) as { readonly crossOrigin?: unknown; readonly topOrigin?: unknown };
  if ((crossOrigin ?? false) !== false || topOrigin !== undefined) throw badPasskey();
}

/** The passkeys of a person who may have one more. */
async function knownWithRoom(trx: Transaction<Schema>, person: string) {
  const known = await trx
    .selectFrom('passkey')
    .select(['credential', 'transports'])
    .where('person', '=', person)
    .execute();
  if (known.length < MOST_PASSKEYS) return known;
  throw new StolikError('too-many', `an account has at most ${MOST_PASSKEYS} passkeys: remove one first`);
}

function shown({ id, name, created, used }: PasskeyTable) {
  return { id, name, created, used };
}

/** Whatever the library finds wrong is the sender's fault: it is handed nothing else. */
async function checked<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw badPasskey();
  }
}

function unknownPasskey(): StolikError {
  return new StolikError('unknown-passkey', 'this passkey is not, or no longer, known here');
}

function badPasskey(): StolikError {
  return new StolikError('bad-passkey', 'response: is no good answer to a question of ours', { field: 'response' });
}
