import { StolikError } from '@stolik/core';
import type { PersonTable } from '../store/schema.ts';

/** A ban or a silence without an end: the last moment that a date can name. */
export const FOREVER = 8_640_000_000_000_000;

/** Refuses somebody who is kept out, and says until when and why. */
export function refuseBanned({ banned, banReason }: Pick<PersonTable, 'banned' | 'banReason'>): void {
  if (banned === null || banned <= Date.now()) return;
  const until = banned === FOREVER ? 'for good' : `until ${new Date(banned).toISOString()}`;
  throw new StolikError('banned', `you are banned ${until}${banReason ? `: ${banReason}` : ''}`);
}

/** Refuses to hear somebody who may not talk, and says until when. */
export function refuseMuted({ mutedUntil }: Pick<PersonTable, 'mutedUntil'>, now: number): void {
  if (mutedUntil === null || mutedUntil <= now) return;
  if (mutedUntil === FOREVER) throw new StolikError('muted', 'you may not talk here any more');
  const until = new Date(mutedUntil).toISOString();
  throw new StolikError('muted', `you may not talk until ${until}`, { until: mutedUntil });
}
