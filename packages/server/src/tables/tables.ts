import { StolikError } from '@stolik/core';
import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';
import { Audience, type Watcher } from './audience.ts';
import { CHANNEL, type NodeMessage, printMessage, type TableBefore, tellNodes } from './node-message.ts';
import * as queries from './queries.ts';
import { hasBots, type TableRecord } from './record.ts';
import { type KeptLine, type KeptSaid, Table } from './table.ts';
import type { World } from './world.ts';

/** What tables need to be worked on. */
export interface TablesParts extends World {
  readonly store: Store;
  readonly log: FastifyBaseLogger;
}

/** What is to be kept before anybody is told; an answer alone changes nothing. */
export interface Change<T> {
  readonly answer: T;
  readonly record?: TableRecord;
  readonly lines?: readonly KeptLine[];
  readonly said?: readonly Omit<KeptSaid, 'n'>[];
  /** The person who asked for it. */
  readonly by?: string;
  /** A table that comes into being with this change. */
  readonly added?: TableRecord;
}

/** A change that this node has made and that is kept now. */
export interface KeptChange {
  readonly table: Table;
  readonly before: TableRecord;
  /** The person who asked for it; no one where a bot played or a clock ran out. */
  readonly by: string | undefined;
}

/** A table that is in use here. */
interface Place {
  /** What is to be done with it, one after the other. */
  queue: Promise<unknown>;
  waiting: number;
  table: Table | undefined;
  readonly audience: Audience;
}

/** Tables that are kept in memory although nobody looks. */
const MOST_IDLE = 1_000;
/** Things said that a newcomer is shown. */
const MOST_SAID = 100;
/** How often a change is tried again when other nodes write first. */
const TRIES = 25;

/**
 * The tables that are in use on this node. Everything about one table happens one after the other; a change is
 * committed before anybody is told, and one that clashes with another node's is made anew on what that node wrote.
 */
export class Tables {
  readonly parts: TablesParts;
  readonly #node: string;
  readonly #places = new Map<string, Place>();
  readonly #listeners: ((table: Table, before: TableBefore) => void)[] = [];
  readonly #keptListeners: ((change: KeptChange) => void)[] = [];
  readonly #wants: ((person: string) => boolean)[] = [];

  constructor(parts: TablesParts) {
    this.parts = parts;
    this.#node = parts.newId();
  }

