import { type GameEntry, StolikError } from '@stolik/core';
import { entry as sagrada } from './sagrada/index.ts';
import { entry as sentient } from './sentient/index.ts';
import { entry as smartphone } from './smartphone/index.ts';

/** Every game there is. */
export const games: readonly GameEntry[] = [sagrada, sentient, smartphone];

/** The entry of a game, or an error that names those there are. */
export function gameEntry(id: string, version?: number): GameEntry {
  const entry = games.find(({ game }) => game.id === id && (version === undefined || game.version === version));
  if (entry) return entry;
  const known = games.map(({ game }) => `${game.id} (version ${game.version})`).join(', ');
  const wanted = version === undefined ? id : `${id} version ${version}`;
  throw new StolikError('unknown-game', `there is no game ${wanted}; there is ${known}`, { field: 'game' });
}
