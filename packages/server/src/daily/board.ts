import { type Day, dayOf, endOf, numberOf, standingOf } from '@stolik/daily';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

type Database = Kysely<Schema>;

/** How old an account is, and how many games it has finished, before it stands on boards. */
const OLD_ENOUGH = 7 * 24 * 60 * 60 * 1000;
const PLAYED_ENOUGH = 5;
/** A season: the best so many of the last so many days. */
export const SEASON_DAYS = 30;
export const SEASON_BEST = 20;
/** Lines of a board that are told. */
const MOST_TOLD = 100;

/** A line of a board. */
export interface Ranked {
  readonly person: string;
  readonly tableId: string;
  readonly name: string | undefined;
  /** One's points where one sits alone, otherwise how many one is ahead. */
  readonly value: number;
  readonly matchpoints: number;
}

export function attemptOf(db: Database, day: Day, person: string) {
  return db
    .selectFrom('dailyAttempt')
    .selectAll()
    .where('day', '=', day)
    .where('person', '=', person)
    .executeTakeFirst();
}

/** What is kept of somebody's attempts. */
export function exportAttempts(db: Database, person: string): Promise<unknown> {
  return db
    .selectFrom('dailyAttempt')
    .select(['day', 'tableId', 'isNamed'])
    .where('person', '=', person)
    .orderBy('day')
    .execute();
}

/** Whether somebody has no account. */
export async function isGuest(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('person').select('isGuest').where('id', '=', id).executeTakeFirst();
  return row?.isGuest !== 0;
}

/** The attempts of a day that count, the best first: played to the end by their own people before the day was over. */
export async function boardOf(db: Database, day: Day, now: number): Promise<Ranked[]> {
  const rows = await db
    .selectFrom('dailyAttempt')
    .innerJoin('gameTable', 'gameTable.id', 'dailyAttempt.tableId')
    .innerJoin('seat', 'seat.tableId', 'dailyAttempt.tableId')
    .innerJoin('person', 'person.id', 'dailyAttempt.person')
    .select([
      'dailyAttempt.person',
      'dailyAttempt.tableId',
      'dailyAttempt.isNamed',
      'person.name',
      'person.isGuest',
      'person.created',
      'seat.person as sitter',
      'seat.total',
      'seat.resigned',
      'seat.standIn',
    ])
    .where('dailyAttempt.day', '=', day)
    .where('gameTable.status', '=', 'over')
    .where('gameTable.ended', '<', endOf(day))
    .execute();
  const finished = await finishedBy(db, [...new Set(rows.map(({ person }) => person))]);
  const games = new Map<string, typeof rows>();
  for (const row of rows) games.set(row.tableId, [...(games.get(row.tableId) ?? []), row]);
  const played = [...games.values()].flatMap((seats) => {
    const own = seats.find(({ sitter, person }) => sitter === person);
    if (!own || own.total === null || own.resigned || own.standIn !== null) return [];
    const isKnown = !own.isGuest && own.created <= now - OLD_ENOUGH && (finished.get(own.person) ?? 0) >= PLAYED_ENOUGH;
    if (!isKnown) return [];
    const others = seats.flatMap(({ sitter, person, total }) => (sitter === person || total === null ? [] : [total]));
    const value = others.length === 0 ? own.total : own.total - Math.max(...others);
    const { person, tableId, name, isNamed } = own;
    return [{ person, tableId, name: isNamed ? name : undefined, value }];
  });
  const values = played.map(({ value }) => value);
  return played
    .map((one, i) => ({ ...one, matchpoints: standingOf(one.value, values.toSpliced(i, 1)).matchpoints }))
    .sort((a, b) => b.value - a.value);
}

/** How many games each of them has finished. */
async function finishedBy(db: Database, people: readonly string[]): Promise<Map<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('seat')
    .select((eb) => ['person', eb.fn.countAll().as('games')])
    .where('person', 'in', people)
    .where('ended', '>', 0)
    .groupBy('person')
    .execute();
  return new Map(rows.flatMap(({ person, games }) => (person === null ? [] : [[person, Number(games)] as const])));
}

/** The mean of somebody's best days among those of the last thirty that are over; how many that are is told with it. */
export async function seasonOf(db: Database, today: Day, now: number): Promise<Season[]> {
  const number = numberOf(today);
  const days = Array.from({ length: Math.min(SEASON_DAYS, number) }, (_, i) => dayOf(number - 1 - i));
  const points = new Map<string, { name: string | undefined; days: number[] }>();
  for (const day of days) {
    for (const { person, name, matchpoints } of await boardOf(db, day, now)) {
      const known = points.get(person) ?? { name, days: [] };
      known.days.push(matchpoints);
      points.set(person, known);
    }
  }
  return [...points]
    .map(([person, { name, days: all }]) => {
      const best = all.sort((a, b) => b - a).slice(0, SEASON_BEST);
      return { person, name, days: best.length, mean: best.reduce((sum, one) => sum + one, 0) / SEASON_BEST };
    })
    .sort((a, b) => b.mean - a.mean);
}

export interface Season {
  readonly person: string;
  readonly name: string | undefined;
  readonly days: number;
  readonly mean: number;
}

/** What of a board somebody is told: its best lines, and their own wherever it stands. Equals share a place. */
export function told<T extends { readonly person: string }>(
  board: readonly T[],
  worth: (line: T) => number,
  person: string | undefined,
) {
  return board
    .map((line) => ({
      ...line,
      place: 1 + board.findIndex((other) => worth(other) === worth(line)),
      isOwn: line.person === person,
    }))
    .filter(({ place, isOwn }) => place <= MOST_TOLD || isOwn);
}
