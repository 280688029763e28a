import { StolikError } from '@stolik/core';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { lockAccount } from './lock.ts';
import type { Person } from './person.ts';

/** What lived on a device of an account: the page reads it, and the server only keeps it. */
export interface LuggageTable {
  personId: string;
  /** Compressed, as text. */
  data: string;
  kept: number;
}

/** Bytes for one account: some hundred games. */
export const MOST_LUGGAGE = 768 * 1024;

export interface Luggage {
  readonly data: string;
  readonly kept: number;
}

/** Keeps it instead of what was kept before. A guest has one device only, and is forgotten in time. */
export async function keepLuggage(store: Store, person: Person, data: string, now: number): Promise<Luggage> {
  if (person.isGuest) throw new StolikError('account-needed', 'a guest has this browser only: make an account first');
  const row: LuggageTable = { personId: person.id, data, kept: now };
  await store.db.transaction().execute(async (trx) => {
    // Who is being deleted leaves nothing behind.
    const account = await lockAccount(trx, store.kind, person.id);
    if (!account) throw new StolikError('not-signed-in', 'you are not signed in: load the page again');
    await trx
      .insertInto('luggage')
      .values(row)
      .onConflict((conflict) => conflict.column('personId').doUpdateSet({ data, kept: now }))
      .execute();
  });
  return { data, kept: now };
}

export async function readLuggage(db: Kysely<Schema>, person: string): Promise<Luggage | undefined> {
  return db.selectFrom('luggage').select(['data', 'kept']).where('personId', '=', person).executeTakeFirst();
}

export async function forgetLuggage(db: Kysely<Schema>, person: string): Promise<void> {
  await db.deleteFrom('luggage').where('personId', '=', person).execute();
}
