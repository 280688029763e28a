import { StolikError } from '@stolik/core';
import type { Pace } from '@stolik/protocol';
import type { Kysely, Transaction } from 'kysely';
import { Lookout } from '../lookout.ts';
import type { Schema } from '../store/schema.ts';
import { isPlayed, seatOfPerson, type TableRecord } from './record.ts';
import { charged, reseated, returned, withSeat } from './record-changes.ts';
import type { Table } from './table.ts';
import type { Change, Moment, Tables } from './tables.ts';

/** How often a node says that it lives, and looks for those who have gone. */
const BEAT = 1_000;
/** For so long somebody whose last page was closed counts as there: pages are loaded again, and networks change. */
const GRACE = 30_000;
/** A node that was not heard of for so long is dead, and its people are at other nodes or gone. */
const DEAD = 10_000;
/** People who are written or looked after at once. */
const MOST = 500;
/** A table without a clock is played while people are there if something happened there in so long: then they are missed. */
const RECENT = 60 * 60 * 1000;

/**
 * Who has a page open, at any node. At live tables it is written who is not there, and a table where nobody is sleeps, so
 * that no clock runs for people who all lost their connection. At a table without a clock that is being played it is written
 * too, for the others to see; nothing follows from it there.
 */
export class Presence {
  readonly #tables: Tables;
  readonly #node: string;
  readonly #timer: NodeJS.Timeout;
  readonly #here = new Set<string>();
  /** Those who came, or went and when, since the store was told last. */
  readonly #untold = new Map<string, { readonly gone: number | null }>();
  readonly #lookout: Lookout;
  #isClosed = false;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#node = tables.parts.newId();
    this.#lookout = new Lookout(
      () => this.#lookOnce(),
      (error) => tables.parts.log.error(error, 'who is there could not be looked at'),
    );
    this.#timer = setInterval(() => this.look(), BEAT).unref();
    tables.onKept(({ table: { record }, before }) => {
      if (record.status !== 'running' || !canMiss(record) || !isTakenUp(record, before)) return;
      for (const { person } of record.seats) if (person !== undefined && !this.#here.has(person)) this.depart(person);
    });
  }

  /** Somebody has opened a page, the only one here. */
  arrive(person: string): void {
    this.#here.add(person);
    this.#untold.set(person, { gone: null });
    if (!this.#isClosed) this.look();
  }

  /** Somebody has closed the last page here, or is wanted and has none. */
  depart(person: string): void {
    this.#here.delete(person);
    this.#untold.set(person, { gone: this.#tables.parts.time() });
  }

  /** Looks no more; resolves when the last look is over. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#lookout.settle();
  }

  /** Tells the store what is new, and does what follows from it. */
  look(): Promise<void> {
    return this.#lookout.look();
  }

  async #lookOnce(): Promise<void> {
    await this.#tell();
    await this.#bury();
    await this.#miss();
  }

  /** Writes who came and went; whoever came is back at the tables. */
  async #tell(): Promise<void> {
    const { store, time } = this.#tables.parts;
    let news: [string, { readonly gone: number | null }][] = [];
    await store.write(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('node')
        .set({ beat: time() })
        .where('id', '=', this.#node)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        // This node is new, or was taken for dead: the store knows nobody who is here.
        await trx.insertInto('node').values({ id: this.#node, beat: time() }).execute();
        for (const person of this.#here) this.#untold.set(person, { gone: null });
      }
      news = [...this.#untold].slice(0, MOST);
      if (news.length > 0) await this.#write(trx, news);
    });
    const back = news.flatMap(([person, { gone }]) => (gone === null ? [person] : []));
    for (const person of await this.#missed(back)) await this.#welcome(person);
    for (const [person, told] of news) if (this.#untold.get(person) === told) this.#untold.delete(person);
    if (this.#untold.size > 0) this.look();
  }

  async #write(trx: Transaction<Schema>, news: readonly [string, { readonly gone: number | null }][]): Promise<void> {
    await trx
      .insertInto('presence')
      .values(news.map(([person, { gone }]) => ({ person, node: this.#node, gone })))
      .onConflict((conflict) =>
        conflict.columns(['person', 'node']).doUpdateSet((eb) => ({ gone: eb.ref('excluded.gone') })),
      )
      .execute();
  }

  /** Takes over the people of nodes that are dead. */
  async #bury(): Promise<void> {
    const { store, time } = this.#tables.parts;
    const dead = await store.reads
      .selectFrom('node')
      .selectAll()
      .where('beat', '<', time() - DEAD)
      // Whoever looks is alive, however long it was held up since it said so.
      .where('id', '<>', this.#node)
      .execute();
    for (const { id, beat } of dead) {
      await store.write(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('node')
          .where('id', '=', id)
          .where('beat', '=', beat)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return;
        await trx
          .insertInto('presence')
          .columns(['person', 'node', 'gone'])
          .expression(
            trx
              .selectFrom('presence')
              .select((eb) => [
                'person',
                eb.val(this.#node).as('node'),
                eb.fn.coalesce('gone', eb.val(beat)).as('gone'),
              ])
              .where('node', '=', id),
          )
          .onConflict((conflict) => conflict.columns(['person', 'node']).doNothing())
          .execute();
        await trx.deleteFrom('presence').where('node', '=', id).execute();
      });
    }
  }

  /** Those who are gone from here for long enough, and are not elsewhere, are missed where they play. */
  async #miss(): Promise<void> {
    const { store, time } = this.#tables.parts;
    const until = time() - GRACE;
    const rows = await store.reads
      .selectFrom('presence')
      .select('person')
      .where('node', '=', this.#node)
      .where('gone', '<=', until)
      .limit(MOST)
      .execute();
    for (const { person } of rows) {
      if (!(await this.#isAnywhere(person))) {
        const since = this.#tables.parts.now() - RECENT;
        for (const id of await tablesOf(store.reads, person, since)) await this.#change(id, person, gone);
        // Whoever came to another node meanwhile may have looked before it was written here.
        if (await this.#isAnywhere(person)) await this.#welcome(person);
      }
      await store.write(async (trx) => {
        await trx
          .deleteFrom('presence')
          .where('person', '=', person)
          .where('node', '=', this.#node)
          .where('gone', '<=', until)
          .execute();
      });
    }
    if (rows.length === MOST) this.look();
  }

  async #isAnywhere(person: string): Promise<boolean> {
    const row = await this.#tables.parts.store.db
      .selectFrom('presence')
      .select('node')
      .where('person', '=', person)
      .where('gone', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Those of these people who are missed anywhere. */
  async #missed(people: readonly string[]): Promise<string[]> {
    if (people.length === 0) return [];
    const rows = await this.#tables.parts.store.db
      .selectFrom('seat')
      .select('person')
      .distinct()
      .where('person', 'in', people)
      .where('ended', 'is', null)
      .where('awaySince', 'is not', null)
      .where('standIn', 'is', null)
      .execute();
    return rows.flatMap(({ person }) => person ?? []);
  }

  async #welcome(person: string): Promise<void> {
    for (const id of await tablesOf(this.#tables.parts.store.db, person)) await this.#change(id, person, back);
  }

  async #change(
    id: string,
    person: string,
    plan: (table: Table, seat: number, moment: Moment) => Change<void>,
  ): Promise<void> {
    try {
      await this.#tables.change<void>(id, (table, moment) => {
        const { record } = table;
        const seat = seatOfPerson(record, person);
        const isConcerned = record.status === 'running' && canMiss(record);
        return seat !== undefined && isConcerned ? plan(table, seat, moment) : NOTHING;
      });
    } catch (error) {
      // What the store did not keep is tried again; a table with a defect must not be in the way of the others.
      if (error instanceof StolikError && error.code === 'not-kept') throw error;
      this.#tables.parts.log.error(error, `table ${id} could not be told who is there`);
    }
  }
}

const NOTHING = { answer: undefined };

/** Whether anybody is missed at such a table: in games of days people come and go. */
function canMiss({ pace }: Pick<TableRecord, 'pace'>): boolean {
  return pace.kind !== 'days';
}

/** Whether people begin to play now, or after a break that was too long for anybody to be missed. */
function isTakenUp(record: TableRecord, before: TableRecord): boolean {
  return before.status === 'open' || (record.pace.kind === 'untimed' && record.updated - before.updated > RECENT);
}

/** Nobody of a person's pages is open. */
function gone({ record, said }: Table, seat: number, moment: Moment): Change<void> {
  const { awaySince } = record.seats[seat];
  if (!isPlayed(record.seats[seat]) || awaySince !== undefined) return NOTHING;
  const left = withSeat(charged(record, moment.time), seat, { awaySince: moment.now });
  const after = reseated(left, moment);
  // People whose networks come and go all night do not fill the table's memory.
  const last = said.at(-1);
  const isSaid = last?.notice === 'asleep' && moment.now - last.time < RECENT;
  return { answer: undefined, record: after.record, ...(isSaid ? {} : { said: after.said }) };
}

/** The person has one open again. */
function back({ record }: Table, seat: number, moment: Moment): Change<void> {
  const { standIn, awaySince } = record.seats[seat];
  if (standIn !== undefined || awaySince === undefined) return NOTHING;
  return { answer: undefined, record: reseated(returned(record, seat, moment.time), moment).record };
}

/** The tables where a person may be missed; of those without a clock, where something happened since then. */
async function tablesOf(db: Kysely<Schema>, person: string, since = 0): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('gameTable', 'gameTable.id', 'seat.tableId')
    .select(['id', 'pace', 'updated'])
    .where('person', '=', person)
    .where('seat.ended', 'is', null)
    .where('seat.standIn', 'is', null)
    .where('status', '=', 'running')
    .execute();
  const isMissed = (pace: Pace, updated: number) => canMiss({ pace }) && (pace.kind === 'live' || updated >= since);
  return rows.filter(({ pace, updated }) => isMissed(JSON.parse(pace), updated)).map(({ id }) => id);
}
