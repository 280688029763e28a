import { differenceOf, type Look, type ServerFrame } from '@stolik/protocol';
import type { Aversion } from '../company/aversions.ts';
import { eyesOf, infoOf, type TableRecord } from './record.ts';
import type { Talk } from './said.ts';
import type { Table } from './table.ts';

/** Somebody who looks at a table through a socket. */
export interface Watcher {
  readonly person: string;
  /** The frame as text, shared by all who see the same. */
  send(frame: string): void;
  /** Whether it takes no more for now: it is shown the table when it has caught up. */
  readonly isBehind: boolean;
  /** Whom the person does not hear, or meet; nobody where nothing is said. */
  readonly aversion?: Aversion;
}

/** How much of what was said a watcher has been told. */
interface Told {
  last: number;
  erased: string;
}

/** What a watcher has been shown. */
interface Seen {
  viewer: number | undefined;
  at: number;
  view: unknown;
  revision: number;
  told: Told;
  asides: Told | undefined;
  onlookers: number;
  aversion: Aversion | undefined;
}

/**
 * Those who look at a table. Each is brought from what it has seen to what there is, whoever changed it and however often
 * meanwhile: so who comes back, who is slow and who was always there are served alike.
 */
export class Audience {
  readonly #seen = new Map<Watcher, Seen>();

  readonly #elsewhere: (own: number) => number;

  /** `elsewhere` takes how many look on here, and answers how many do at other nodes. */
  constructor(elsewhere: (own: number) => number = () => 0) {
    this.#elsewhere = elsewhere;
  }

  get isEmpty(): boolean {
    return this.#seen.size === 0;
  }

  /** Lets somebody look, from the line it has seen last. */
  join(table: Table, watcher: Watcher, from = -1): void {
    this.#seen.set(watcher, this.#greet(table, watcher, { from, onlookers: this.#count(table.record, watcher) }));
  }

  leave(watcher: Watcher): void {
    this.#seen.delete(watcher);
  }

  /** Brings everybody up to date. */
  show(table: Table): void {
    const frames = new Map<string, string>();
    const once = (key: string, make: () => ServerFrame): string => {
      const frame = frames.get(key) ?? JSON.stringify(make());
      frames.set(key, frame);
      return frame;
    };
    const looks = new Map<number | undefined, Look>();
    const lookOf = (viewer: number | undefined): Look => {
      const look = looks.get(viewer) ?? table.look(viewer);
      looks.set(viewer, look);
      return look;
    };
    const { record } = table;
    const onlookers = this.#count(record);
    for (const [watcher, seen] of this.#seen) {
      if (watcher.isBehind) continue;
      const viewer = eyesOf(record, watcher.person);
      const hasBegun = table.hasStarted && seen.at < 0;
      if (viewer !== seen.viewer || hasBegun) {
        this.#seen.set(watcher, this.#greet(table, watcher, { from: -1, onlookers }));
        continue;
      }
      // Whoever is heard no longer, or again, has been so from the beginning.
      if (watcher.aversion !== seen.aversion) {
        this.#seen.set(watcher, this.#greet(table, watcher, { from: seen.at, onlookers }));
        continue;
      }
      const isRevised = record.revision !== seen.revision;
      if (isRevised) {
        const { person } = watcher;
        watcher.send(
          once(`info ${isOfTable(record, person) ? person : ''}`, () => ({ is: 'info', info: infoOf(record, person) })),
        );
        seen.revision = record.revision;
      }
      if (table.hasStarted) {
        const at = table.numberOf(table.match.seq, viewer);
        // Whoever leaves, comes back or gives up changes the clock or ends the game, though nothing was played.
        if (at !== seen.at || isRevised) {
          const { view, ...look } = lookOf(viewer);
          watcher.send(
            // Whoever has seen the same lines with the same eyes has seen the same view.
            once(`${viewer} ${seen.at}`, () => {
              const change = differenceOf(seen.view, view);
              const happened = table.since(seen.at, viewer);
              return { is: 'update', table: record.id, look, ...(change ? { change } : {}), happened };
            }),
          );
          seen.at = at;
          seen.view = view;
        }
      }
      const unheard = watcher.aversion?.unheard;
      const hear = (talk: Talk, told: Told) => {
        // What was said is told once, and all of it anew where something was removed from it.
        const last = talk.erased === told.erased ? told.last : -1;
        if (talk.last <= last) return;
        const said = talk.since(last, unheard);
        const key = `said ${last} ${talk === table.asides} ${talk.speakersAmong(unheard)}`;
        if (said.length > 0) watcher.send(once(key, () => ({ is: 'said', table: record.id, said })));
        told.last = talk.last;
        told.erased = talk.erased;
      };
      hear(table.talk, seen.told);
      if (hearsAsides(record, viewer)) {
        seen.asides ??= { last: -1, erased: '' };
        hear(table.asides, seen.asides);
      }
      if (seen.onlookers !== onlookers) {
        watcher.send(once('onlookers', () => ({ is: 'onlookers', table: record.id, count: onlookers })));
        seen.onlookers = onlookers;
      }
    }
  }

  /** How many people look on without a seat, through whatever number of pages. */
  #count(record: TableRecord, ...more: Watcher[]): number {
    const people = new Set([...this.#seen.keys(), ...more].map(({ person }) => person));
    const own = [...people].filter((person) => eyesOf(record, person) === undefined).length;
    return own + this.#elsewhere(own);
  }

  #greet(
    table: Table,
    watcher: Watcher,
    { from, onlookers }: { readonly from: number; readonly onlookers: number },
  ): Seen {
    const viewer = eyesOf(table.record, watcher.person);
    const look = table.hasStarted ? table.look(viewer) : undefined;
    const unheard = watcher.aversion?.unheard;
    const frame: ServerFrame = {
      is: 'table',
      info: infoOf(table.record, watcher.person),
      ...(viewer === undefined ? {} : { seat: viewer }),
      ...(look ? { look } : {}),
      happened: look ? table.since(from, viewer) : [],
      said: [
        ...table.talk.since(-1, unheard),
        ...(hearsAsides(table.record, viewer) ? table.asides.since(-1, unheard) : []),
      ],
      ...(onlookers > 0 ? { onlookers } : {}),
    };
    watcher.send(JSON.stringify(frame));
    const { record, talk, asides } = table;
    const { aversion } = watcher;
    return {
      viewer,
      at: look?.at ?? -1,
      view: look?.view,
      revision: record.revision,
      told: { last: talk.last, erased: talk.erased },
      asides: hearsAsides(record, viewer) ? { last: asides.last, erased: asides.erased } : undefined,
      onlookers,
      aversion,
    };
  }
}

/** Whether whoever sees with these eyes reads what is said among those who look on: who plays does when the game is over. */
function hearsAsides({ status }: TableRecord, viewer: number | undefined): boolean {
  return viewer === undefined || status === 'over' || status === 'gone';
}

/** Whether the table has anything to say of this person: all others are told the same. */
function isOfTable({ host, seats }: TableRecord, person: string): boolean {
  return host === person || seats.some((seat) => seat.person === person);
}
