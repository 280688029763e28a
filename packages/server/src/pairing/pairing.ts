import { StolikError } from '@stolik/core';
import { FOUND_PACES, type OwnSearch, type ServerFrame } from '@stolik/protocol';
import { Lookout } from '../lookout.ts';
import { mustLast } from '../people/sessions.ts';
import type { TableRecord } from '../tables/record.ts';
import { starting } from '../tables/seating.ts';
import { mustHaveAccount, mustHavePlayed, mustHaveRoom, type NamedPerson } from '../tables/seating-rules.ts';
import type { Tables } from '../tables/tables.ts';
import { begin, pair } from './parties.ts';
import { endSearch, mustBeFindable, readSearch, readSearches, rowOf, type Wanted } from './searches.ts';
import { View, Waits } from './view.ts';

const CHANNEL = 'pairing';
/** How often companions are looked for: among those who have come meanwhile the nearest are chosen. */
const LOOK = 1_000;
/** How long news is gathered before it is told: many may come at once. */
const GATHER = 200;

/** The pages that are open at this node. */
export interface Pages {
  readonly people: Iterable<string>;
  tell(person: string, frame: ServerFrame): void;
}

/**
 * Finds strangers a game. A search is a row, and so is what came of it: nodes meet in the store, one of them at a time looks
 * for companions there, and whoever waits is told by the node where their page is.
 */
export class Pairing {
  readonly #tables: Tables;
  readonly #pages: Pages;
  readonly #waits: Waits;
  readonly #pairing: Lookout;
  readonly #showing: Lookout;
  readonly #timer: NodeJS.Timeout;
  #soon: NodeJS.Timeout | undefined;
  /** What those who wait were told last. */
  readonly #told = new Map<string, string>();
  readonly #foundListeners: ((table: TableRecord) => void)[] = [];
  #deafen: () => void = () => {};

  constructor(tables: Tables, pages: Pages) {
    this.#tables = tables;
    this.#pages = pages;
    const { log, store, now } = tables.parts;
    this.#waits = new Waits(store.reads, now);
    this.#pairing = new Lookout(
      () => this.#pair(),
      (error) => log.error(error, 'nobody could be found for those who wait'),
    );
    this.#showing = new Lookout(
      () => this.#show(),
      (error) => log.error(error, 'those who wait could not be told'),
    );
    this.#timer = setInterval(() => void this.look(), LOOK).unref();
  }

  /** Listens to the other nodes. */
  async open(): Promise<void> {
    this.#deafen = await this.#tables.parts.store.listen(CHANNEL, () => {
      this.#soon ??= setTimeout(() => {
        this.#soon = undefined;
        void this.#showing.look();
      }, GATHER).unref();
    });
  }

  /** Looks no more; resolves when the last look is over. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#deafen();
    clearTimeout(this.#soon);
    await this.#pairing.settle();
    await this.#showing.settle();
  }

  /** Hears of each table that this node has made for strangers. */
  onFound(listener: (table: TableRecord) => void): void {
    this.#foundListeners.push(listener);
  }

  /** Looks for companions, and tells those who wait what there is. */
  async look(): Promise<void> {
    await this.#pairing.look();
    await this.#showing.look();
  }

  /** What somebody waits for. */
  async of(person: string): Promise<OwnSearch> {
    const { store } = this.#tables.parts;
    const search = await this.#viewOf(await readSearches(store.db)).of(person);
    return search ? { search } : {};
  }

  /** Begins to wait; whoever waits already waits for this from now on, and keeps their place if the pace is the same. */
  async begin(person: NamedPerson, wanted: Wanted): Promise<void> {
    mustBeFindable(wanted);
    if (wanted.rated) mustHaveAccount(person);
    const { store, time, newId, holdPerson } = this.#tables.parts;
    await store.write(async (trx) => {
      // Before anything else of theirs, as whoever deletes a person does.
      if (!((await holdPerson?.(trx, person.id)) ?? true)) throw notSignedIn();
      if (person.session !== undefined) await mustLast(trx, person.session);
      await mustHaveRoom(this.#tables, trx, person);
      await mustHavePlayed(this.#tables, trx, person.id, FOUND_PACES[wanted.pace]);
      const before = await endSearch(trx, store.kind, person.id);
      // Who was found with somebody is not to lose them, or to be found twice, because they asked in the same moment.
      if (before?.party !== undefined) throw foundAlready();
      const isSame = before?.pace === wanted.pace;
      const { network } = person;
      const entropy = wanted.entropy ?? newId();
      const row = rowOf(person.id, wanted, { network, entropy, since: isSame ? before.since : time() });
      await trx.insertInto('search').values(row).execute();
    });
  }

  /** Waits no longer. */
  async end(person: string): Promise<void> {
    const { store } = this.#tables.parts;
    await store.write(async (trx) => void (await endSearch(trx, store.kind, person)));
  }

  /** Somebody who was found has come; as soon as all have, they play. */
  async come(person: string): Promise<void> {
    const { store } = this.#tables.parts;
    const { party } = (await readSearch(store.db, person)) ?? {};
    if (party === undefined) throw nothingFound();
    await store.write(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('search')
        .set({ came: 1 })
        .where('person', '=', person)
        .where('party', '=', party)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw nothingFound();
    });
    await this.#begin(party);
  }

  async #pair(): Promise<void> {
    const { reads } = this.#tables.parts.store;
    if (!(await reads.selectFrom('search').select('person').limit(1).executeTakeFirst())) return;
    const { hasChanged, ready, unbegun } = await pair(this.#tables);
    for (const table of unbegun) await this.#tables.change(table, starting(this.#tables, undefined));
    for (const party of ready) await this.#begin(party);
    if (hasChanged) await this.#wake();
  }

  async #begin(party: string): Promise<void> {
    const table = await begin(this.#tables, party);
    if (!table) return;
    for (const listener of this.#foundListeners) listener(table);
    await this.#wake();
  }

  /** Lets all nodes tell those who wait that others were found, or where they play; the rest they see when they look. */
  async #wake(): Promise<void> {
    await this.#tables.parts.store.tell(CHANNEL, ['']).catch(() => {});
  }

  async #show(): Promise<void> {
    const searches = await readSearches(this.#tables.parts.store.reads);
    if (searches.length === 0 && this.#told.size === 0) return;
    const view = this.#viewOf(searches);
    const here = new Set(this.#pages.people);
    for (const person of this.#told.keys()) if (!here.has(person)) this.#told.delete(person);
    for (const person of here) {
      const search = await view.of(person);
      const text = JSON.stringify(search ?? '');
      if (text === (this.#told.get(person) ?? JSON.stringify(''))) continue;
      if (search) this.#told.set(person, text);
      else this.#told.delete(person);
      this.#pages.tell(person, { is: 'search', ...(search && { search }) });
    }
  }

  #viewOf(searches: Awaited<ReturnType<typeof readSearches>>): View {
    return new View(searches, this.#waits, (time) => this.#tables.onWall(time));
  }
}

function foundAlready(): StolikError {
  return new StolikError('found-already', 'others were found for you: come, go to the table, or look no longer first');
}

function nothingFound(): StolikError {
  return new StolikError('not-found', 'nobody was found for you yet, or not any more');
}

function notSignedIn(): StolikError {
  return new StolikError('not-signed-in', 'you are not signed in any more: load the page again');
}
