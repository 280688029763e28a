import { readFileSync } from 'node:fs';
import { BOT_NAMES, type Bot, botNamed } from '@stolik/bots';
import { badField, type Game, type GameEntry, readOneOf } from '@stolik/core';
import { gameEntry, games } from '@stolik/games';
import { Option } from 'commander';

// Options that several commands share.

export const gameOption = () =>
  new Option('--game <game>', `which game: ${games.map(({ game }) => game.id).join(', ')}`).default(games[0].game.id);
export const seatsOption = () =>
  new Option('--seats <n>', 'number of seats').argParser(wholeNumber('--seats', 1)).default(2);
export const seedOption = () =>
  new Option('--seed <text>', 'any text: the same seed gives the same result').default('stolik');
export const rulesOption = () =>
  new Option('--options <json>', 'the game\'s own options, such as {"tools":2}, or @file with them in it')
    .argParser(parseOptions)
    .default({}, '{}');
export const jsonOption = () => new Option('--json', 'print the result as JSON, on the last line');

/** A parser for whole numbers from `min` on. */
export function wholeNumber(field: string, min: number): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (!Number.isInteger(n) || n < min) throw badField(field, `must be a whole number from ${min} on, not "${text}"`);
    return n;
  };
}

export function positiveNumber(field: string): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (!(n > 0 && n < Number.POSITIVE_INFINITY)) throw badField(field, `must be a number above 0, not "${text}"`);
    return n;
  };
}

function parseOptions(text: string): unknown {
  const json = text.startsWith('@') ? readFileSync(text.slice(1), 'utf8') : text;
  try {
    return JSON.parse(json);
  } catch {
    throw badField('--options', `"${text}" is not JSON`);
  }
}

export function checkSeats({ id, seats: { min, max } }: Game, seats: number): void {
  if (seats < min || seats > max) throw badField('--seats', `${id} is for ${min} to ${max} players, not ${seats}`);
}

/** The game and its checked options for so many seats. */
export function setUp(id: string, seats: number, options: unknown): GameEntry & { options: unknown } {
  const entry = gameEntry(id);
  checkSeats(entry.game, seats);
  return { ...entry, options: entry.game.parseOptions(options, seats) };
}

export function readBot(name: string, entry: GameEntry, field: string): Bot {
  return botNamed(readOneOf(name, field, BOT_NAMES), entry);
}

/** A word as it is typed in a shell, for commands that documents quote. */
export function shellWord(text: string): string {
  return /^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
