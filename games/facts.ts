import { type Log, StolikError } from '@stolik/core';
import { type FactSource, type Facts, factsOf as factsBy } from '@stolik/facts';
import { gameEntry } from './index.ts';
import { facts as sagrada } from './sagrada/facts/index.ts';
import { facts as sentient } from './sentient/facts/index.ts';
import { facts as smartphone } from './smartphone/facts/index.ts';

/** What is worth remembering of every game there is. */
const SOURCES: readonly FactSource[] = [sagrada, sentient, smartphone];

export function factSourceOf(id: string): FactSource {
  const source = SOURCES.find(({ game }) => game === id);
  if (!source) throw new StolikError('unknown-game', `nothing is known of the facts of ${id}`, { field: 'game' });
  return source;
}

/** A row of facts for each seat of a finished game, whichever it is. */
export function factsOf(log: Log): Facts[] {
  const { game, version } = log.header;
  return factsBy(gameEntry(game, version).game, factSourceOf(game), log);
}
