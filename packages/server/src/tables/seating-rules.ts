import { badField, type GameEntry, StolikError } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import type { NewTable, Pace, Said, Visibility } from '@stolik/protocol';
import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { apartFrom } from '../company/aversions.ts';
import type { Schema } from '../store/schema.ts';
import type { StoreKind } from '../store/store.ts';
import { isKeptApart } from './kept-apart.ts';
import { countOffered, countOwn, MOST_OWN } from './lists.ts';
import { countSaid } from './queries.ts';
import { seatOfPerson, type TableRecord } from './record.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { MOST_UNPLAYED, unplayedSeats } from './unplayed.ts';

// What must be so before somebody sits down, leaves or comes back.

/** Somebody who is known to the server. */
export interface NamedPerson {
  readonly id: string;
  readonly name: string;
  /** By what others know the account; guests have none. */
  readonly handle?: string;
  readonly isGuest?: boolean;
  /** From where the person asks, as limits count it. */
  readonly network?: string;
  /** The browser that asks. */
  readonly session?: string;
}

export type Notice = NonNullable<Said['notice']>;

/**
 * How often somebody may sit down before the start, and leave a seat to a bot afterwards: far more often than anybody would,
 * so that no table grows without end. To get up and to come back is always allowed.
 */
export const MOST_CHANGES = 300;
export const MOST_SAT = 30;
/** Public tables of one host that wait for people, and of all hosts of one network. */
export const MOST_OFFERED = 10;
export const MOST_OFFERED_NEARBY = 60;

export async function mustHaveRoom({ parts }: Tables, trx: Transaction<Schema>, person: NamedPerson): Promise<void> {
  await takeTurn(trx, parts.store.kind, person.id);
  const own = await countOwn(trx, person.id);
  if (own >= MOST_OWN)
    throw new StolikError('too-many-tables', `you sit at ${own} tables already: finish or leave some first`);
}

/** The lobby is everybody's. */
export async function mustLeaveRoom(
  { parts }: Tables,
  trx: Transaction<Schema>,
  { id, network }: NamedPerson,
  { visibility }: TableRecord,
): Promise<void> {
  if (visibility !== 'public') return;
  await takeTurn(trx, parts.store.kind, id);
  const offered = await countOffered(trx, 'host', id);
  if (offered >= MOST_OFFERED)
    throw new StolikError('too-many-tables', `${offered} of your tables wait for players already: close some first`);
  if (network === undefined) return;
  await takeTurn(trx, parts.store.kind, network);
  const nearby = await countOffered(trx, 'network', network);
  if (nearby >= MOST_OFFERED_NEARBY)
    throw new StolikError('too-many-tables', `${nearby} tables of your network wait for players already: join one`);
}

/** Whether it is a table that somebody else offers to everybody. */
export function isOfferedTo({ host, visibility }: TableRecord, person: string): boolean {
  return visibility === 'public' && host !== person;
}

/** Refuses whoever is kept apart from somebody there, in a sentence that does not say who does not want to meet whom. */
export async function mustMeet(trx: Transaction<Schema>, person: string, record: TableRecord): Promise<void> {
  if (isKeptApart(record, await apartFrom(trx, person))) throw notForYou();
}

export function notForYou(): StolikError {
  return new StolikError('not-for-you', 'you cannot sit down at this table: choose another');
}

/** Whoever sits down keeps the others waiting: one sits at a few tables of others, and plays there before the next. */
export async function mustPlayFirst(
  tables: Tables,
  trx: Transaction<Schema>,
  person: NamedPerson,
  record: TableRecord,
): Promise<void> {
  if (isOfferedTo(record, person.id)) await mustHavePlayed(tables, trx, person.id, record.pace);
}

/** The same for whoever looks for others to play with at such a pace. */
export async function mustHavePlayed(
  { parts }: Tables,
  trx: Transaction<Schema>,
  person: string,
  pace: { readonly kind: string },
): Promise<void> {
  await takeTurn(trx, parts.store.kind, person);
  const kind = pace.kind === 'days' ? 'days' : 'now';
  const seats = await unplayedSeats(trx, person, parts.now());
  const unplayed = seats.filter((seat) => seat.kind === kind).length;
  if (unplayed < MOST_UNPLAYED[kind]) return;
  throw new StolikError(
    'play-first',
    `you have sat down at ${unplayed} tables and not played there: play first, or wait for an hour`,
  );
}

/** Whoever does many things at once does them one after the other, so that they are counted; SQLite does all of them so. */
async function takeTurn(trx: Transaction<Schema>, kind: StoreKind, whose: string): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${whose}))`.execute(trx);
}

export async function mustBeFew(
  { parts }: Tables,
  { record, lastSaid }: Table,
  whose: { readonly seat: number } | { readonly person: string },
  notice: Notice,
  message: string,
): Promise<void> {
  const most = notice === 'sat' ? MOST_SAT : MOST_CHANGES;
  if (lastSaid < most) return;
  const times = await countSaid(parts.store.reads, record.id, whose, notice);
  if (times >= most) throw new StolikError('enough', message);
}

/** Strangers who meet want to know when it ends; friends with a link take the time they like. */
export function usualPace(game: GameEntry['game'], seats: number, visibility: Visibility): Pace {
  const clock = visibility === 'public' ? game.sittingClock?.(seats) : undefined;
  return clock ? { kind: 'live', ...clock } : { kind: 'untimed' };
}

/** Ratings are for those who come back by the same name. */
export function mustHaveAccount({ isGuest }: NamedPerson): void {
  if (isGuest) throw new StolikError('account-needed', 'rated games are for people with an account: make one first');
}

/** Whether a table may be rated: by everybody the same game is meant, and nobody waits without an end. */
export function mustBeRateable(
  person: NamedPerson,
  {
    game: id,
    options,
    pace,
    seats,
  }: Pick<z.output<typeof NewTable>, 'game' | 'options' | 'seats'> & { readonly pace: Pace },
  people: number,
): void {
  const { game } = gameEntry(id);
  mustHaveAccount(person);
  if (people < 2) throw badField('seats', 'a rated game needs two people');
  if (pace.kind === 'untimed') throw badField('pace', 'a rated game has a clock');
  if (!game.isStandard?.(game.parseOptions(options ?? {}, seats.length), seats.length)) {
    throw badField('options', 'a rated game is played with the usual options');
  }
}

export function mustSit(record: TableRecord, person: string): number {
  const seat = seatOfPerson(record, person);
  if (seat === undefined) throw new StolikError('not-seated', 'you have no seat at this table');
  return seat;
}

export function mustBeOpen({ status }: TableRecord): void {
  if (status === 'open') return;
  const message = status === 'gone' ? 'this table was closed' : 'the game has started already';
  throw new StolikError(status === 'gone' ? 'gone' : 'started', message);
}

export function mustRun({ record }: Table): TableRecord {
  if (record.status === 'running') return record;
  throw new StolikError(record.status === 'over' ? 'game-over' : 'not-started', 'no game is running at this table');
}
