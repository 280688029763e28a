import type { PersonalNews } from '@stolik/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { invitationsOf } from './invitations.ts';
import { countOpen } from './moderation.ts';

/** What is new for somebody, wherever they look. */
export async function newsOf(db: Kysely<Schema>, person: string): Promise<PersonalNews> {
  const row = await db
    .selectFrom('person')
    .select(['warned', 'warning', 'moderator', 'handle'])
    .where('id', '=', person)
    .executeTakeFirst();
  return {
    ...(row?.warned && row.warning !== null && { warning: { time: row.warned, why: row.warning } }),
    invitations: await invitationsOf(db, person),
    asks: await countAsks(db, person),
    ...(row?.moderator && { reports: await countOpen(db, { id: person, who: '' }) }),
  };
}

async function countAsks(db: Kysely<Schema>, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('friend')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .where('state', '=', 'asks')
    .executeTakeFirstOrThrow();
  return count;
}

/** Somebody has read what a moderator told them: it stays in the audit trail, and is not told again. */
export async function readWarning(db: Kysely<Schema>, person: string): Promise<void> {
  await db.updateTable('person').set({ warned: null, warning: null }).where('id', '=', person).execute();
}
