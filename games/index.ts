import { type GameEntry, StolikError } from '@stolik/core';
import { sense as sagradaSense } from './sagrada/bot/index.ts';
import { draw as drawSagrada, asks as sagradaAsks } from './sagrada/cli/index.ts';
import { sagrada } from './sagrada/rules/index.ts';
import { text as sagradaText } from './sagrada/text/index.ts';
import { sense as sentientSense } from './sentient/bot/index.ts';
import { draw as drawSentient, asks as sentientAsks } from './sentient/cli/index.ts';
import { sentient } from './sentient/rules/index.ts';
import { text as sentientText } from './sentient/text/index.ts';
import { sense as smartphoneSense } from './smartphone/bot/index.ts';
import { draw as drawSmartphone, asks as smartphoneAsks } from './smartphone/cli/index.ts';
import { smartphone } from './smartphone/rules/index.ts';
import { text as smartphoneText } from './smartphone/text/index.ts';

/** Every game there is: a line each. */
export const games: readonly GameEntry[] = [
  { game: sagrada, text: sagradaText, draw: drawSagrada, asks: sagradaAsks, sense: sagradaSense },
  { game: sentient, text: sentientText, draw: drawSentient, asks: sentientAsks, sense: sentientSense },
  { game: smartphone, text: smartphoneText, draw: drawSmartphone, asks: smartphoneAsks, sense: smartphoneSense },
];

/** The entry of a game, or an error that names those there are. */
export function gameEntry(id: string, version?: number): GameEntry {
  const entry = games.find(({ game }) => game.id === id && (version === undefined || game.version === version));
  if (entry) return entry;
  const known = games.map(({ game }) => `${game.id} (version ${game.version})`).join(', ');
  const wanted = version === undefined ? id : `${id} version ${version}`;
  throw new StolikError('unknown-game', `there is no game ${wanted}; there is ${known}`, { field: 'game' });
}
