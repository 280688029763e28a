import { StolikError } from '@stolik/core';
import type { Reference } from '@stolik/learn';
import { reference as sagrada } from '../sagrada/learn/index.ts';
import { reference as sentient } from '../sentient/learn/index.ts';
import { reference as smartphone } from '../smartphone/learn/index.ts';

/** What every game has to say about its rules. Apart from the games themselves: who only plays needs none of it. */
export const references: ReadonlyMap<string, Reference> = new Map(Object.entries({ sagrada, sentient, smartphone }));

/** The reference of a game, or an error that names those there are. */
export function referenceOf(id: string): Reference {
  const reference = references.get(id);
  if (reference) return reference;
  const known = [...references.keys()].join(', ');
  throw new StolikError('unknown-game', `there is no game ${id}; there is ${known}`, { field: 'game' });
}
