import { StolikError } from '@stolik/core';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { isShutOut, type Making } from './friends.ts';

/** The key of the link by which others become a person's friends; another one if the old shall not be good any more. */
export async function friendLink(
  { now, newId }: Making,
  trx: Transaction<Schema>,
  person: string,
  isNew: boolean,
): Promise<string> {
  const row = { person, key: newId(), since: now() };
  const { key } = await trx
    .insertInto('friendLink')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('person').doUpdateSet((eb) => (isNew ? row : { key: eb.ref('friendLink.key') })),
    )
    .returning('key')
    .executeTakeFirstOrThrow();
  return key;
}

/** Whose link it is; to whoever is blocked by them it is a link of nobody. */
export async function ownerOfLink(db: Kysely<Schema>, key: string, viewer: string | undefined) {
  const row = await db
    .selectFrom('friendLink')
    .innerJoin('person', 'person.id', 'friendLink.person')
    .select(['person.id', 'person.name', 'person.handle'])
    .where('friendLink.key', '=', key)
    .executeTakeFirst();
  if (!row || (viewer !== undefined && (await isShutOut(db, viewer, row.id)))) {
    throw new StolikError('unknown-link', 'this link is not, or no longer, good');
  }
  return row;
}
