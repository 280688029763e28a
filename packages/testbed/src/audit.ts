import { isDeepStrictEqual } from 'node:util';
import { type Line, Match } from '@stolik/core';
import { sourceOf } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import { GIVEN_MS, isDecided } from '@stolik/protocol';
import { loadLog, loadTable, type Store } from '@stolik/server';
import type { Kept } from './crowd.ts';

/** A time in which no server lived. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** By so much a clock may differ from what the log says: lines are written a moment after they are timed. */
const TOLERANCE = 2_000;
const DAY = 24 * 60 * 60 * 1000;

/** What is told of a seat whose time then did not run. */
const LEFT = ['away', 'back', 'timed-out', 'resigned', 'abandoned'];

/** Moves that were acknowledged and are not in the log as they were sent. */
export async function countLost(store: Store, kept: readonly Kept[]): Promise<number> {
  const rows = await store.db.selectFrom('line').select(['tableId', 'request', 'body']).execute();
  const lines = new Map(rows.map(({ tableId, request, body }) => [`${tableId} ${request}`, body]));
  return kept.filter(({ table, id, moves }) => {
    const body = lines.get(`${table} ${id}`);
    const line = body === undefined ? undefined : (JSON.parse(body) as Line);
    return !(line && 'moves' in line && isDeepStrictEqual(line.moves, moves));
  }).length;
}

/** Tables whose whole chance was computed again from the seed; one that was closed before anybody had played shows none. */
export async function countVerified(store: Store, tables: readonly string[]): Promise<number> {
  let verified = 0;
  for (const id of tables) {
    const [table, log] = [await loadTable(store, id), await loadLog(store, id)];
    const isGone = table?.record.status === 'gone';
    if (isGone) verified++;
    if (isGone || log?.seed === undefined) continue;
    const { game } = gameEntry(log.header.game, log.header.version);
    Match.verify(game, log, sourceOf(log.header, log.seed));
    verified++;
  }
  return verified;
}

/** Tables whose record disagrees with their log, or their bots' work with either. */
export async function countDrifted(store: Store, tables: readonly string[]): Promise<number> {
  const jobs = new Set((await store.db.selectFrom('job').select('tableId').execute()).map(({ tableId }) => tableId));
  let drifted = 0;
  for (const id of tables) {
    const table = await loadTable(store, id);
    if (table?.log && !agrees(table, jobs.has(id))) drifted++;
  }
  return drifted;
}

type LoadedTable = NonNullable<Awaited<ReturnType<typeof loadTable>>>;

function agrees({ record, log, isBotAsked }: LoadedTable, hasJob: boolean): boolean {
  const { game } = gameEntry(record.game, record.version);
  const match = Match.restore(game, log);
  const isEndedByPeople =
    record.isCalledOff || isDecided(record) || record.seats.some(({ hasResigned }) => hasResigned);
  const isAtRest = !hasJob && record.owes.length === 0 && !record.deadline;
  if (record.status === 'gone') return isAtRest;
  if (record.status === 'over') {
    const totals = game.score(match.state).map(({ total }) => total);
    const isCounted = record.seats.every(
      ({ total, place }, seat) => total === totals[seat] && (place === undefined) === record.isCalledOff,
    );
    return (match.isOver || isEndedByPeople) && isCounted && isAtRest;
  }
  return !match.isOver && isDeepStrictEqual([...record.owes], [...match.actors]) && isBotAsked === hasJob;
}

/**
 * Clocks of finished games that show more than is left of them by the log, beyond the time in which no server lived, what the
 * others gave, and holidays. Only of seats that their people held from the beginning to the end, and of games in which nobody
 * decides in secret: there the log says whose time it was.
 */
export async function countOverpaid(
  store: Store,
  tables: readonly string[],
  outages: readonly Outage[],
): Promise<number> {
  let overpaid = 0;
  for (const id of tables) {
    const table = await loadTable(store, id);
    if (!table?.log || table.record.status !== 'over') continue;
    const { record, said } = table;
    const { pace } = record;
    if (pace.kind === 'untimed') continue;
    const { game } = gameEntry(record.game, record.version);
    if (game.hasSecrets(record.seats.length) && record.game !== 'sagrada') continue;
    const left = leftBy(table, [...outages], await holidaysOf(store, record));
    const wasAway = (seat: number) =>
      said.some((one) => one.seat === seat && one.notice !== undefined && LEFT.includes(one.notice));
    // While everybody is away the table sleeps, until everybody is back, and nobody's time is used.
    const slept = said.some(({ notice }) => notice === 'asleep');
    for (const [seat, { kind }] of record.seats.entries()) {
      if (kind !== 'human' || wasAway(seat) || slept) continue;
      // What all agreed to give was told with each time.
      const given = GIVEN_MS[pace.kind] * said.filter((one) => one.notice === 'more-time' && one.seat === seat).length;
      if ((record.clock?.left[seat] ?? 0) > left[seat] + given + TOLERANCE) overpaid++;
    }
  }
  return overpaid;
}

/** What the log leaves of each clock, where nothing was given. */
function leftBy({ record, log, times, said }: LoadedTable, outages: readonly Outage[], holidays: readonly Outage[][]) {
  const { game } = gameEntry(record.game, record.version);
  const { pace } = record;
  const full = pace.kind === 'live' ? pace.minutes * 60_000 : pace.kind === 'days' ? pace.days * DAY : 0;
  const left = record.seats.map(() => full);
  let owed: readonly number[] = [];
  let asked: readonly number[] = [];
  let epoch = -1;
  // Until everybody had come no clock ran, or until those who had come did not have to wait any longer.
  let since = said.find(({ notice }) => notice === 'gathered' || notice === 'resumed')?.time ?? times[0];
  Match.restore(game, log, undefined, (match, line) => {
    const now = times[line.seq];
    for (const seat of owed)
      left[seat] -= Math.max(0, now - since - idleIn([...outages, ...holidays[seat]], since, now));
    // Each decision has its own days, and seconds more where they were agreed on.
    if (match.epoch !== epoch) {
      for (const seat of asked) left[seat] = pace.kind === 'live' ? left[seat] + pace.increment * 1000 : full;
    }
    owed = [...match.actors];
    asked = [...match.asked];
    epoch = match.epoch;
    since = Math.max(since, now);
  });
  return left;
}

function idleIn(spans: readonly Outage[], since: number, now: number): number {
  return spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(now, to) - Math.max(since, from)), 0);
}

/** When the clocks of each seat's person stood, as they have declared it. */
async function holidaysOf(store: Store, { seats, pace }: LoadedTable['record']): Promise<Outage[][]> {
  if (pace.kind !== 'days') return seats.map(() => []);
  const rows = await store.db.selectFrom('holiday').select(['person', 'starts as from', 'ends as to']).execute();
  return seats.map((seat) => rows.filter(({ person }) => person === seat.person));
}
