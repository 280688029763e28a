import type { Transaction } from 'kysely';
import { Lookout } from '../lookout.ts';
import type { Schema } from '../store/schema.ts';
import { calledAt } from './namesakes.ts';
import type { TableRecord } from './record.ts';
import type { Tables } from './tables.ts';

const CHANNEL = 'renames';
/** How often nodes look for names that another one has not carried to the end. */
const LOOK = 5_000;
/** So long a name is one node's, unless that says that it is still at it. */
const LEASE = 30_000;

/** A name on its way, and how often it had been changed when this node took it on. */
interface Renaming {
  readonly person: string;
  readonly times: number;
  lease: number;
}

/**
 * Carries new names to the tables where people sit. Somebody may sit at two hundred, and whoever plays at one of them must
 * not wait for the others: so each is a change by itself, a node makes one after the other, and of one person's names all
 * nodes together carry one, which is always the newest.
 */
export class Renames {
  readonly #tables: Tables;
  readonly #lookout: Lookout;
  readonly #timer: NodeJS.Timeout;
  #deafen: () => void = () => {};
  #isClosed = false;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#lookout = new Lookout(
      () => this.#carryAll(),
      (error) => tables.parts.log.error(error, 'a name could not be changed at tables'),
    );
    this.#timer = setInterval(() => void this.look(), LOOK).unref();
  }

  async open(): Promise<void> {
    this.#deafen = await this.#tables.parts.store.listen(CHANNEL, () => void this.look());
  }

  /** A person has another name, in the transaction that gives it. */
  async ask(trx: Transaction<Schema>, person: string): Promise<void> {
    const { store, now } = this.#tables.parts;
    await trx
      .insertInto('renaming')
      .values({ person, times: 1, since: now(), lease: null })
      .onConflict((conflict) =>
        conflict.column('person').doUpdateSet((eb) => ({ times: eb('renaming.times', '+', 1) })),
      )
      .execute();
    await store.notify(trx, CHANNEL, '');
  }

  /** Carries whatever nobody is at. */
  async look(): Promise<void> {
    if (!this.#isClosed) await this.#lookout.look();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#deafen();
    await this.#lookout.settle();
  }

  async #carryAll(): Promise<void> {
    for (let one = await this.#take(); one; one = await this.#take()) {
      // What fails is left to its lease: whoever looks after that tries again.
      await this.#carry(one);
      await this.#putDown(one);
    }
  }

  /** The name that waits longest and that no node is at. */
  async #take(): Promise<Renaming | undefined> {
    const { store, now } = this.#tables.parts;
    while (!this.#isClosed) {
      const time = now();
      const lease = time + LEASE;
      const waiting = await store.reads
        .selectFrom('renaming')
        .select('person')
        .where((or) => or.or([or('lease', 'is', null), or('lease', '<', time)]))
        .orderBy('since')
        .limit(1)
        .executeTakeFirst();
      if (!waiting) return undefined;
      let taken: { times: number } | undefined;
      await store.write(async (trx) => {
        taken = await trx
          .updateTable('renaming')
          .set({ lease })
          .where('person', '=', waiting.person)
          // Another node may have looked at the same time.
          .where((or) => or.or([or('lease', 'is', null), or('lease', '<', time)]))
          .returning('times')
          .executeTakeFirst();
      });
      if (taken) return { person: waiting.person, times: taken.times, lease };
    }
    return undefined;
  }

  async #carry(renaming: Renaming): Promise<void> {
    const { person } = renaming;
    for (const id of await this.#tablesOf(person)) {
      const called = await this.#calledNow(person);
      if (called === undefined || this.#isClosed || !(await this.#goesOn(renaming))) return;
      await this.#tables.amend(id, (record) => renamed(record, person, called));
    }
  }

  /** Those that are not over: what others remember of a game is who played it then. */
  async #tablesOf(person: string): Promise<string[]> {
    const rows = await this.#tables.parts.store.reads
      .selectFrom('seat')
      .innerJoin('gameTable', 'gameTable.id', 'seat.tableId')
      .select('seat.tableId')
      .distinct()
      .where('seat.person', '=', person)
      .where('gameTable.status', 'in', ['open', 'running'])
      .execute();
    return rows.map(({ tableId }) => tableId);
  }

  /** Asked for each table, so that a newer name is never written over by an older one. */
  #calledNow(person: string): Promise<Called | undefined> {
    const { reads } = this.#tables.parts.store;
    return reads.selectFrom('person').select(['name', 'handle']).where('id', '=', person).executeTakeFirst();
  }

  /** Whether it is still this node's, which says so again in good time. */
  async #goesOn(renaming: Renaming): Promise<boolean> {
    const { store, now } = this.#tables.parts;
    if (renaming.lease - now() > LEASE / 2) return true;
    const lease = now() + LEASE;
    let rows: unknown[] = [];
    await store.write(async (trx) => {
      rows = await this.#own(trx, renaming).set({ lease }).returning('person').execute();
    });
    renaming.lease = lease;
    return rows.length > 0;
  }

  /** It has arrived, unless it was changed again meanwhile or this node stops: then somebody begins anew. */
  async #putDown(renaming: Renaming): Promise<void> {
    const { person, times, lease } = renaming;
    await this.#tables.parts.store.write(async (trx) => {
      if (!this.#isClosed) {
        await trx
          .deleteFrom('renaming')
          .where('person', '=', person)
          .where('times', '=', times)
          .where('lease', '=', lease)
          .execute();
      }
      await this.#own(trx, renaming).set({ lease: null }).execute();
    });
  }

  #own(trx: Transaction<Schema>, { person, lease }: Renaming) {
    return trx.updateTable('renaming').where('person', '=', person).where('lease', '=', lease);
  }
}

/** What a person is called, and the handle of the account if it is one. */
interface Called {
  readonly name: string;
  readonly handle?: string | null;
}

/** The record with another name in a person's seats; the same record where they have it. */
export function renamed(record: TableRecord, person: string, { name, handle }: Called): TableRecord {
  const called = calledAt(record.seats, person, name);
  const account = handle ?? undefined;
  const isOld = (seat: TableRecord['seats'][number]) =>
    seat.person === person && (seat.name !== called || seat.account !== account);
  if (record.ended !== undefined || !record.seats.some(isOld)) return record;
  const seats = record.seats.map((seat) => (isOld(seat) ? { ...seat, name: called, account } : seat));
  return { ...record, seats, revision: record.revision + 1 };
}
