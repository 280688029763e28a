import { type Header, seatsOf } from '@stolik/core';
import {
  isDecided,
  type Level,
  type Pace,
  type Proposal,
  type Seat,
  type Status,
  type TableInfo,
  type Visibility,
} from '@stolik/protocol';
import type { Selectable } from 'kysely';
import type { KeptClock } from './clock.ts';
import type { GameTableTable, SeatTable } from './schema.ts';
import { optionsOf } from './wishes.ts';

/** A seat as it is kept. */
export interface SeatRecord extends Seat {
  /** What the player added to the seed. */
  readonly entropy?: string;
}

/** A table as it is kept, without its log. Never changed in place. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly pace: Pace;
  readonly visibility: Visibility;
  readonly standIn: Level;
  /** The group that it is for. */
  readonly circle: string | undefined;
  /** Whether its people are rated by it. */
  readonly isRated: boolean;
  /** Whether everybody may ask for hints, or nobody. */
  readonly hasHints: boolean;
  readonly status: Status;
  readonly host: string;
  /** From where it was made, as limits count it; unknown of old tables, and forgotten when it is over. */
  readonly network: string | undefined;
  readonly seats: readonly SeatRecord[];
  readonly seed: string;
  readonly commitment: string;
  readonly created: number;
  readonly updated: number;
  /** When it got its status. */
  readonly listed: number;
  readonly ended: number | undefined;
  /** The seats that owe a decision, ascending. */
  readonly owes: readonly number[];
  readonly clock: KeptClock | undefined;
  readonly deadline: number | undefined;
  readonly rematch: string | undefined;
  /** The day whose ranked deal it is: dealt by tag, from a seed that is everybody's and secret until the day is over. */
  readonly daily: string | undefined;
  /** Those whom the host has removed: they may not sit down again, nor come by a seat by signing in, until it is over. */
  readonly removed: readonly string[];
  /** Since when nobody is there, or not everybody has come yet, by the time in which servers live: it sleeps. */
  readonly asleep: number | undefined;
  /** Seats whose people have not come since a live game began, ascending; `undefined` as soon as everybody has. */
  readonly awaited: readonly number[] | undefined;
  /** Seats whose people have played, as far as everybody knows, and not only made the opening; ascending. */
  readonly played: readonly number[];
  /** What somebody proposes to everybody else there, until a person plays on or leaves. */
  readonly proposal: Proposal | undefined;
  /** When those who are asked were last reminded that they are waited for. */
  readonly reminded: number | undefined;
  /** Whether all agreed to end it: nobody has won or lost. */
  readonly isCalledOff: boolean;
  /** How often seats or status changed. */
  readonly revision: number;
  /** How often anything changed: whoever writes on top of another's change starts again. */
  readonly head: number;
}

export function recordOf(row: Selectable<GameTableTable>, seats: readonly Selectable<SeatTable>[]): TableRecord {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: JSON.parse(row.options),
    pace: JSON.parse(row.pace),
    visibility: row.visibility as Visibility,
    standIn: row.standIn as Level,
    circle: row.circle ?? undefined,
    isRated: row.rated !== 0,
    hasHints: row.hints !== 0,
    status: row.status as Status,
    host: row.host,
    network: row.network ?? undefined,
    seats: [...seats].sort((a, b) => a.seat - b.seat).map(seatOf),
    seed: row.seed,
    commitment: row.commitment,
    created: row.created,
    updated: row.updated,
    listed: row.listed,
    ended: row.ended ?? undefined,
    owes: seatsOf(row.owes),
    clock: row.clock === null ? undefined : JSON.parse(row.clock),
    deadline: row.deadline ?? undefined,
    rematch: row.rematch ?? undefined,
    daily: row.daily ?? undefined,
    removed: row.removed === null ? [] : JSON.parse(row.removed),
    asleep: row.asleep ?? undefined,
    awaited: row.awaited === null ? undefined : seatsOf(row.awaited),
    played: seatsOf(row.played),
    proposal: row.proposal === null ? undefined : JSON.parse(row.proposal),
    reminded: row.reminded ?? undefined,
    isCalledOff: row.calledOff !== 0,
    revision: row.revision,
    head: row.head,
  };
}

