import { StolikError } from '@stolik/core';
import { fateOf, type Profile } from '@stolik/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { readRecords } from '../tables/lists.ts';
import { shownOf } from './shows.ts';

/** Games that a profile is made of: the latest. */
const MOST_LOOKED_AT = 1_000;

/** What the owner of an account lets others see: of whoever shows nothing, the name alone. */
export async function profileOf(db: Kysely<Schema>, handle: string): Promise<Profile> {
  const row = await db
    .selectFrom('person')
    .select(['id', 'name', 'handle', 'created', 'shows'])
    .where('handle', '=', handle)
    .executeTakeFirst();
  if (!row) throw new StolikError('unknown-person', 'there is nobody of that name');
  const shows = new Set(shownOf(row.shows));
  const name = { name: row.name, account: handle };
  if (!shows.has('games') && !shows.has('favourite') && !shows.has('unfinished')) return name;
  const seats = await db
    .selectFrom('seat')
    .select('tableId')
    .where('person', '=', row.id)
    .where('ended', 'is not', null)
    .orderBy('ended', 'desc')
    .limit(MOST_LOOKED_AT)
    .execute();
  const records = await readRecords(
    db,
    seats.map(({ tableId }) => tableId),
  );
  // What all agreed to end is neither finished nor left.
  const played = records.flatMap(({ game, status, isCalledOff, seats: all }) => {
    const own = all.find(({ person }) => person === row.id);
    return own && status === 'over' && !isCalledOff ? [{ game, isLeft: fateOf(own) !== undefined }] : [];
  });
  const finished = played.filter(({ isLeft }) => !isLeft);
  const counts = new Map<string, number>();
  for (const { game } of finished) counts.set(game, (counts.get(game) ?? 0) + 1);
  const [favourite] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return {
    ...name,
    ...(shows.has('games') && { finished: finished.length }),
    ...(shows.has('favourite') && favourite && { favourite: favourite[0] }),
    ...(shows.has('unfinished') && { unfinished: played.length - finished.length }),
  };
}