  /** Listens to the other nodes. The answer ends it. */
  async open(): Promise<() => void> {
    const { store, log } = this.parts;
    const stop = await store.listen(CHANNEL, (payload) => {
      const message = JSON.parse(payload) as NodeMessage;
      if (message.node === this.#node) return;
      const isWanted =
        this.#places.has(message.table) || message.people.some((person) => this.#wants.some((wants) => wants(person)));
      if (isWanted) this.#hear(message).catch((error) => log.error(error, 'a table could not be read again'));
    });
    const forget = store.onReconnect(() => {
      for (const id of this.#places.keys()) this.refresh(id).catch((error) => log.error(error, 'after a reconnect'));
    });
    return () => {
      stop();
      forget();
    };
  }

  /** Resolves when everything that was begun is done. */
  async settle(): Promise<void> {
    await Promise.all([...this.#places.values()].map(({ queue }) => queue));
  }

  /** Is told of every table that changed, here or elsewhere, after it was shown to those who look at it. */
  onChange(
    listener: (table: Table, before: TableBefore) => void,
    wants: (person: string) => boolean = () => false,
  ): void {
    this.#listeners.push(listener);
    this.#wants.push(wants);
  }

  /** Is told of every change of a record that this node has made: of all nodes exactly one is. */
  onKept(listener: (change: KeptChange) => void): void {
    this.#keptListeners.push(listener);
  }

  /** Does something with a table while nobody else does. */
  with<T>(id: string, job: (table: Table, audience: Audience) => T | Promise<T>): Promise<T> {
    return this.#queued(id, async (place) => job(await this.#load(id, place), place.audience));
  }

  /** A watcher looks elsewhere, after whatever it asked for before. What is not in use here has no watchers. */
  async leave(id: string, watcher: Watcher): Promise<void> {
    if (this.#places.has(id)) await this.#queued(id, async ({ audience }) => audience.leave(watcher));
  }

  /** Changes a table: keeps what `plan` wants, then shows it to everybody. `plan` may be asked several times. */
  change<T>(id: string, plan: (table: Table, now: number) => Change<T>): Promise<T> {
    return this.#queued(id, async (place) => {
      for (let i = 0; i < TRIES; i++) {
        const table = await this.#load(id, place);
        const { record: before } = table;
        const now = this.parts.now();
        let change: Change<T>;
        try {
          change = plan(table, now);
        } catch (error) {
          // What is refused here may be right after a line that another node wrote and this one has not heard of yet.
          if (!(await this.#catchUp(id, place))) throw error;
          this.#show(place, before);
          continue;
        }
        if (!change.record && !change.lines && !change.said) return change.answer;
        try {
          await this.#commit(table, change, now);
        } catch (error) {
          // The table in memory may be ahead of the log: what is kept is the truth.
          place.table = undefined;
          if (queries.isClash(error)) continue;
          this.parts.log.error(error, 'a change was not kept');
          throw new StolikError('not-kept', 'it may not have been kept: ask again with the same id');
        }
        this.#show(place, before);
        if (change.record) for (const listener of this.#keptListeners) listener({ table, before, by: change.by });
        return change.answer;
      }
      throw new StolikError('not-kept', 'too many others write to this table: ask again with the same id');
    });
  }

  /** Keeps a new table. */
  async add(record: TableRecord): Promise<void> {
    try {
      await this.parts.store.db.transaction().execute((trx) => queries.addTable(trx, record));
    } catch (error) {
      this.parts.log.error(error, 'a table was not kept');
      throw new StolikError('not-kept', 'the table could not be kept: try again');
    }
  }

  /** Reads what others wrote and shows it. `before`: the table before that, as the one who wrote it tells. */
  refresh(id: string, before?: TableBefore): Promise<void> {
    return this.#queued(id, (place) => this.#refresh(id, place, before));
  }

  /** Another node has changed a table: what it tells fits what is here, or the table is read again. */
  #hear({ table: id, before, play }: NodeMessage): Promise<void> {
    return this.#queued(id, async (place) => {
      const { table } = place;
      const fits =
        table?.hasStarted &&
        table.record.revision === before.revision &&
        table.match.seq + 1 === play?.lines[0]?.line.seq;
      if (!table || !play || !fits) return this.#refresh(id, place, before);
      const { updated, owes, deadline, clock } = play.progress;
      this.#follow(place, table, play.lines);
      table.record = { ...table.record, updated, owes, deadline, clock };
      this.#show(place, before);
    });
  }

  async #refresh(id: string, place: Place, before: TableBefore | undefined): Promise<void> {
    const isNews = place.table === undefined && before !== undefined;
    const { record } = await this.#load(id, place);
    if ((await this.#catchUp(id, place)) || isNews) this.#show(place, before ?? record);
    // A change that clashed and was then refused has read the table without showing it.
    else if (place.table) place.audience.show(place.table);
  }

  async #commit(table: Table, change: Change<unknown>, now: number): Promise<void> {
    const { store } = this.parts;
    const record = change.record ?? table.record;
    const said = (change.said ?? []).map((one, i) => ({ ...one, n: table.lastSaid + 1 + i }));
    const isReplaced = record.revision !== table.record.revision;
    const mayHaveJob = hasBots(record) || hasBots(table.record);
    const people = record.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
    const { owes, revision } = table.record;
    const summary = { table: record.id, node: this.#node, people, before: { owes, revision } };
    const { lines = [] } = change;
    const isPlay = change.record !== undefined && lines.length > 0 && !isReplaced && said.length === 0;
    const { updated, owes: asked, deadline, clock } = record;
    const progress = { updated, owes: asked, deadline, clock };
    const message: NodeMessage = isPlay ? { ...summary, play: { lines, progress } } : summary;
    if (isPlay && !mayHaveJob && store.kind === 'postgres') {
      await queries.addPlay(store.db, record, lines, CHANNEL, printMessage(message));
    } else {
      await store.write(async (trx) => {
        if (change.added) await queries.addTable(trx, change.added);
        if (lines.length > 0) await queries.addLines(trx, record.id, lines);
        if (isReplaced) await queries.replaceTable(trx, table.record, record);
        else if (change.record) await queries.setProgress(trx, record);
        if (said.length > 0) await queries.addSaid(trx, record.id, said);
        if (change.record && mayHaveJob) await queries.setJob(trx, record, now);
        await tellNodes(store, trx, message);
      });
    }
    table.record = record;
    table.said = [...table.said, ...said].slice(-MOST_SAID);
  }

  #show({ table, audience }: Place, before: TableBefore): void {
    if (!table) return;
    audience.show(table);
    for (const listener of this.#listeners) listener(table, before);
  }

  async #load(id: string, place: Place): Promise<Table> {
    if (place.table) return place.table;
    const { store, sourceOf } = this.parts;
    const record = await queries.readTable(store.db, id);
    if (!record) throw new StolikError('unknown-table', 'there is no such table', { field: 'table' });
    const [lines, said] = await Promise.all([
      queries.readLines(store.db, id, -1),
      queries.readSaid(store.db, id, MOST_SAID),
    ]);
    place.table = new Table(record, sourceOf(record.seed), lines);
    place.table.said = said;
    return place.table;
  }

  /** Brings a table in memory to what the store has; `false` if it was there already. */
  async #catchUp(id: string, place: Place): Promise<boolean> {
    const { db } = this.parts.store;
    const { table } = place;
    const record = table && (await queries.readTable(db, id));
    if (!record) return false;
    const lines = await queries.readLines(db, id, table.hasStarted ? table.match.seq : -1);
    const said = await queries.readSaid(db, id, MOST_SAID);
    const isNew = lines.length > 0 || said.at(-1)?.n !== table.said.at(-1)?.n || !isSame(record, table.record);
    if (table.hasStarted || lines.length === 0) {
      table.record = record;
      table.said = said;
      this.#follow(place, table, lines);
    } else {
      place.table = undefined;
      await this.#load(id, place);
    }
    return isNew;
  }

  /** A table that could not follow is no use to anybody: whoever comes next reads it anew. */
  #follow(place: Place, table: Table, lines: readonly KeptLine[]): void {
    place.table = undefined;
    table.follow(lines);
    place.table = table;
  }

  #queued<T>(id: string, job: (place: Place) => Promise<T>): Promise<T> {
    const place = this.#places.get(id) ?? this.#makeRoom(id);
    place.waiting++;
    const result = place.queue.then(() => job(place));
    place.queue = result
      .catch(() => {})
      .then(() => {
        place.waiting--;
        // Nobody fills the memory by asking for tables that do not exist.
        if (place.waiting === 0 && !place.table && place.audience.isEmpty) this.#places.delete(id);
      });
    return result;
  }

  /** A place for a table; the one that was idle longest goes when there are too many. */
  #makeRoom(id: string): Place {
    const place: Place = { queue: Promise.resolve(), waiting: 0, table: undefined, audience: new Audience() };
    this.#places.set(id, place);
    if (this.#places.size > MOST_IDLE) {
      for (const [other, { waiting, audience }] of this.#places) {
        if (other === id || waiting > 0 || !audience.isEmpty) continue;
        this.#places.delete(other);
        break;
      }
    }
    return place;
  }
}

function isSame(a: TableRecord, b: TableRecord): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