function seatOf(row: Selectable<SeatTable>): SeatRecord {
  return {
    kind: row.kind as Seat['kind'],
    ...(row.person === null ? {} : { person: row.person }),
    ...(row.name === null ? {} : { name: row.name }),
    ...(row.account === null ? {} : { account: row.account }),
    ...(row.level === null ? {} : { level: row.level as Level }),
    ...(row.reserved ? { isReserved: true } : {}),
    ...(row.standIn === null ? {} : { standIn: row.standIn as Level }),
    ...(row.resigned ? { hasResigned: true } : {}),
    ...(row.awaySince === null ? {} : { awaySince: row.awaySince }),
    ...(row.timedOut ? { hasTimedOut: true } : {}),
    ...(row.entropy === null ? {} : { entropy: row.entropy }),
    ...(row.wish === null ? {} : { wish: row.wish }),
    ...(row.place === null ? {} : { place: row.place }),
    ...(row.total === null ? {} : { total: row.total }),
  };
}

/** The row of a table. */
export function rowOf(record: TableRecord): GameTableTable {
  return {
    id: record.id,
    game: record.game,
    version: record.version,
    options: JSON.stringify(record.options),
    pace: JSON.stringify(record.pace),
    visibility: record.visibility,
    standIn: record.standIn,
    circle: record.circle ?? null,
    status: record.status,
    host: record.host,
    network: record.network ?? null,
    seed: record.seed,
    commitment: record.commitment,
    created: record.created,
    updated: record.updated,
    listed: record.listed,
    ended: record.ended ?? null,
    owes: maskOf(record.owes),
    deadline: record.deadline ?? null,
    clock: record.clock === undefined ? null : JSON.stringify(record.clock),
    rematch: record.rematch ?? null,
    daily: record.daily ?? null,
    removed: record.removed.length === 0 ? null : JSON.stringify(record.removed),
    asleep: record.asleep ?? null,
    awaited: record.awaited === undefined ? null : maskOf(record.awaited),
    played: maskOf(record.played),
    proposal: record.proposal === undefined ? null : JSON.stringify(record.proposal),
    reminded: record.reminded ?? null,
    calledOff: record.isCalledOff ? 1 : 0,
    revision: record.revision,
    head: record.head,
    rated: record.isRated ? 1 : 0,
    hints: record.hasHints ? 1 : 0,
  };
}

/** The database keeps seats as a bitmask. */
function maskOf(seats: readonly number[]): number {
  return seats.reduce((mask, seat) => mask | (1 << seat), 0);
}

/** The rows of its seats. */
export function seatRowsOf({ id, seats, ended }: TableRecord): SeatTable[] {
  return seats.map((seat, i) => ({
    tableId: id,
    seat: i,
    kind: seat.kind,
    person: seat.person ?? null,
    name: seat.name ?? null,
    account: seat.account ?? null,
    level: seat.level ?? null,
    reserved: seat.isReserved ? 1 : 0,
    standIn: seat.standIn ?? null,
    resigned: seat.hasResigned ? 1 : 0,
    awaySince: seat.awaySince ?? null,
    timedOut: seat.hasTimedOut ? 1 : 0,
    entropy: seat.entropy ?? null,
    wish: seat.wish ?? null,
    place: seat.place ?? null,
    total: seat.total ?? null,
    ended: ended ?? null,
  }));
}

/**
 * What somebody may know of a table: neither the seed nor what the players added to it, and of all ids of people only the
 * viewer's own.
 */
