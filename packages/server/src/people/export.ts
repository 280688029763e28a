import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { personOf } from './person.ts';

/** What is kept about a person and the account, but neither secrets nor what they are checked with. */
export async function exportPerson(db: Kysely<Schema>, id: string): Promise<Record<string, unknown>> {
  const row = await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { created, banned, banReason, mutedUntil, moderator, warned, warning, shows } = row;
  const [sessions, passkeys, recoveryCodes] = await Promise.all([
    db.selectFrom('session').select(['created', 'used', 'expires']).where('person', '=', id).execute(),
    db.selectFrom('passkey').select(['name', 'created', 'used']).where('person', '=', id).execute(),
    db.selectFrom('recoveryCode').select('createdAt as created').where('personId', '=', id).execute(),
  ]);
  const person = { ...personOf(row), created, banned, banReason, mutedUntil, moderator, warned, warning, shows };
  return { person, sessions, passkeys, recoveryCodes };
}
