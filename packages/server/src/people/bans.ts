import { StolikError } from '@stolik/core';
import type { Kysely } from 'kysely';
import { lastReason } from '../admin/audit.ts';
import type { PersonTable, Schema } from '../store/schema.ts';

/** A ban or a silence without an end: the last moment that a date can name. */
export const FOREVER = 8_640_000_000_000_000;

/** What is said to somebody who is kept out: until when, and why. */
export function banOf({ banned, banReason }: Pick<PersonTable, 'banned' | 'banReason'>): StolikError | undefined {
  if (banned === null || banned <= Date.now()) return undefined;
  const until = banned === FOREVER ? undefined : banned;
  const why = banReason || undefined;
  const end = until === undefined ? 'for good' : `until ${new Date(until).toISOString()}`;
  return new StolikError('banned', `you are banned ${end}${why ? `: ${why}` : ''}`, { until, why });
}

/** Refuses somebody who is kept out. */
export function refuseBanned(row: Pick<PersonTable, 'banned' | 'banReason'>): void {
  const ban = banOf(row);
  if (ban) throw ban;
}

/** Refuses to hear somebody who may not talk, in whatever words others would read: a name is one too. */
export async function mustNotBeMuted(db: Kysely<Schema>, person: string, now: number): Promise<void> {
  const row = await db.selectFrom('person').select('mutedUntil').where('id', '=', person).executeTakeFirst();
  if (row?.mutedUntil && row.mutedUntil > now) refuseMuted(row.mutedUntil, await lastReason(db, 'mute', person));
}

/** Says until when and why. */
function refuseMuted(mutedUntil: number, why: string | undefined): never {
  const until = mutedUntil === FOREVER ? undefined : mutedUntil;
  const silence = until === undefined ? 'here any more' : `until ${new Date(until).toISOString()}`;
  throw new StolikError('muted', `you may not talk ${silence}${why ? `: ${why}` : ''}`, { until, why });
}
