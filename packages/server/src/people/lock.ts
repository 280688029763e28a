import type { Transaction } from 'kysely';
import type { PersonTable, Schema } from '../store/schema.ts';
import type { StoreKind } from '../store/store.ts';

/**
 * The person's row, which nobody else may change, delete or refer to anew until the transaction ends.
 *
 * So a guest who sits down on one node while signing in on another sits down before or after, never in between. SQLite
 * runs one transaction at a time and needs no lock.
 */
export function lockPerson(trx: Transaction<Schema>, kind: StoreKind, id: string): Promise<PersonTable | undefined> {
  const query = trx.selectFrom('person').selectAll().where('id', '=', id);
  return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

/** Whether there is such a person, whom nobody deletes until the transaction ends; others may hold the same one. */
export async function holdPerson(trx: Transaction<Schema>, kind: StoreKind, id: string): Promise<boolean> {
  const query = trx.selectFrom('person').select('id').where('id', '=', id);
  return (await (kind === 'postgres' ? query.forKeyShare() : query).executeTakeFirst()) !== undefined;
}
