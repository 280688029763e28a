import { StolikError } from '@stolik/core';
import type { NewHoliday, OwnHolidays, Span } from '@stolik/protocol';
import type { Kysely, Transaction } from 'kysely';
import { Lookout } from '../lookout.ts';
import { lockAccount } from '../people/lock.ts';
import { mustLast } from '../people/sessions.ts';
import type { Schema } from '../store/schema.ts';
import { withHolidays } from '../tables/clock.ts';
import type { TableRecord } from '../tables/record.ts';
import { charged, withDeadline } from '../tables/record-changes.ts';
import type { NamedPerson } from '../tables/seating-rules.ts';
import type { Change, Moment, Tables } from '../tables/tables.ts';
import { daysLeft, HOLIDAYS_KEPT_MS, mustBeFair } from './rules.ts';
import { spansAt } from './spans.ts';

/** How often nodes look for holidays that not all tables know of. */
const LOOK = 30_000;
/** A game that began in the moment a holiday was declared may not know of it: so long it is told once more. */
const RECENT = 60_000;
/** The time in which servers live is told anew where it differs by more from the clock on the wall. */
const TOLERANCE = 5_000;
/** So often somebody may change their mind in that time: each is told to all their tables. */
const MOST_RECENT = 6;
/** People whose tables are looked after at once. */
const MOST = 100;

/**
 * When the clocks of people's games of days stand. A holiday is a row, which is what counts, and is carried to one table
 * after the other: there it is part of the clock, so that whatever is worked out about a table follows from its record.
 */
export class Holidays {
  readonly #tables: Tables;
  readonly #lookout: Lookout;
  readonly #timer: NodeJS.Timeout;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#lookout = new Lookout(
      () => this.#carryAll(),
      (error) => tables.parts.log.error(error, 'a holiday could not be told to tables'),
    );
    this.#timer = setInterval(() => void this.look(), LOOK).unref();
  }

  look(): Promise<void> {
    return this.#lookout.look();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#lookout.settle();
  }

  async own(person: string): Promise<OwnHolidays> {
    const { store, now } = this.#tables.parts;
    const all = await read(store.reads, person);
    return { holidays: all.filter(({ until }) => until > now()), daysLeft: daysLeft(all, now()) };
  }

  async declare(person: NamedPerson, wanted: NewHoliday): Promise<OwnHolidays> {
    await this.#write(person, async (trx, now) => {
      mustBeFair(await read(trx, person.id), wanted, now);
      const { from: starts, until: ends } = wanted;
      await trx
        .insertInto('holiday')
        .values({ person: person.id, starts, ends, changed: now, carried: 0 })
        // One that was taken back may be declared again.
        .onConflict((conflict) =>
          conflict.columns(['person', 'starts']).doUpdateSet({ ends, changed: now, carried: 0 }),
        )
        .execute();
    });
    return this.own(person.id);
  }

  /** Back earlier: what has not begun is gone, and what has begun ends now. */
  async end(person: NamedPerson, from: number): Promise<OwnHolidays> {
    await this.#write(person, async (trx, now) => {
      const { numUpdatedRows } = await trx
        .updateTable('holiday')
        .set((eb) => ({
          ends: eb.case().when('starts', '>', now).then(eb.ref('starts')).else(now).end(),
          changed: now,
          carried: 0,
        }))
        .where('person', '=', person.id)
        .where('starts', '=', from)
        .where('ends', '>', now)
        .executeTakeFirst();
      if (numUpdatedRows === 0n)
        throw new StolikError('unknown-holiday', 'from: no holiday of yours begins then', { field: 'from' });
    });
    return this.own(person.id);
  }

  async #write(person: NamedPerson, act: (trx: Transaction<Schema>, now: number) => Promise<void>): Promise<void> {
    const { store, now } = this.#tables.parts;
    await store.write(async (trx) => {
      // Whoever declares two at once declares them one after the other.
      if (!(await lockAccount(trx, store.kind, person.id))) {
        throw new StolikError('not-signed-in', 'you are not signed in any more: load the page again');
      }
      if (person.session !== undefined) await mustLast(trx, person.session);
      const { changes } = await trx
        .selectFrom('holiday')
        .select((eb) => eb.fn.countAll<number>().as('changes'))
        .where('person', '=', person.id)
        .where('changed', '>', now() - RECENT)
        .executeTakeFirstOrThrow();
      if (Number(changes) >= MOST_RECENT) throw new StolikError('too-many', 'wait a minute before the next change');
      await act(trx, now());
    });
    await this.look();
  }

  async #carryAll(): Promise<void> {
    const { store, now } = this.#tables.parts;
    const rows = await store.reads
      .selectFrom('holiday')
      .select(['person', 'starts', 'changed'])
      .where('carried', '=', 0)
      .orderBy('changed')
      .limit(MOST)
      .execute();
    const told = new Set<string>();
    for (const person of new Set(rows.map((row) => row.person))) {
      if (await carryTo(this.#tables, person)) told.add(person);
    }
    const done = rows.filter(({ person, changed }) => told.has(person) && changed < now() - RECENT);
    for (const { person, starts, changed } of done) {
      await store.write(async (trx) => {
        const told = trx.updateTable('holiday').set({ carried: 1 });
        await told.where('person', '=', person).where('starts', '=', starts).where('changed', '=', changed).execute();
      });
    }
    await store.write(async (trx) => {
      await trx
        .deleteFrom('holiday')
        // What does not count any more, and what was taken back and is told everywhere.
        .where((eb) =>
          eb.or([
            eb('ends', '<', now() - HOLIDAYS_KEPT_MS),
            eb.and([eb('ends', '=', eb.ref('starts')), eb('carried', '=', 1)]),
          ]),
        )
        .execute();
    });
  }
}

