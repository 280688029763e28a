import type { Span } from '@stolik/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Moment } from '../tables/tables.ts';

/** The holidays of these people that are not over, in the time in which servers live. */
export async function spansAt(
  db: Kysely<Schema>,
  people: readonly string[],
  { now, time }: Moment,
): Promise<ReadonlyMap<string, readonly Span[]>> {
  const spans = new Map<string, Span[]>(people.map((person) => [person, []]));
  if (people.length === 0) return spans;
  const rows = await db
    .selectFrom('holiday')
    .select(['person', 'starts', 'ends'])
    .where('person', 'in', people)
    .where('ends', '>', now)
    .orderBy('starts')
    .execute();
  for (const { person, starts, ends } of rows) {
    if (starts < ends) spans.get(person)?.push({ from: starts - now + time, until: ends - now + time });
  }
  return spans;
}
