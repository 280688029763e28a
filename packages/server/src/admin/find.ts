import { StolikError } from '@stolik/core';
import type { Kysely } from 'kysely';
import { foldUserName } from '../people/person.ts';
import type { PersonTable, Schema } from '../store/schema.ts';
import { lookThrough } from './look-through.ts';

/** People whom a sentence lists. */
const MOST_TOLD = 5;

/** Everybody with this id, or with this user name or name, in whatever case: who reads a name need not look that closely. */
export async function findPeople(db: Kysely<Schema>, text: string): Promise<PersonTable[]> {
  const byId = await db.selectFrom('person').selectAll().where('id', '=', text).executeTakeFirst();
  // No name is as long as an id.
  if (byId) return [byId];
  const folded = foldUserName(text);
  return lookThrough(db, ({ name, foldedName }) => foldedName === folded || foldUserName(name) === folded);
}

/**
 * The one person who is meant. Anybody may take a name that is another's user name, so whoever is not the only one must
 * be named by id.
 */
export async function findPerson(db: Kysely<Schema>, text: string): Promise<PersonTable> {
  const [person, ...others] = await findPeople(db, text);
  if (!person) {
    throw new StolikError(
      'not-found',
      `person: nobody has the id, user name or name "${text}"; \`stolik admin people\` finds part of one too`,
      { field: 'person' },
    );
  }
  if (others.length === 0) return person;
  // Accounts first: it is one of them that is mostly meant.
  const found = [person, ...others].toSorted((a, b) => a.isGuest - b.isGuest);
  const told = found
    .slice(0, MOST_TOLD)
    .map(({ id, name, userName }) => `${id}, "${name}", ${userName ? `the account ${userName}` : 'a guest'}`);
  const rest = found.length - told.length;
  const list = `${told.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`;
  throw new StolikError(
    'ambiguous',
    `person: "${text}" may be any of ${found.length} people: name one by id (${list})`,
    { field: 'person' },
  );
}
