import type { FactSource, Packed } from '@stolik/facts';

/** What is worth remembering of a game is loaded when somebody looks back. Whatever game has a folder is here. */
const SOURCES = import.meta.glob<{ facts: FactSource }>('../../../../games/*/facts/index.ts');
const EXPLORED = import.meta.glob<{ explored: Packed }>('../../../../games/*/facts/explored.ts');

export async function loadFacts(game: string): Promise<FactSource> {
  const path = `../../../../games/${game}/facts/index.ts`;
  if (!Object.hasOwn(SOURCES, path)) throw new Error(`there is no game "${game}"`);
  return (await SOURCES[path]()).facts;
}

/** What bots' games say. */
export async function loadExplored(game: string): Promise<Packed> {
  const path = `../../../../games/${game}/facts/explored.ts`;
  if (!Object.hasOwn(EXPLORED, path)) throw new Error(`nobody has explored "${game}"`);
  return (await EXPLORED[path]()).explored;
}
