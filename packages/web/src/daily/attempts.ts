import { type Day, dayAt, dealOn, resultOf, seedOf } from '@stolik/daily';
import { loadGame } from '../games.ts';
import { findTable, keepTable } from '../session/open.ts';
import type { TableRecord } from '../store/tables.ts';
import { tableDealt } from './deal-table.ts';
import { type Attempt, type Done, dailies } from './store.ts';

/** Attempts of a browser that keeps nothing: they hold for this visit. */
const unkept = new Map<Day, Attempt>();

/** Deals a day and returns the table: that of the attempt that counts, as long as there was none, else one for practice. */
export async function playDay(day: Day): Promise<string> {
  const deal = dealOn(day);
  if (!deal) throw new Error(`${day} has no deal`);
  const ui = await loadGame(deal.kind.game);
  const record = tableDealt(ui, { seed: seedOf(deal, ui.game.version), birds: deal.kind.birds }, { daily: day });
  // The table first: an attempt without one would be lost.
  await keepTable(record);
  await begin({ day, table: record.id, begun: record.created });
  return record.id;
}

async function begin(attempt: Attempt): Promise<void> {
  try {
    await dailies.begin(attempt);
  } catch {
    if (!unkept.has(attempt.day)) unkept.set(attempt.day, attempt);
  }
}

/** What became of a day: the attempt that counts, and whether its table can still be played. */
export interface DayKept {
  readonly attempt: Attempt;
  readonly table: TableRecord | undefined;
}

/** The attempt at a day, with its result as soon as its table is over. */
export async function attemptAt(day: Day): Promise<DayKept | undefined> {
  const attempt = await dailies.attempt(day).catch(() => unkept.get(day));
  return attempt && settled(attempt);
}

/** All attempts of this browser, as far as they have come. */
export async function allAttempts(): Promise<Attempt[]> {
  const attempts = await dailies.attempts().catch(() => [...unkept.values()]);
  return Promise.all(attempts.map(async (attempt) => (attempt.done ? attempt : (await settled(attempt)).attempt)));
}

async function settled(attempt: Attempt): Promise<DayKept> {
  const table = await findTable(attempt.table);
  if (attempt.done || !table?.isOver) return { attempt, table };
  const done = await doneIn(table);
  const finished = await dailies.finish(attempt, done).catch(() => ({ ...attempt, done }));
  if (unkept.has(attempt.day)) unkept.set(attempt.day, finished);
  return { attempt: finished, table };
}

/** How a finished table came out for whoever played it. */
export async function doneIn({ log }: TableRecord): Promise<Done> {
  const { game } = await loadGame(log.header.game, log.header.version);
  return { ...resultOf(game, log, 0), rules: log.header.version };
}

/** The days that were played while they were today: only those make a streak. */
export function playedInTime(attempts: readonly Attempt[]): Set<Day> {
  return new Set(attempts.flatMap(({ day, begun, done }) => (done && dayAt(begun) === day ? [day] : [])));
}