/** Tells all running games of days of a person when they are on holiday; whether all of them know it now. */
async function carryTo(tables: Tables, person: string): Promise<boolean> {
  let isDone = true;
  const { store, log } = tables.parts;
  const rows = await store.reads
    .selectFrom('seat')
    .innerJoin('gameTable', 'gameTable.id', 'seat.tableId')
    .select(['gameTable.id', 'gameTable.pace'])
    .where('seat.person', '=', person)
    .where('seat.ended', 'is', null)
    .where('gameTable.status', '=', 'running')
    .execute();
  for (const { id } of rows.filter(({ pace }) => JSON.parse(pace).kind === 'days')) {
    await tables
      .change<void>(id, async ({ record }, moment) =>
        onHoliday(record, await spansAt(store.reads, [person], moment), moment),
      )
      .catch((error) => {
        isDone = false;
        log.error(error, `table ${id} could not be told of a holiday`);
      });
  }
  return isDone;
}

/** A running game of days with the holidays of some of its people; nothing where it knows them. */
function onHoliday(record: TableRecord, spans: ReadonlyMap<string, readonly Span[]>, { time }: Moment): Change<void> {
  if (record.status !== 'running' || record.pace.kind !== 'days' || !record.clock) return { answer: undefined };
  const known = record.clock.holidays;
  const seats = record.seats.flatMap(({ person }, seat) => {
    const own = person === undefined ? undefined : spans.get(person);
    return own && !isSame(known?.[seat] ?? [], own, time) ? [{ seat, own }] : [];
  });
  if (seats.length === 0) return { answer: undefined };
  const before = charged(record, time);
  const clock = seats.reduce((rest, { seat, own }) => withHolidays(rest, seat, own), before.clock ?? record.clock);
  return { answer: undefined, record: withDeadline({ ...before, clock, revision: record.revision + 1 }) };
}

/** What is over is nothing any more, and clocks differ by moments. */
function isSame(known: readonly Span[], own: readonly Span[], time: number): boolean {
  const ahead = known.filter(({ until }) => until > time);
  const isNear = (a: number, b: number) => Math.abs(a - b) < TOLERANCE;
  return (
    ahead.length === own.length &&
    own.every(({ from, until }, i) => isNear(until, ahead[i].until) && (isNear(from, ahead[i].from) || from <= time))
  );
}

async function read(db: Kysely<Schema>, person: string): Promise<Span[]> {
  const rows = await db
    .selectFrom('holiday')
    .select(['starts as from', 'ends as until'])
    .where('person', '=', person)
    .orderBy('starts')
    .execute();
  return rows.filter(({ from, until }) => from < until);
}

/** A guest becomes an account: the tables that come along are told when its owner is on holiday. */
export async function tellAgain(trx: Transaction<Schema>, person: string): Promise<void> {
  await trx.updateTable('holiday').set({ carried: 0 }).where('person', '=', person).execute();
}

export function exportHolidays(db: Kysely<Schema>, person: string): Promise<unknown> {
  return db.selectFrom('holiday').select(['starts', 'ends']).where('person', '=', person).orderBy('starts').execute();
}
