import {
  Match,
  readFlag,
  readInt,
  readList,
  readLog,
  readObject,
  readOneOf,
  readText,
  StolikError,
} from '@stolik/core';
import { sourceOf } from '@stolik/fair';
import { useCorrections } from '../corrections/store.ts';
import { loadGame, UnknownRules } from '../games.ts';
import { allProgress, keepProgress, type Progress, progressIn } from '../lesson/progress.ts';
import { resultOf } from '../session/local.ts';
import { printSettings, readSettings, type Settings, useSettings } from '../store/settings.ts';
import { type Sitter, type TableRecord, tables } from '../store/tables.ts';

const FORMAT = 1;
const LONGEST_NAME = 60;
/** Far more games than anybody plays in one browser. */
const MOST_GAMES = 20_000;

/** What lives on a device. What else is known of it (facts, birds, ratings) follows from the games, and is made again. */
export interface Device {
  readonly settings: Partial<Settings>;
  readonly lessons: Readonly<Record<string, Progress>>;
  readonly corrections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly games: readonly TableRecord[];
}

/** Why a file is not taken over: nothing of it is used then. */
export class BadDevice extends Error {
  readonly kind: 'notOurs' | 'newer' | 'broken';
  /** What is wrong with it. */
  readonly about: string;

  constructor(kind: BadDevice['kind'], about = '') {
    super(`${kind} ${about}`);
    this.kind = kind;
    this.about = about;
  }
}

/** Everything, as a file has it. */
export async function printDevice(now: number): Promise<string> {
  return `${JSON.stringify(await wholeDevice(now))}\n`;
}

/** The same before it is text. */
export async function wholeDevice(now: number): Promise<Device & { stolik: string; format: number; saved: number }> {
  const { notify: _notify, push: _push, ...settings } = printSettings();
  const device: Device = {
    // Who may disturb is asked on each device.
    settings,
    lessons: allProgress(),
    corrections: useCorrections.getState().sets,
    games: await tables.list(),
  };
  return { stolik: 'device', format: FORMAT, saved: now, ...device };
}

/** What a file holds, every game of it played again by the rules. Throws `BadDevice`. */
export async function readDevice(text: string): Promise<Device> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadDevice('notOurs');
  }
  return readWhole(json);
}

/** The same of what was text. */
export async function readWhole(json: unknown): Promise<Device> {
  if (typeof json !== 'object' || json === null || !('stolik' in json) || json.stolik !== 'device') {
    throw new BadDevice('notOurs');
  }
  try {
    const file = readObject(json, 'file');
    if (readInt(file.format, 'format', 1, Number.MAX_SAFE_INTEGER) > FORMAT) throw new BadDevice('newer');
    const settings = readSettings(readObject(file.settings, 'settings'));
    if (!settings) throw new BadDevice('broken', 'settings');
    const { notify: _notify, push: _push, ...taken } = settings;
    return {
      settings: taken,
      lessons: readLessons(file.lessons),
      corrections: readSets(file.corrections),
      games: await readGames(file.games),
    };
  } catch (error) {
    if (error instanceof UnknownRules) throw new BadDevice('newer', error.message);
    if (error instanceof StolikError) throw new BadDevice('broken', error.message);
    throw error;
  }
}

/** What came of it. */
export interface Restored {
  readonly games: number;
  /** They were here already, and as far or further. */
  readonly known: number;
}

/** Takes a file over. Games and lessons come to those that are here; of the same game the one played further stays. */
export async function takeOver({ settings, lessons, corrections, games }: Device): Promise<Restored> {
  const here = new Map((await tables.list()).map((table) => [table.id, table]));
  let known = 0;
  for (const table of games) {
    const own = here.get(table.id);
    if (own && own.log.lines.length >= table.log.lines.length) known++;
    else await tables.save(table);
  }
  for (const [lesson, progress] of Object.entries(lessons)) {
    const own = progressIn(lesson);
    keepProgress(lesson, { at: Math.max(own.at, progress.at), isDone: own.isDone || progress.isDone });
  }
  for (const [game, set] of Object.entries(corrections)) useCorrections.getState().keep(game, set);
  useSettings.getState().change(settings);
  return { games: games.length - known, known };
}

function readLessons(json: unknown): Device['lessons'] {
  const entries = Object.entries(readObject(json, 'lessons')).map(([lesson, each]): [string, Progress] => {
    const { at, isDone } = readObject(each, `lessons.${lesson}`, ['at', 'isDone']);
    return [lesson, { at: readInt(at, 'at', 0, 1_000), isDone: readFlag(isDone, 'isDone') }];
  });
  return Object.fromEntries(entries);
}

/** Each game reads its own set again before it is used. */
function readSets(json: unknown): Device['corrections'] {
  const entries = Object.entries(readObject(json, 'corrections')).map(
    ([game, set]): [string, Record<string, unknown>] => [game, readObject(set, `corrections.${game}`)],
  );
  return Object.fromEntries(entries);
}

async function readGames(json: unknown): Promise<readonly TableRecord[]> {
  const list = readList(json, 'games');
  if (list.length > MOST_GAMES) throw new BadDevice('broken', `games: ${list.length}`);
  const games: TableRecord[] = [];
  for (const [i, each] of list.entries()) games.push(await readTable(each, `games[${i}]`));
  return games;
}

/** A table; who won and whether it is over the rules say, whatever the file does. */
async function readTable(json: unknown, field: string): Promise<TableRecord> {
  const given = readObject(json, field);
  const id = readText(given.id, `${field}.id`);
  if (!/^[\w-]{1,64}$/.test(id)) throw new BadDevice('broken', `${field}.id`);
  const log = readLog(given.log);
  const seed = readText(given.seed, `${field}.seed`);
  const { game } = await loadGame(log.header.game, log.header.version).catch((error) => {
    throw error instanceof UnknownRules ? error : new BadDevice('newer', log.header.game);
  });
  const match = Match.restore(game, log, sourceOf(log.header, seed));
  const time = (name: string) => readInt(given[name], `${field}.${name}`, 0, Number.MAX_SAFE_INTEGER);
  const sitters = readList(given.sitters, `${field}.sitters`).map((sitter, i) =>
    readSitter(sitter, `${field}.sitters[${i}]`),
  );
  if (sitters.length !== log.header.seats) throw new BadDevice('broken', `${field}.sitters`);
  const { isCoached } = given;
  return {
    id,
    sitters,
    log,
    seed,
    created: time('created'),
    updated: time('updated'),
    ...(isCoached === true ? { isCoached } : {}),
    isOver: match.isOver,
    ...(match.isOver ? resultOf(game.score(match.state)) : {}),
  };
}

function readSitter(json: unknown, field: string): Sitter {
  const { kind, name, bot } = readObject(json, field, ['kind', 'name', 'bot']);
  const called = readText(name, `${field}.name`).slice(0, LONGEST_NAME);
  return readOneOf(kind, `${field}.kind`, ['human', 'bot']) === 'human'
    ? { kind: 'human', name: called }
    : { kind: 'bot', name: called, bot: readText(bot, `${field}.bot`) };
}
