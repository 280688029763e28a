import { Audience } from './audience.ts';
import type { Table } from './table.ts';

/** Where a table is in use: the table itself once it was read, and those who look at it. */
export interface Place {
  /** What is to be done with it, one after the other. */
  queue: Promise<unknown>;
  waiting: number;
  table: Table | undefined;
  readonly audience: Audience;
}

/** Tables that are kept in memory although nobody looks. */
const MOST_IDLE = 1_000;

/** The places of all tables that are in use on this node. Everything about one table happens one after the other. */
export class Places {
  /** Those that were used last come last. */
  readonly #places = new Map<string, Place>();

  readonly #elsewhere: (table: string, own: number) => number;

  /** `elsewhere` takes how many look on at a table here, and answers how many do at other nodes. */
  constructor(elsewhere: (table: string, own: number) => number) {
    this.#elsewhere = elsewhere;
  }

  get size(): number {
    return this.#places.size;
  }

  has(id: string): boolean {
    return this.#places.has(id);
  }

  /** The place of a table that must be kept up to date: it is in memory, or somebody looks at it. */
  inUse(id: string): Place | undefined {
    const place = this.#places.get(id);
    return place && isInUse(place) ? place : undefined;
  }

  /** The ids of all those, or of those whose table in memory is meant. */
  idsInUse(isMeant: (table: Table | undefined) => boolean = () => true): string[] {
    return [...this.#places].flatMap(([id, place]) => (isInUse(place) && isMeant(place.table) ? [id] : []));
  }

  /** Resolves when everything that was begun is done. */
  async settle(): Promise<void> {
    await Promise.all([...this.#places.values()].map(({ queue }) => queue));
  }

  /** Does something at a place after all that was asked for there before. */
  do<T>(id: string, job: (place: Place) => Promise<T>): Promise<T> {
    const place = this.#placeOf(id);
    place.waiting++;
    const result = place.queue.then(() => job(place));
    place.queue = result
      .catch(() => {})
      .then(() => {
        place.waiting--;
        // Nobody fills the memory by asking for tables that do not exist.
        if (place.waiting === 0 && !isInUse(place)) this.#places.delete(id);
        this.#makeRoom();
      });
    return result;
  }

  /** The place of a table, which is now the last one used. */
  #placeOf(id: string): Place {
    const place = this.#places.get(id) ?? {
      queue: Promise.resolve(),
      waiting: 0,
      table: undefined,
      audience: new Audience((own) => this.#elsewhere(id, own)),
    };
    this.#places.delete(id);
    this.#places.set(id, place);
    return place;
  }

  /** Those that nobody looks at and that were idle longest go until there are few enough. */
  #makeRoom(): void {
    let surplus = this.#places.size - MOST_IDLE;
    for (const [id, { waiting, audience }] of this.#places) {
      if (surplus <= 0) return;
      if (waiting > 0 || !audience.isEmpty) continue;
      this.#places.delete(id);
      surplus--;
    }
  }
}

function isInUse({ table, audience }: Place): boolean {
  return table !== undefined || !audience.isEmpty;
}
