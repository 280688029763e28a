import { StolikError } from '@stolik/core';
import { Lookout } from '../lookout.ts';
import * as following from './following.ts';
import { isPlayed, seatOfPerson, type TableRecord } from './record.ts';
import { charged, reseated, returned, withSeat } from './record-changes.ts';
import type { Table } from './table.ts';
import type { Change, Moment, Tables } from './tables.ts';

/** How often a node says that it lives, and looks for those who have come and gone. */
const BEAT = 1_000;
/** For so long somebody who follows a table no more counts as there: pages are loaded again, and networks change. */
const GRACE = 30_000;
/** A node that was not heard of for so long is dead, and its people are at other nodes or gone. */
const DEAD = 10_000;
/** Followers who are written or looked after at once. */
const MOST = 500;
/** A table without a clock is played while people are there if something happened there in so long: then they are missed. */
const RECENT = 60 * 60 * 1000;

/**
 * Who follows which table through a page, at any node: a page that shows something else is no presence. At live tables it is
 * written who is not there, and a table where nobody is sleeps, so that no clock runs for people who all lost their
 * connection. At a table without a clock that is being played it is written too, for the others to see; nothing follows from
 * it there.
 */
export class Presence {
  readonly #tables: Tables;
  readonly #node: string;
  readonly #timer: NodeJS.Timeout;
  readonly #here = new Map<string, following.Follower>();
  /** Those who came, or went and when, since the store was told last. */
  readonly #untold = new Map<string, following.FollowerNews>();
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
      for (const { person } of record.seats) {
        if (person === undefined || this.#here.has(keyOf(record.id, person))) continue;
        this.#note({ tableId: record.id, person, gone: this.#tables.parts.time() });
      }
    });
    // Whichever node a game began at, and whatever became of that node, those who follow it here have come.
    tables.onChange(({ id, seats, awaited = [] }) => {
      for (const person of awaited.map((seat) => seats[seat].person ?? '')) {
        if (!this.#here.has(keyOf(id, person))) continue;
        this.#note({ tableId: id, person, gone: null });
        if (!this.#isClosed) this.look();
      }
    });
  }

  /** Somebody follows a table here, or has a page open at all, and did not before. Whoever is awaited there is told of at once. */
  arrive(person: string, tableId: string, isAwaited = false): void {
    const key = keyOf(tableId, person);
    if (this.#here.has(key)) return;
    this.#here.set(key, { tableId, person });
    this.#note({ tableId, person, gone: null });
    if (isAwaited) this.look();
  }

  /** The last page here that followed the table does so no more. */
  depart(person: string, tableId: string): void {
    if (!this.#here.delete(keyOf(tableId, person))) return;
    this.#note({ tableId, person, gone: this.#tables.parts.time() });
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

  #note(news: following.FollowerNews): void {
    this.#untold.set(keyOf(news.tableId, news.person), news);
  }

  async #lookOnce(): Promise<void> {
    await this.#tell();
    await this.#bury();
    await this.#miss();
  }

  /** Writes who came and went; whoever came is back at the table. */
  async #tell(): Promise<void> {
    const { store, time } = this.#tables.parts;
    let news: [string, following.FollowerNews][] = [];
    await store.write(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('node')
        .set({ beat: time() })
        .where('id', '=', this.#node)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        // This node is new, or was taken for dead: the store knows nobody who is here.
        await trx.insertInto('node').values({ id: this.#node, beat: time() }).execute();
        for (const follower of this.#here.values()) this.#note({ ...follower, gone: null });
      }
      news = [...this.#untold].slice(0, MOST);
      await following.writeFollowers(
        trx,
        store.kind,
        this.#node,
        news.map(([, one]) => one),
      );
    });
    const back = news.flatMap(([, one]) => (one.gone === null && one.tableId !== following.ANY_PAGE ? [one] : []));
    for (const one of await following.missedAmong(store.db, back)) await this.#change(one, returns);
    for (const [key, told] of news) if (this.#untold.get(key) === told) this.#untold.delete(key);
    if (this.#untold.size > 0) this.look();
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
    for (const node of dead) {
      await store.write(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('node')
          .where('id', '=', node.id)
          .where('beat', '=', node.beat)
          .executeTakeFirst();
        if (numDeletedRows > 0n) await following.inheritFollowers(trx, store.kind, node, this.#node);
      });
    }
  }

  /** Those who are gone from here for long enough, and are not at the table elsewhere, are missed there. */
  async #miss(): Promise<void> {
    const { store, time } = this.#tables.parts;
    const late = await following.goneFrom(store.reads, this.#node, time() - GRACE, MOST);
    for (const one of late) {
      const isPage = one.tableId === following.ANY_PAGE;
      if (!isPage && (await following.isExpected(store.db, one)) && !(await following.isFollowing(store.db, one))) {
        await this.#change(one, leaves(one.gone));
        // Whoever came to another node meanwhile may have looked before it was written here.
        if (await following.isFollowing(store.db, one)) await this.#change(one, returns);
      }
      await store.write((trx) => following.forgetGone(trx, this.#node, one));
    }
    if (late.length === MOST) this.look();
  }

  async #change(
    { tableId, person }: following.Follower,
    plan: (table: Table, seat: number, moment: Moment) => Change<void>,
  ): Promise<void> {
    try {
      await this.#tables.change<void>(tableId, (table, moment) => {
        const { record } = table;
        const seat = seatOfPerson(record, person);
        return seat !== undefined && canMiss(record) ? plan(table, seat, moment) : NOTHING;
      });
    } catch (error) {
      // What the store did not keep is tried again; a table with a defect must not be in the way of the others.
      if (error instanceof StolikError && error.code === 'not-kept') throw error;
      this.#tables.parts.log.error(error, `table ${tableId} could not be told who is there`);
    }
  }
}

const NOTHING = { answer: undefined };

function keyOf(tableId: string, person: string): string {
  return `${tableId} ${person}`;
}

/** Whether anybody is missed at such a table, also while it waits for people: in games of days they come and go. */
export function canMiss({ pace, status }: TableRecord): boolean {
  return pace.kind !== 'days' && (status === 'open' || status === 'running');
}

/** Whether people begin to play now, or after a break that was too long for anybody to be missed. */
function isTakenUp(record: TableRecord, before: TableRecord): boolean {
  return before.status === 'open' || (record.pace.kind === 'untimed' && record.updated - before.updated > RECENT);
}

/** Nobody of a person's pages follows the table, since that time. */
function leaves(gone: number): (table: Table, seat: number, moment: Moment) => Change<void> {
  return ({ record, said }, seat, moment) => {
    const { status, pace, updated, seats } = record;
    const rests = status === 'running' && pace.kind === 'untimed' && updated < moment.now - RECENT;
    if (rests || !isPlayed(seats[seat]) || seats[seat].awaySince !== undefined) return NOTHING;
    const left = withSeat(record, seat, { awaySince: moment.now - moment.time + gone });
    // What passed since the last of them went is nobody's if the table sleeps now, and still runs if not. What was charged
    // before stays charged: whoever went later was there until then.
    const after = reseated(charged(left, Math.max(gone, record.clock?.at ?? 0)), moment);
    // What is left again before anything was played or said has gone on sleeping.
    const isSaid = said.slice(-2).some(({ notice, time }) => notice === 'asleep' && updated <= time);
    return { answer: undefined, record: after.record, ...(isSaid ? {} : { said: after.said }) };
  };
}

/** The person follows it again, or for the first time since the game began. */
export function returns({ record, said }: Table, seat: number, moment: Moment): Change<void> {
  const { standIn, awaySince } = record.seats[seat];
  if (standIn !== undefined || awaySince === undefined) return NOTHING;
  const after = reseated(returned(record, seat, moment.time), moment);
  // Those who only come and go are told of once.
  const last = said.at(-1);
  const isSaid = last?.notice === 'gathered' && record.updated <= last.time;
  return { answer: undefined, record: after.record, ...(isSaid ? {} : { said: after.said }) };
}
