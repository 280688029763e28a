import { readFileSync } from 'node:fs';
import { readLearned } from '@stolik/arena';
import { BOT_NAMES, type Bot, botNamed, taught } from '@stolik/bots';
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
export function wholeNumber(field: string, min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
  return (text) => {
    const n = Number(text);
    if (!Number.isInteger(n) || n < min || n > max) {
      throw badField(field, `must be a whole number ${range}, not "${text}"`);
    }
    return n;
  };
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** A parser for spans of time such as 30m, 12h, 7d or 2w, in milliseconds. */
export function duration(field: string): (text: string) => number {
  return (text) => {
    const ms = durationOf(text);
    if (ms === undefined) throw badField(field, `must be a time such as 30m, 12h, 7d or 2w, not "${text}"`);
    return ms;
  };
}

/** The same, or undefined for anything else. */
export function durationOf(text: string): number | undefined {
  const [, count, unit] = /^([1-9]\d{0,4})([mhdw])$/.exec(text) ?? [];
  return unit === undefined ? undefined : Number(count) * UNITS[unit];
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
  return botNamed(readOneOf(name, field, BOT_NAMES), taught(entry, readLearned));
}

/** A word as it is typed in a shell, for commands that documents quote. */
export function shellWord(text: string): string {
  return /^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
