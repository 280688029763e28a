import { StolikError, withoutWishes } from '@stolik/core';
import { digest } from '@stolik/fair';
import { gameEntry } from '@stolik/games';
import {
  isDecided,
  type Level,
  mayComeBack,
  type NewTable,
  type Resigning,
  resigningOf,
  type TableInfo,
} from '@stolik/protocol';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { apartFrom } from '../company/aversions.ts';
import { stir } from '../company/channel.ts';
import { mustBelong } from '../company/circles.ts';
import { endInvitation } from '../company/invitations.ts';
import { mustBePlayedAlone } from '../daily/veil.ts';
import { firstClock } from '../holidays/first-clock.ts';
import { mustLast } from '../people/sessions.ts';
import type { Schema } from '../store/schema.ts';
import { followersOf } from './following.ts';
import { calledAt } from './namesakes.ts';
import { settled } from './play.ts';
import { infoOf, type SeatRecord, seatOfPerson, type TableRecord } from './record.ts';
import { charged, givenUp, reseated, returned, stoodIn, vacated } from './record-changes.ts';
import {
  mustBeFew,
  mustBeOpen,
  mustBeRateable,
  mustHaveAccount,
  mustHaveRoom,
  mustLeaveRoom,
  mustMeet,
  mustPlayFirst,
  mustRun,
  mustSit,
  type NamedPerson,
  type Notice,
  notForYou,
  usualPace,
} from './seating-rules.ts';
import type { Table } from './table.ts';
import type { Change, Moment, Plan, Tables } from './tables.ts';
import { optionsOf } from './wishes.ts';
import { withWish } from './wishing.ts';

/** People whom a table remembers as removed: the latest. */
const MOST_REMOVED = 100;

type Wanted = z.output<typeof NewTable>;

/** Makes a table. If nobody else has to sit down it starts at once. */
export async function createTable(tables: Tables, person: NamedPerson, wanted: Wanted): Promise<TableInfo> {
  const { game } = gameEntry(wanted.game);
  const { min, max } = game.seats;
  const count = wanted.seats.length;
  if (count < min || count > max) {
    throw new StolikError('bad-field', `seats: ${wanted.game} is for ${min} to ${max} players, not ${count}`, {
      field: 'seats',
    });
  }
  const pace = wanted.pace ?? usualPace(game, count, wanted.visibility);
  const people = wanted.seats.filter(({ kind }) => kind !== 'bot').length;
  if (people === 0) throw new StolikError('bad-field', 'seats: somebody must play', { field: 'seats' });
  if (wanted.seats.filter(({ kind }) => kind === 'me').length > 1) {
    throw new StolikError('bad-field', 'seats: you have one seat at most', { field: 'seats' });
  }
  if (wanted.rated) mustBeRateable(person, { ...wanted, pace }, people);
  const entropy = wanted.entropy ?? tables.parts.newId();
  // What is meant for a seat is whoever's who sits there, and can be chosen otherwise until the start.
  const { options, own } = withoutWishes(game.wishes, game.parseOptions(wanted.options ?? {}, count), count);
  const record = freshRecord(tables, {
    game: game.id,
    version: game.version,
    options,
    pace,
    visibility: wanted.visibility,
    standIn: wanted.standIn,
    circle: wanted.group,
    isRated: wanted.rated,
    // Whoever is rated plays alone.
    hasHints: wanted.hints && !wanted.rated,
    host: person.id,
    network: person.network,
    seats: wanted.seats.map((seat, i): SeatRecord => {
      const wish = own[i] && { wish: own[i] };
      if (seat.kind === 'bot') return { kind: 'bot', level: seat.level, ...wish };
      return seat.kind === 'me' ? { ...seatFor(person, entropy), ...wish } : { kind: 'open', ...wish };
    }),
  });
  await tables.add(record, async (trx) => {
    if (person.session !== undefined) await mustLast(trx, person.session);
    if (record.circle !== undefined) await mustBelong(trx, record.circle, person.id);
    await mayMake(tables, trx, person, record);
  });
  return startIfFull(tables, record.id, person);
}

