import type { ServerFrame, TableInfo } from '@stolik/protocol';
import type { Aversion } from '../company/aversions.ts';
import type { Watcher } from './audience.ts';
import { isKeptApart } from './kept-apart.ts';
import { publicNow, whoIsThere } from './lists.ts';
import { infoOf, type TableRecord } from './record.ts';
import type { Tables } from './tables.ts';

/** A table as the lobby shows it, and what tells it from what it was like at another moment: moves do not count. */
interface Row {
  readonly info: TableInfo;
  readonly mark: string;
  readonly record: TableRecord;
}

/** The tables of the lobby at one moment, in its order. Never changed in place: whoever is shown the same has the same object. */
type Shown = ReadonlyMap<string, Row>;

/** How long changes are gathered before they are read together. */
const GATHER = 250;
/** How often the lists are read though nothing was heard: so long a lost word is missed at most. */
const LOOK = 5_000;

/**
 * Those who look at the lobby. The lists are read for all of them at once, and only while there is anybody; each is
 * brought from what it has seen to what there is, as at a table.
 */
export class Lobby {
  readonly #tables: Tables;
  readonly #seen = new Map<Watcher, Shown | undefined>();
  #shown: Shown | undefined;
  /** What brings whoever has seen that to what is shown now. */
  #frames = new Map<Shown | undefined, string>();
  /** The same for those who do not meet everybody. */
  #apart = new WeakMap<Aversion, Shown>();
  #reading: Promise<void> | undefined;
  /** Whether something changed since the last reading began. */
  #isStale = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(tables: Tables) {
    this.#tables = tables;
    tables.onLobby(() => {
      if (this.#isStale) return;
      this.#isStale = true;
      if (!this.#reading) this.#plan();
    });
  }

  /** Lets somebody look from now on; who looks already is shown everything once more. */
  async join(watcher: Watcher): Promise<void> {
    this.#seen.set(watcher, undefined);
    try {
      if (!this.#shown) await this.#look();
    } catch (error) {
      this.leave(watcher);
      throw error;
    }
    this.show();
  }

  leave(watcher: Watcher): void {
    if (!this.#seen.delete(watcher) || this.#seen.size > 0) return;
    this.#set(undefined);
    this.#plan();
  }

  /** Brings everybody up to date. */
  show(): void {
    const all = this.#shown;
    if (!all) return;
    for (const [watcher, seen] of this.#seen) {
      const shown = this.#shownTo(all, watcher);
      if (seen === shown || watcher.isBehind) continue;
      const isForAll = shown === all;
      const frame = (isForAll && this.#frames.get(seen)) || JSON.stringify(frameOf(seen, shown));
      if (isForAll) this.#frames.set(seen, frame);
      watcher.send(frame);
      this.#seen.set(watcher, shown);
    }
  }

  /** Without the tables at which this person is not to sit down. */
  #shownTo(all: Shown, { aversion }: Watcher): Shown {
    if (!aversion || aversion.apart.size === 0) return all;
    const known = this.#apart.get(aversion);
    if (known) return known;
    const rest = [...all].filter(([, { record }]) => !isOpen(record) || !isKeptApart(record, aversion.apart));
    const shown = rest.length === all.size ? all : new Map(rest);
    this.#apart.set(aversion, shown);
    return shown;
  }

  /** Reads the lists and shows what is different. Whoever asks meanwhile waits for the same reading. */
  #look(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
      this.#plan();
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    this.#isStale = false;
    const { reads } = this.#tables.parts.store;
    const records = await publicNow(reads);
    const there = await whoIsThere(reads, records.filter(isOpen).flatMap(peopleOf));
    const shown = new Map(records.map((record) => [record.id, rowOf(record, there)]));
    // Everybody may have left meanwhile.
    if (this.#seen.size === 0 || (this.#shown && markOf(this.#shown) === markOf(shown))) return;
    this.#set(shown);
    this.show();
  }

  #set(shown: Shown | undefined): void {
    this.#shown = shown;
    this.#frames = new Map();
    this.#apart = new WeakMap();
  }

  /** Sees to the next reading, if anybody waits for one. */
  #plan(): void {
    clearTimeout(this.#timer);
    if (this.#seen.size === 0) return;
    const look = () => {
      this.#look().catch((error) => this.#tables.parts.log.error(error, 'the lobby could not be read'));
    };
    this.#timer = setTimeout(look, this.#isStale ? GATHER : LOOK).unref();
  }
}

function isOpen({ status }: TableRecord): boolean {
  return status === 'open';
}

function peopleOf({ seats }: TableRecord): string[] {
  return seats.flatMap(({ person }) => person ?? []);
}

/** Whoever looks for a table wants to know who is there to play: of those who wait it is told. */
function rowOf(record: TableRecord, there: ReadonlySet<string>): Row {
  const info = infoOf(record, undefined);
  const { revision } = record;
  if (!isOpen(record)) return { info, mark: `${revision}`, record };
  const isHere = record.seats.map(({ person }) => person !== undefined && there.has(person));
  const seats = info.seats.map((seat, i) => (seat.kind === 'human' ? { ...seat, isHere: isHere[i] } : seat));
  return { info: { ...info, seats }, mark: `${revision} ${isHere}`, record };
}

/** Tells two moments apart by what the lobby shows. */
function markOf(shown: Shown): string {
  return [...shown].map(([id, { mark }]) => `${id} ${mark}`).join();
}

function frameOf(seen: Shown | undefined, shown: Shown): ServerFrame {
  const news = [...shown].filter(([id, { mark }]) => seen?.get(id)?.mark !== mark);
  return { is: 'lobby', shown: [...shown.keys()], tables: news.map(([, { info }]) => info) };
}
