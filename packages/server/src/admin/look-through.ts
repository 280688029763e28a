import type { Kysely } from 'kysely';
import type { PersonTable, Schema } from '../store/schema.ts';

/** People that are read at once. */
const BULK = 1_000;

/** Which people are looked through. */
export interface Among {
  readonly isBanned?: boolean;
  readonly isMuted?: boolean;
}

/** Everybody who is meant. Texts are compared here: the engines do not agree on what is a small letter. */
export async function lookThrough(
  db: Kysely<Schema>,
  isMeant: (row: PersonTable) => boolean,
  { isBanned, isMuted }: Among = {},
  now = Date.now(),
): Promise<PersonTable[]> {
  const found: PersonTable[] = [];
  for (let last = ''; ; ) {
    let people = db.selectFrom('person').selectAll().where('id', '>', last);
    if (isBanned) people = people.where('banned', '>', now);
    if (isMuted) people = people.where('mutedUntil', '>', now);
    const rows = await people.orderBy('id').limit(BULK).execute();
    found.push(...rows.filter(isMeant));
    if (rows.length < BULK) return found;
    last = rows[rows.length - 1].id;
  }
}
