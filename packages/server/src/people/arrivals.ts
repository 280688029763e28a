import type { IncomingHttpHeaders } from 'node:http';
import type { Transaction } from 'kysely';
import type { PersonTable, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { refuseBanned } from './bans.ts';
import type { Touch } from './changes.ts';
import type { PeopleHooks } from './hooks.ts';
import type { KnownDevices } from './known-devices.ts';
import { lockPerson } from './lock.ts';
import { type Person, personOf } from './person.ts';
import type { Session, Sessions } from './sessions.ts';

/** A person who is signed in now, and the cookies that say so. */
export interface SignedIn {
  readonly person: Person;
  readonly cookies: readonly string[];
}

/** The one way in: whoever signs in, however that was proved, arrives here. */
export class Arrivals {
  readonly #store: Store;
  readonly #sessions: Sessions;
  readonly #devices: KnownDevices;
  readonly #hooks: PeopleHooks;

  constructor(store: Store, sessions: Sessions, devices: KnownDevices, hooks: PeopleHooks) {
    this.#store = store;
    this.#sessions = sessions;
    this.#devices = devices;
    this.#hooks = hooks;
  }

  /**
   * Signs a person in, whose account is locked and whose row was read then, in place of whoever this browser knew: a
   * guest brings the seats along, any other session ends.
   */
  async arrive(
    trx: Transaction<Schema>,
    touch: Touch,
    row: PersonTable,
    headers: IncomingHttpHeaders,
    before: Session | undefined,
  ): Promise<SignedIn> {
    refuseBanned(row);
    if (before?.person.isGuest) await this.#takeOver(trx, touch, before.person.id, row.id);
    const session = await this.#sessions.make(trx, row.id);
    if (before) {
      await trx.deleteFrom('session').where('id', '=', before.id).execute();
      await touch(before.person.id);
    }
    if (await this.#sessions.makeRoom(trx, row.id)) await touch(row.id);
    return { person: personOf(row), cookies: [session, this.#devices.greet(headers, row.id)] };
  }

  /** Gives all a guest has to the account and ends the guest. */
  async #takeOver(trx: Transaction<Schema>, touch: Touch, guestId: string, toId: string): Promise<void> {
    if (guestId === toId) return;
    const row = await lockPerson(trx, this.#store.kind, guestId);
    // Gone, or an account of its own, since the request came.
    if (!row?.isGuest) return;
    for (const hook of this.#hooks.takeOvers) await hook(trx, guestId, toId);
    await trx.deleteFrom('person').where('id', '=', guestId).execute();
    await touch(guestId);
  }
}

/**
 * Ends every session of a person, and what their devices were trusted with; passkeys too unless they are to stay.
 * Whoever calls it has locked the account, as everybody does who lets somebody in: nobody arrives in between.
 */
export async function endSessions(
  trx: Transaction<Schema>,
  hooks: PeopleHooks,
  person: string,
  keep: { readonly passkeys: boolean },
): Promise<void> {
  for (const hook of hooks.signOuts) await hook(trx, person);
  await trx.deleteFrom('session').where('person', '=', person).execute();
  if (!keep.passkeys) await trx.deleteFrom('passkey').where('person', '=', person).execute();
}