export function infoOf(record: TableRecord, viewer: string | undefined): TableInfo {
  const { id, game, version, options, pace, visibility, standIn, status, host, commitment, created, updated } = record;
  return {
    id,
    game,
    version,
    options,
    pace,
    visibility,
    standIn,
    ...(record.isRated ? { isRated: true } : {}),
    ...(record.hasHints ? {} : { noHints: true }),
    status,
    ...(host === viewer ? { host } : {}),
    seats: record.seats.map(({ entropy: _, person, ...seat }, i) => ({
      ...seat,
      ...(record.awaited?.includes(i) ? { isAwaited: true } : {}),
      ...(record.played.includes(i) ? { hasPlayed: true } : {}),
      ...(person !== undefined && person === viewer ? { person } : {}),
    })),
    commitment,
    created,
    updated,
    ...(record.ended === undefined ? {} : { ended: record.ended }),
    actors: [...record.owes],
    ...(record.rematch === undefined ? {} : { rematch: record.rematch }),
    ...(record.daily === undefined ? {} : { daily: record.daily }),
    ...(record.asleep === undefined ? {} : { isAsleep: true }),
    ...(record.proposal === undefined ? {} : { proposal: record.proposal }),
    ...(record.reminded === undefined ? {} : { reminded: record.reminded }),
    ...(record.isCalledOff ? { isCalledOff: true } : {}),
  };
}

/** What its game is dealt with: the players' entropy moves all of its chance, but for a deal that is everybody's. */
export function headerOf(record: TableRecord): Header {
  const { game, version, seats, commitment, daily } = record;
  const options = optionsOf(record);
  if (daily !== undefined) return { game, version, seats: seats.length, options, commitment, chance: 'by-tag' };
  const entropy = seats.flatMap((seat) => (seat.entropy === undefined ? [] : [seat.entropy]));
  return { game, version, seats: seats.length, options, commitment, entropy };
}

/** The bot that decides for a seat now; `undefined` where its person does. */
export function botOf(seat: SeatRecord): Level | undefined {
  return seat.kind === 'bot' ? seat.level : seat.standIn;
}

/** Whether bots decide for anybody at the table. */
export function hasBots({ seats }: TableRecord): boolean {
  return seats.some((seat) => botOf(seat) !== undefined);
}

/** The first seat that a bot has to decide for, and the bot. */
export function botTurn(record: TableRecord): { seat: number; level: Level } | undefined {
  const { status, owes, seats, asleep } = record;
  if (status !== 'running' || asleep !== undefined || isDecided(record)) return undefined;
  for (const seat of owes) {
    const level = botOf(seats[seat]);
    if (level !== undefined) return { seat, level };
  }
  return undefined;
}

/** The seats whose people owe a decision: it is their time that runs. */
export function owingPeople({ seats, owes, asleep }: TableRecord): number[] {
  return asleep === undefined ? owes.filter((seat) => botOf(seats[seat]) === undefined) : [];
}

/** Whether a person decides for a seat: neither left nor stood in for. */
export function isPlayed(seat: SeatRecord): boolean {
  return seat.kind === 'human' && botOf(seat) === undefined;
}

/**
 * Whether the person who decides for a seat is there. Only in a live game is a closed page an absence: without a clock it is
 * shown and nothing follows from it, and in games of days it is not even shown.
 */
export function isThere({ pace }: TableRecord, seat: SeatRecord): boolean {
  return isPlayed(seat) && (pace.kind !== 'live' || seat.awaySince === undefined);
}

/** Where a person sits; `undefined` for everybody else. A seat given up for good is not theirs any more. */
export function seatOfPerson({ seats }: TableRecord, person: string): number | undefined {
  const seat = seats.findIndex((one) => one.person === person && !one.hasResigned && !one.isReserved);
  return seat < 0 ? undefined : seat;
}

/** From where a person sees a table: whoever gave up is a spectator until it is over, and has their own eyes back then. */
export function eyesOf(record: TableRecord, person: string): number | undefined {
  const seat = record.seats.findIndex((one) => one.person === person && one.hasResigned);
  return record.status === 'over' && seat >= 0 ? seat : seatOfPerson(record, person);
}
