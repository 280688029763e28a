import { type GameEntry, StolikError, underRules } from '@stolik/core';
import { entry as sagrada } from './sagrada/index.ts';
import { entry as sentient } from './sentient/index.ts';
import { entry as smartphone } from './smartphone/index.ts';

/** Every game there is. */
export const games: readonly GameEntry[] = [sagrada, sentient, smartphone];

/** The entry of a game under its latest rules or those of a version, or an error that names those there are. */
export function gameEntry(id: string, version?: number): GameEntry {
  const latest = games.find(({ game }) => game.id === id);
  const entry = latest && (version === undefined ? latest : underRules(latest, version));
  if (entry) return entry;
  const known = games.map(({ game }) => `${game.id} (version ${versionsOf(game).join(' or ')})`).join(', ');
  const wanted = version === undefined ? id : `${id} version ${version}`;
  throw new StolikError('unknown-game', `there is no game ${wanted}; there is ${known}`, { field: 'game' });
}

function versionsOf({ version, earlier = [] }: GameEntry['game']): number[] {
  return [version, ...earlier.map((rules) => rules.version)];
}