/** Sits down: on the seat that is meant, on the one kept for this person, or on the first that is free. */
export async function sit(
  tables: Tables,
  id: string,
  person: NamedPerson,
  { seat, entropy = tables.parts.newId(), wish }: { seat?: number; entropy?: string; wish?: string | null },
): Promise<TableInfo> {
  const sitting: Plan<void> = async (table, moment) => {
    const { record } = table;
    if (seatOfPerson(record, person.id) !== undefined) return { answer: undefined };
    mustBeOpen(record);
    if (record.isRated) mustHaveAccount(person);
    if (record.removed.includes(person.id)) {
      throw new StolikError('removed', 'the host has removed you from this table: sit down at another');
    }
    const kept = record.seats.findIndex((one) => one.isReserved && one.person === person.id);
    const free = record.seats.findIndex((one) => one.kind === 'open');
    const wanted = seat ?? (kept >= 0 ? kept : free);
    const found = record.seats[wanted];
    if (wanted < 0) throw new StolikError('full', 'all seats are taken');
    if (!found) throw new StolikError('bad-field', 'seat: there is no such seat', { field: 'seat' });
    if (found.kind !== 'open' && wanted !== kept) throw new StolikError('taken', 'this seat is taken');
    await mustBeFew(tables, table, { person: person.id }, 'sat', 'you have sat down here often enough');
    const called = { ...person, name: calledAt(record.seats, person.id, person.name) };
    const before = record.seats[kept]?.wish ?? found.wish;
    const seats = record.seats.map((one, i): SeatRecord => {
      if (i === wanted) return { ...seatFor(called, entropy), ...(before && { wish: before }) };
      return i === kept ? { kind: 'open' } : one;
    });
    return {
      ...noticed(withWish({ ...record, seats }, wanted, wish), moment, wanted, 'sat', called),
      binds: person.id,
      allows: async (trx) => {
        // A seat that is kept is counted already.
        if (kept < 0) await mustHaveRoom(tables, trx, person);
        await mustMeet(trx, person.id, record);
        await mustPlayFirst(tables, trx, person, record);
        // Whoever has come is asked no more.
        if (await endInvitation(trx, person.id, id)) await stir(tables.parts.store, trx, [person.id]);
      },
    };
  };
  await tables.change(id, sitting, person.session);
  return startIfFull(tables, id, person);
}

/** Before the start: gives up a seat. The host passes the table on; the last one to leave closes it. */
export function leave(tables: Tables, id: string, person: NamedPerson): Promise<TableInfo> {
  return change(tables, id, person, (table, moment) => {
    const { record } = table;
    mustBeOpen(record);
    const seat = mustSit(record, person.id);
    return noticed(vacated(record, seat), moment, seat, 'left', person);
  });
}

/** Before the start: what the host makes of a seat; whoever sits there must be whom the host saw there, if that is said. */
export async function setSeat(
  tables: Tables,
  id: string,
  person: NamedPerson,
  { seat, whose }: { seat: number; whose?: string | null },
  wanted: { kind: 'open' } | { kind: 'bot'; level: Level },
): Promise<TableInfo> {
  await change(tables, id, person, (table, moment) => {
    const { record } = table;
    mustBeOpen(record);
    if (record.host !== person.id) throw new StolikError('not-host', 'only the host may change seats');
    const found = record.seats[seat];
    if (!found) throw new StolikError('bad-field', 'seat: there is no such seat', { field: 'seat' });
    if (found.person === person.id) throw new StolikError('bad-field', 'seat: that is your own', { field: 'seat' });
    if (whose !== undefined && found.name !== undefined && found.name !== whose) {
      throw new StolikError('taken', 'somebody else sits there by now');
    }
    const seats = record.seats.map((one, i): SeatRecord => (i === seat ? wanted : one));
    if (record.isRated && seats.filter(({ kind }) => kind !== 'bot').length < 2) {
      throw new StolikError('bad-field', 'kind: a rated game needs two people', { field: 'kind' });
    }
    return found.kind === 'human'
      ? noticed({ ...record, seats, removed: withRemoved(record, found) }, moment, seat, 'freed', found)
      : { answer: undefined, record: { ...record, seats, updated: moment.now, revision: record.revision + 1 } };
  });
  return startIfFull(tables, id, person);
}

/** In mid-game: lets a bot play until the person comes back. */
export function goAway(tables: Tables, id: string, person: NamedPerson): Promise<TableInfo> {
  return change(tables, id, person, async (table, moment) => {
    const record = mustRun(table);
    const seat = mustSit(record, person.id);
    mustBePlayedAlone(record, person.id);
    if (record.seats[seat].standIn) return { answer: undefined };
    await mustBeFew(tables, table, { seat }, 'away', 'you have left often enough in this game');
    return noticed(stoodIn(charged(record, moment.time), seat, moment.now), moment, seat, 'away');
  });
}

