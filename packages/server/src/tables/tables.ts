import { StolikError } from '@stolik/core';
import { MOST_SHOWN } from '@stolik/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { mustLast } from '../people/sessions.ts';
import { factsOf } from '../ratings/facts.ts';
import { rateEnd } from '../ratings/live.ts';
import { notKept } from '../store/errors.ts';
import { Group } from '../store/group.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Audience, Watcher } from './audience.ts';
import { closing } from './closing.ts';
import { keepTogether, type TableChange } from './keep-together.ts';
import { Onlookers } from './onlookers.ts';
import { type Place, Places } from './places.ts';
import * as queries from './queries.ts';
import type { TableRecord } from './record.ts';
import type { KeptSaid } from './said.ts';
import { type KeptLine, Table } from './table.ts';
import { beforeOf, type News, newsFor, type TableBefore, UNMADE, type Word, Words, wordOf } from './words.ts';
import { sourceOf, type World } from './world.ts';

/** What tables need to be worked on. */
export interface TablesParts extends World {
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** The time in which servers live: clocks of tables run by it. */
  time(): number;
  /** Another node says that it is so late. */
  hearTime?(time: number): void;
  /** Whether there is such a person, who then cannot go before the transaction ends. */
  holdPerson?(trx: Transaction<Schema>, person: string): Promise<boolean>;
}

/** When something happens: by the clock on the wall, and by the time in which servers live. */
export interface Moment {
  readonly now: number;
  readonly time: number;
}

/** What is to be kept before anybody is told; an answer alone changes nothing. */
export interface Change<T> {
  readonly answer: T;
  readonly record?: TableRecord;
  readonly lines?: readonly KeptLine[];
  readonly said?: readonly Omit<KeptSaid, 'n'>[];
  /** Whether that is said among those who look on. */
  readonly isAside?: boolean;
  /** The person who asked for it. */
  readonly by?: string;
  /** Somebody whom it binds to the table, by a seat or a word: who is deleted before it is kept is not. */
  readonly binds?: string;
  /** What must be so in the moment it is kept: throws where it is not. Only where it binds somebody. */
  readonly allows?: (trx: Transaction<Schema>) => Promise<void>;
  /** A table that comes into being with this change. */
  readonly added?: TableRecord;
}

/** What is to become of a table. Nobody else does anything with it meanwhile. */
export type Plan<T> = (table: Table, moment: Moment) => Change<T> | Promise<Change<T>>;

/** A change that this node has made and that is kept now. */
export interface KeptChange {
  readonly table: Table;
  readonly before: TableRecord;
  /** The person who asked for it; no one where a bot played or a clock ran out. */
  readonly by: string | undefined;
}

/** Is told how a table became what it is. */
type Listener = (record: TableRecord, before: TableBefore) => void;

/** How often a change is tried again when other nodes write first. */
const TRIES = 25;
/** How often the heads of the tables in memory are looked at: so long a lost word is missed at most. */
const LOOK = 5_000;
/** Changes that are kept with one statement. */
const MOST_CHANGES = 100;
/** So long somebody who went still counts among those who look on. */
const AWAY = 2_000;
/** Heads that are asked for at once. */
const MOST_HEADS = 500;

/**
 * The tables that are in use on this node. Everything about one happens one after the other, at its place; a change is
 * committed before anybody is told, and one that clashes with another node's is made anew on what that node wrote.
 */
export class Tables {
  readonly parts: TablesParts;
  readonly #words: Words;
  /** Those that are on their way to PostgreSQL. */
  readonly #changes: Group<TableChange, boolean>;
  readonly #onlookers: Onlookers;
  readonly #places: Places;
  readonly #listeners: Listener[] = [];
  readonly #keptListeners: ((change: KeptChange) => void)[] = [];
  readonly #lobbyListeners: (() => void)[] = [];
  readonly #wants: ((person: string) => boolean)[] = [];
  #isLooking = false;

  constructor(parts: TablesParts) {
    this.parts = parts;
    this.#changes = new Group((changes) => keepTogether(parts.store.db, changes), MOST_CHANGES);
    this.#words = new Words(parts, parts.newId());
    this.#onlookers = new Onlookers(parts);
    this.#places = new Places((table, own) => this.#onlookers.elsewhere(table, own));
  }

