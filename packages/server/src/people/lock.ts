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

/**
 * The person's row, while nobody else changes by what the person gets in: the password, sessions, passkeys, a ban.
 *
 * Whoever only refers to the person, as a seat or a page does, is not kept waiting, and so waits for nobody in turn.
 */
export function lockAccount(trx: Transaction<Schema>, kind: StoreKind, id: string): Promise<PersonTable | undefined> {
  const query = trx.selectFrom('person').selectAll().where('id', '=', id);
  return (kind === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

/** Those of these people who exist, whom nobody deletes until the transaction ends; others may hold the same ones. */
export async function holdPeople(
  trx: Transaction<Schema>,
  kind: StoreKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const query = trx.selectFrom('person').select('id').where('id', 'in', ids);
  const rows = await (kind === 'postgres' ? query.forKeyShare() : query).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether there is such a person, who is held in the same way. */
export async function holdPerson(trx: Transaction<Schema>, kind: StoreKind, id: string): Promise<boolean> {
  return (await holdPeople(trx, kind, [id])).has(id);
}