/** Takes the seat back from the bot, with the time that was left. */
export function comeBack(tables: Tables, id: string, person: NamedPerson): Promise<TableInfo> {
  return change(tables, id, person, (table, moment) => {
    const record = mustRun(table);
    const seat = mustSit(record, person.id);
    if (!record.seats[seat].standIn) return { answer: undefined };
    if (!mayComeBack(record, seat)) {
      throw new StolikError('out-of-time', 'your time is up: a bot plays to the end');
    }
    return noticed(returned(record, seat, moment.time), moment, seat, 'back');
  });
}

/**
 * Gives the seat to a bot for good and takes the last place. Where nobody is left to play with, the game is over. Whoever was
 * told that something else would follow, since others gave up or came back meanwhile, is asked anew.
 */
export function resign(tables: Tables, id: string, person: NamedPerson, read?: Resigning): Promise<TableInfo> {
  return change(tables, id, person, (table, moment) => {
    const record = mustRun(table);
    const seat = mustSit(record, person.id);
    if (read !== undefined && read !== resigningOf(record, seat, table.isUnplayed)) {
      throw new StolikError('stale', 'something happened meanwhile: giving up means something else now');
    }
    const given = givenUp(charged(record, moment.time), seat, moment.now);
    if (!isDecided(given)) return noticed(given, moment, seat, 'resigned');
    const told = { time: moment.now, seat, notice: 'resigned' as const };
    return { answer: undefined, ...settled(table, given, moment, told), by: person.id };
  });
}

/** The same people once more, each a seat further; whoever asks first makes the table, the others find it. */
export async function rematch(tables: Tables, id: string, person: NamedPerson, entropy?: string): Promise<TableInfo> {
  const again: Plan<string> = ({ record }, { now }) => {
    if (record.status !== 'over') throw new StolikError('not-over', 'the game is not over yet');
    const asking = record.seats.findIndex((seat) => seat.person === person.id);
    if (asking < 0) {
      throw new StolikError('not-seated', 'you had no seat at this table');
    }
    if (record.rematch !== undefined) return { answer: record.rematch };
    // A new game is played by the latest rules, whatever those of the last one were.
    const { game } = gameEntry(record.game);
    const count = record.seats.length;
    const { options, own } = withoutWishes(game.wishes, game.parseOptions(optionsOf(record), count), count);
    const added = freshRecord(tables, {
      ...record,
      version: game.version,
      options,
      host: person.id,
      network: person.network,
      seats: record.seats.map((_, i): SeatRecord => {
        const next = (i + 1) % count;
        const { kind, level, person, name, account } = record.seats[next];
        // What somebody has chosen goes with them.
        const wish = own[next] && { wish: own[next] };
        return kind === 'bot'
          ? { kind, level, ...wish }
          : { kind: 'human', person, name, account, isReserved: true, ...wish };
      }),
    });
    const linked = { ...record, rematch: added.id, updated: now, revision: record.revision + 1 };
    const allows: Change<string>['allows'] = async (trx) => {
      // Nobody is asked for another game by somebody whom they have blocked since.
      const apart = await apartFrom(trx, person.id);
      if (record.seats.some((seat) => seat.person !== undefined && apart.has(seat.person))) throw notForYou();
      await mayMake(tables, trx, person, added);
    };
    const said = [{ time: now, seat: asking, notice: 'again' as const }];
    return { answer: added.id, record: linked, added, said, by: person.id, binds: person.id, allows };
  };
  const next = await tables.change(id, again, person.session);
  return sit(tables, next, person, entropy === undefined ? {} : { entropy });
}

/** Whoever makes a table has room for it, and leaves some to others. */
async function mayMake(
  tables: Tables,
  trx: Transaction<Schema>,
  person: NamedPerson,
  made: TableRecord,
): Promise<void> {
  await mustHaveRoom(tables, trx, person);
  await mustLeaveRoom(tables, trx, person, made);
}

type Basics = Pick<
  TableRecord,
  | 'game'
  | 'version'
  | 'options'
  | 'pace'
  | 'visibility'
  | 'standIn'
  | 'circle'
  | 'isRated'
  | 'hasHints'
  | 'host'
  | 'network'
  | 'seats'