  /** Listens to the other nodes. The answer ends it. */
  async open(): Promise<() => void> {
    const stop = await this.#words.listen((word) => {
      this.#hear(word).catch((error) => this.parts.log.error(error, 'a table could not be read again'));
    });
    const stopCounting = await this.#onlookers.open((id) => this.#recount(id));
    const forget = this.parts.store.onReconnect(() => this.lookAtHeads());
    const timer = setInterval(() => this.lookAtHeads(), LOOK).unref();
    return () => {
      stop();
      stopCounting();
      forget();
      clearInterval(timer);
    };
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#places.size;
  }

  /** Whether a table is in memory. */
  has(id: string): boolean {
    return this.#places.has(id);
  }

  /** Resolves when everything that was begun is done. */
  settle(): Promise<void> {
    return this.#places.settle();
  }

  /** Is told of every table that changed, here or elsewhere, after it was shown to those who look at it. */
  onChange(listener: Listener, wants: (person: string) => boolean = () => false): void {
    this.#listeners.push(listener);
    this.#wants.push(wants);
  }

  /** Is told when seats or the status of a public table changed, here or elsewhere: never of a mere move. */
  onLobby(listener: () => void): void {
    this.#lobbyListeners.push(listener);
  }

  /** Is told of every change of a record that this node has made: of all nodes exactly one is. */
  onKept(listener: (change: KeptChange) => void): void {
    this.#keptListeners.push(listener);
  }

  /** Does something with a table while nobody else does. */
  with<T>(id: string, job: (table: Table, audience: Audience) => T | Promise<T>): Promise<T> {
    return this.#places.do(id, async (place) => job(await this.#load(id, place), place.audience));
  }

  /** A watcher looks elsewhere, after whatever it asked for before. What is not in use here has no watchers. */
  async leave(id: string, watcher: Watcher): Promise<void> {
    if (!this.#places.has(id)) return;
    await this.#places.do(id, async ({ audience }) => audience.leave(watcher));
    // Who loads the page again was not away.
    setTimeout(() => this.#recount(id), AWAY).unref();
  }

  /** Tells those who look at a table how many look on, where others do by now. */
  #recount(id: string): void {
    if (!this.#places.has(id)) {
      this.#onlookers.elsewhere(id, 0);
      return;
    }
    this.#places
      .do(id, async ({ table, audience }) => {
        if (table) audience.show(table);
      })
      .catch((error) => this.parts.log.error(error, 'who looks on could not be told'));
  }

  /**
   * Changes a table: keeps what `plan` wants, then shows it to everybody. `plan` may be asked several times. What a browser
   * asks for, by its session, is not kept once it was signed out, whether or not this node has heard of that.
   */
  change<T>(id: string, plan: Plan<T>, session?: string): Promise<T> {
    return this.#places.do(id, (place) => this.#change(id, place, plan, session));
  }

  /**
   * Changes what is kept of a table beside its game, which need not be in memory for that: to play a log again takes longer
   * than the change. The same record means that there is nothing to change; nor is there where no table is.
   */
  amend(id: string, revise: (record: TableRecord) => TableRecord): Promise<void> {
    return this.#places.do(id, async (place) => {
      if (place.table || !place.audience.isEmpty) {
        await this.#change(id, place, ({ record }) => {
          const revised = revise(record);
          return { answer: undefined, ...(revised !== record && { record: revised }) };
        });
        return;
      }
      const { reads } = this.parts.store;
      for (let i = 0; i < TRIES; i++) {
        const before = await queries.readTable(reads, id);
        const revised = before && revise(before);
        if (!before || !revised || revised === before) return;
        const record = { ...revised, head: before.head + 1 };
        const addition = { record, lines: [], said: [], now: this.parts.now(), asksBots: false };
        if (!(await this.#keep(before, addition))) continue;
        for (const listener of this.#listeners) listener(record, beforeOf(before));
        this.#tell(wordOf(beforeOf(before), addition));
        return;
      }
      throw tooManyOthers();
    });
  }

  /** Keeps a new table; what must be so in that moment throws where it is not. */
  async add(record: TableRecord, allows?: Change<void>['allows']): Promise<void> {
    try {
      await this.parts.store.db.transaction().execute(async (trx) => {
        await this.#hold(trx, record.host);
        await allows?.(trx);
        await queries.addTable(trx, record);
      });
    } catch (error) {
      if (error instanceof StolikError) throw error;
      this.parts.log.error(error, 'a table was not kept');
      throw notKept('the table could not be kept: try again', error);
    }
    for (const listener of this.#listeners) listener(record, UNMADE);
    this.#tell(wordOf(UNMADE, { record, lines: [], said: [] }));
  }

  /** Reads what others wrote and shows it. */
  refresh(id: string): Promise<void> {
    return this.#places.do(id, async (place) => {
      const { record: before } = await this.#load(id, place);
      await this.#becomeCurrent(id, place);
      this.#show(place, beforeOf(before));
    });
  }

  /** Somebody's name or seats were changed beside the tables: those in memory are read again. */
  async refreshOf(person: string): Promise<void> {
    const isTheirs = (table: Table | undefined) =>
      table !== undefined &&
      (table.record.host === person ||
        [...table.record.seats, ...table.said, ...table.asides.said].some((one) => one.person === person));
    for (const id of this.#places.idsInUse(isTheirs)) await this.refresh(id);
  }

  /** A table was changed beside all nodes: whoever looks at it, sits there or looks at the lobby is shown what it is now. */
  async reveal(id: string): Promise<void> {
    this.#stirLobby();
    if (this.#places.inUse(id)) {
      await this.refresh(id);
      return;
    }
    const record = await queries.readTable(this.parts.store.reads, id);
    if (record) for (const listener of this.#listeners) listener(record, UNMADE);
  }

  /** Reads again whatever in memory is older than in the store: heals what was never heard of. */
  async lookAtHeads(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const ids = this.#places.idsInUse();
      for (let i = 0; i < ids.length; i += MOST_HEADS) {
        const heads = await queries.readHeads(this.parts.store.reads, ids.slice(i, i + MOST_HEADS));
        for (const [id, head] of heads) {
          const place = this.#places.inUse(id);
          if (place && (place.table?.record.head ?? -1) < head) await this.refresh(id);
        }
      }
    } catch (error) {
      this.parts.log.error(error, 'heads of tables could not be looked at');
    } finally {
      this.#isLooking = false;
    }
  }

  /** Another node has changed a table. */
  async #hear(word: Word): Promise<void> {
    const { table: id, before } = word;
    if (word.concernsLobby) this.#stirLobby();
    if (this.#places.inUse(id)) {
      await this.#places.do(id, async (place) => {
        if (await this.#becomeCurrent(id, place, word)) this.#show(place, before);
      });
    } else if (
      [...before.people, ...(word.people ?? [])].some((person) => this.#wants.some((wants) => wants(person)))
    ) {
      const record = await queries.readTable(this.parts.store.reads, id);
      if (record) for (const listener of this.#listeners) listener(record, before);
    }
  }

  async #change<T>(id: string, place: Place, plan: Plan<T>, session?: string): Promise<T> {
    for (let i = 0; i < TRIES; i++) {
      const table = await this.#load(id, place);
      const { record: before } = table;
      const moment = { now: this.parts.now(), time: this.parts.time() };
      let change: Change<T>;
      try {
        change = await plan(table, moment);
      } catch (error) {
        // What is refused here may be right after a line that another node wrote and this one has not heard of yet.
        if (!(await this.#becomeCurrent(id, place))) throw error;
        this.#show(place, beforeOf(before));
        continue;
      }
      if (!change.record && !change.lines && !change.said) return change.answer;
      try {
        await this.#commit(table, change, moment.now, session);
      } catch (error) {
        // The table in memory may be ahead of the log: what is kept is the truth.
        place.table = undefined;
        if (error instanceof queries.Clash) {
          if (session !== undefined) await mustLast(this.parts.store.reads, session);
          continue;
        }
        if (error instanceof StolikError) throw error;
        this.parts.log.error(error, 'a change was not kept');
        throw notKept('it may not have been kept: ask again with the same id', error);
      }
      this.#show(place, beforeOf(before));
      if (change.record) for (const listener of this.#keptListeners) listener({ table, before, by: change.by });
      return change.answer;
    }
    throw tooManyOthers();
  }

  async #commit(table: Table, change: Change<unknown>, now: number, session?: string) {
    const { store } = this.parts;
    const { record: before } = table;
    const { record = before, lines = [], said = [], isAside, added, binds } = change;
    const { last } = isAside ? table.asides : table.talk;
    const addition = {
      record: { ...record, head: before.head + 1 },
      lines,
      said: said.map((one, i) => ({ ...one, n: last + 1 + i })),
      now,
      asksBots: change.record !== undefined,
      session,
    };
    const isRatedNow = record.isRated && record.status === 'over' && before.status !== 'over';
    const facts = isRatedNow ? factsOf(table, record) : undefined;
    if (!added && binds === undefined && !facts) {
      if (!(await this.#keep(before, addition))) throw new queries.Clash();
    } else {
      await store.write(async (trx) => {
        // Before the table, as whoever deletes a person does: so neither waits for the other.
        if (binds !== undefined) await this.#hold(trx, binds);
        await change.allows?.(trx);
        if (added) await queries.addTable(trx, added);
        await queries.keep(trx, before, addition);
        if (facts) await rateEnd(trx, { kind: store.kind, newId: this.parts.newId }, addition.record, facts);
      });
    }
    table.take({ ...addition, lines: [] });
    this.#tell(wordOf(beforeOf(before), addition));
  }

  /** Keeps a change of one table that depends on nothing else; `false` where another node was first. */
  async #keep(before: TableRecord, addition: queries.Addition): Promise<boolean> {
    const { store } = this.parts;
    if (store.kind === 'postgres') return this.#changes.do({ before, addition });
    try {
      await store.write((trx) => queries.keep(trx, before, addition));
      return true;
    } catch (error) {
      if (error instanceof queries.Clash) return false;
      throw error;
    }
  }

  async #hold(trx: Transaction<Schema>, person: string): Promise<void> {
    if ((await this.parts.holdPerson?.(trx, person)) ?? true) return;
    throw new StolikError('not-signed-in', 'you are not signed in any more: load the page again');
  }

  #tell(word: Word): void {
    this.#words.tell(word);
    if (word.concernsLobby) this.#stirLobby();
  }

  #stirLobby(): void {
    for (const listener of this.#lobbyListeners) listener();
  }

  /** When that time is, by the clock on the wall and if nothing goes wrong until then. */
  onWall(time: number): number {
    return time + this.parts.now() - this.parts.time();
  }

  #show({ table, audience }: Place, before: TableBefore): void {
    if (!table) return;
    audience.show(table);
    for (const listener of this.#listeners) listener(table.record, before);
  }

  async #load(id: string, place: Place): Promise<Table> {
    if (!place.table) {
      await this.#becomeCurrent(id, place);
      if (place.table) await this.#closeIfLost(place);
      // Others may have written while it was not in memory, as when what was to be kept here clashed with it.
      if (place.table) place.audience.show(place.table);
    }
    if (!place.table) throw new StolikError('unknown-table', 'there is no such table', { field: 'table' });
    return place.table;
  }

  /** A game whose rules are not kept any more cannot go on: it is closed gently, and can be read. */
  async #closeIfLost(place: Place): Promise<void> {
    const { table } = place;
    if (!table?.isLost || table.record.status !== 'running') return;
    const now = this.parts.now();
    const { record: before } = table;
    try {
      await this.#commit(table, closing(before, now, { notice: 'closed' }), now);
    } catch (error) {
      // Another node has closed it, or this one will when it is asked for again.
      place.table = undefined;
      if (!(error instanceof queries.Clash)) throw error;
      await this.#becomeCurrent(before.id, place);
    }
  }

  /**
   * The one way in which a table in memory becomes what the store has: by the news of a word that fits it, otherwise by
   * reading. Whether it became another.
   */
  async #becomeCurrent(id: string, place: Place, word?: Word): Promise<boolean> {
    const { table } = place;
    if (word && table && table.record.head >= word.head) return false;
    const news = (table && word && newsFor(table.record, word)) ?? (await this.#read(id, table));
    if (!news) return false;
    // A table that cannot follow is no use to anybody: whoever comes next reads it anew.
    place.table = undefined;
    const current = table ?? new Table(news.record, sourceOf(this.parts, news.record), (time) => this.onWall(time));
    current.take(news);
    place.table = current;
    return true;
  }

  /** What the store has and a table has not; `undefined` if nothing. */
  async #read(id: string, table: Table | undefined): Promise<News<TableRecord> | undefined> {
    const { reads: db } = this.parts.store;
    // Of a table that is not in memory everything is wanted.
    let heads = table ? await queries.readHeads(db, [id]) : undefined;
    while (!heads || (heads.has(id) && heads.get(id) !== table?.record.head)) {
      const record = await queries.readTable(db, id);
      const lines = await queries.readLines(db, id, table?.seq ?? -1);
      const said = await queries.readSaid(db, id, MOST_SHOWN);
      heads = await queries.readHeads(db, [id]);
      // Nothing was written while it was read in parts.
      if (record && record.head === heads.get(id)) return { record, lines, said };
    }
    return undefined;
  }
}

function tooManyOthers(): StolikError {
  return new StolikError('not-kept', 'too many others write to this table: ask again with the same id');
}
