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

/** Refuses to hear somebody who may not talk, and says until when and why. */
export function refuseMuted(mutedUntil: number, why: string | undefined): never {
  const until = mutedUntil === FOREVER ? undefined : mutedUntil;
  const silence = until === undefined ? 'here any more' : `until ${new Date(until).toISOString()}`;
  throw new StolikError('muted', `you may not talk ${silence}${why ? `: ${why}` : ''}`, { until, why });
}