>;

/** A table that nobody has yet; a daily deal has its seed and its day. */
export function freshRecord(
  { parts }: Tables,
  basics: Basics,
  deal?: { readonly seed: string; readonly day: string },
): TableRecord {
  const { game, version, options, pace, visibility, standIn, circle, isRated, hasHints, host, network, seats } = basics;
  const now = parts.now();
  const seed = deal?.seed ?? parts.newSeed();
  return {
    id: parts.newId(),
    game,
    version,
    options,
    pace,
    visibility,
    standIn,
    circle,
    isRated,
    hasHints,
    status: 'open',
    host,
    network,
    seats,
    seed,
    commitment: digest(seed),
    created: now,
    updated: now,
    listed: now,
    ended: undefined,
    owes: [],
    clock: undefined,
    deadline: undefined,
    rematch: undefined,
    daily: deal?.day,
    removed: [],
    asleep: undefined,
    awaited: undefined,
    played: [],
    proposal: undefined,
    reminded: undefined,
    isCalledOff: false,
    revision: 0,
    head: 0,
  };
}

/** Deals as soon as every seat is taken, which the person has just seen to. */
export function startIfFull(tables: Tables, id: string, person: NamedPerson): Promise<TableInfo> {
  return change(tables, id, person, starting(tables, person.id));
}

/** Deals if every seat is taken; whoever has seen to that need not be told. */
export function starting(tables: Tables, by: string | undefined): Plan<undefined> {
  return async (table, moment) => {
    const isFull = table.record.seats.every((seat) => seat.kind !== 'open' && !seat.isReserved);
    if (table.record.status !== 'open' || !isFull) return { answer: undefined };
    const record = await gathering(tables, table.record, moment);
    const line = table.begin();
    const clock = await firstClock(tables, record, moment);
    const owes = table.match.actors;
    const running = { ...record, status: 'running' as const, listed: moment.now, clock, owes };
    const started = noticed(running, moment, undefined, 'started');
    return { ...started, ...(by !== undefined && { by }), lines: [{ line, time: moment.now, request: undefined }] };
  };
}

/**
 * A live game begins for those who follow it; whoever made the table may be away to send the link. Who comes at another node
 * in this moment is found by it when it hears that the game has begun.
 */
async function gathering({ parts }: Tables, record: TableRecord, { now }: Moment): Promise<TableRecord> {
  if (record.pace.kind !== 'live') return record;
  const there = await followersOf(parts.store.db, record.id);
  const isMissing = ({ kind, person = '' }: SeatRecord) => kind === 'human' && !there.has(person);
  return {
    ...record,
    seats: record.seats.map((seat) => ({ ...seat, awaySince: isMissing(seat) ? now : undefined })),
    awaited: [...record.seats.keys()].filter((seat) => isMissing(record.seats[seat])),
  };
}

async function change(tables: Tables, id: string, person: NamedPerson, plan: Plan<undefined>): Promise<TableInfo> {
  let after: Table | undefined;
  const seen: Plan<undefined> = (table, moment) => {
    after = table;
    return plan(table, moment);
  };
  await tables.change(id, seen, person.session);
  return infoOf((after as Table).record, person.id);
}

/** A change of seats and the word about it. */
function noticed(
  record: TableRecord,
  moment: Moment,
  seat: number | undefined,
  notice: Notice,
  { id, person = id, name }: { readonly id?: string; readonly person?: string; readonly name?: string } = {},
): Change<undefined> {
  const told = {
    time: moment.now,
    ...(seat === undefined ? {} : { seat }),
    ...(name === undefined ? {} : { name, ...(person && { person }) }),
    notice,
  };
  return { answer: undefined, ...reseated({ ...record, updated: moment.now }, moment, [told]) };
}

/** Those who were removed, the last of them whoever sits there; a seat that was only kept is taken from nobody. */
function withRemoved({ removed }: TableRecord, { person, isReserved }: SeatRecord): readonly string[] {
  return person === undefined || isReserved ? removed : [...removed, person].slice(-MOST_REMOVED);
}

export function seatFor(person: NamedPerson, entropy: string): SeatRecord {
  const { id, name, handle } = person;
  return { kind: 'human', person: id, name, ...(handle !== undefined && { account: handle }), entropy };
}
