import { hash, randomBytes, randomInt } from 'node:crypto';
import type { ChanceSource } from '@stolik/core';
import { fairDuplicateSource, verifiableSource } from '@stolik/fair';
import type { Rhythm } from '../mail/outbox.ts';
import type { PushServices } from '../push/services.ts';
import type { TableRecord } from './record.ts';

/** What tables take from outside: time, names that nobody guesses, chance, and who can be told. Tests fix it. */
export interface World {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment: never jumps. */
  elapsed(): number;
  /** An id for an address: short enough to be read out, too many to be tried out. */
  newId(): string;
  /** The time in which servers live, where it is not for the nodes to agree on. */
  readonly time?: () => number;
  newSeed(): string;
  /** Chance from a table's seed. */
  sourceOf(seed: string): ChanceSource;
  /** Where pushes may go, where it is not for the settings to say. */
  readonly pushServices?: PushServices;
  /** How patient mail is, where a test has no patience. */
  readonly mailRhythm?: Rhythm;
}

/** The chance of a table: by tag where everybody is dealt alike. */
export function sourceOf(world: Pick<World, 'sourceOf'>, { seed, daily }: TableRecord): ChanceSource {
  return daily === undefined ? world.sourceOf(seed) : { ...fairDuplicateSource(seed), digest: hashed };
}

/** The machine itself hashes the lines of a log several times as fast. */
const hashed = (text: string) => hash('sha256', text);

/** Letters and digits that are not mistaken for each other. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 12;

export const realWorld: World = {
  now: Date.now,
  elapsed: () => performance.now(),
  newId: () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  newSeed: () => randomBytes(32).toString('hex'),
  sourceOf: (seed) => ({ ...verifiableSource(seed), digest: hashed }),
};
