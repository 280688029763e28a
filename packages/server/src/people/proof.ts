import { StolikError } from '@stolik/core';
import type { Transaction } from 'kysely';
import type { PersonTable, Schema } from '../store/schema.ts';
import type { StoreKind } from '../store/store.ts';
import { lockAccount } from './lock.ts';

/**
 * That somebody knew a person's password, which was kept as this hash.
 *
 * Comparing takes its time, and meanwhile a recovery may have set another: so whatever acts on a proof looks again, in
 * the transaction that acts.
 */
export interface Proof {
  readonly person: string;
  readonly hash: string;
}

/** The person, locked, if the password is still the one that was known. */
export async function lockProved(
  trx: Transaction<Schema>,
  kind: StoreKind,
  { person, hash }: Proof,
): Promise<PersonTable | undefined> {
  const row = await lockAccount(trx, kind, person);
  const kept = await trx.selectFrom('password').select('hash').where('person', '=', person).executeTakeFirst();
  return kept?.hash === hash ? row : undefined;
}

/** Locks the person for one who is signed in and knew the password; refuses a password that was replaced meanwhile. */
export async function mustStand(trx: Transaction<Schema>, kind: StoreKind, proof: Proof): Promise<void> {
  if (!(await lockProved(trx, kind, proof))) throw wrongPassword();
}

export function wrongPassword(): StolikError {
  return new StolikError('wrong-credentials', 'password: is wrong', { field: 'password' });
}
