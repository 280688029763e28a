import type { Search } from '@stolik/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { SearchRecord } from './searches.ts';

/** The waits of late from which is told how long it usually takes. */
const MOST_WAITS = 50;
/** They are not looked up more often. */
const FRESH = 30_000;

/** How long others waited lately. */
export class Waits {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;
  #known: { readonly at: number; readonly rows: readonly Wait[] } | undefined;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** For somebody who waits for that, half of them waited no longer; `undefined` where nobody did. */
  async usual({ games, pace, isRated }: SearchRecord): Promise<number | undefined> {
    const waits = (await this.#read())
      .filter((row) => row.pace === pace && (row.rated !== 0) === isRated && games.includes(row.game))
      .slice(0, MOST_WAITS)
      .map(({ waited }) => waited)
      .sort((a, b) => a - b);
    return waits.length === 0 ? undefined : waits[(waits.length - 1) >> 1];
  }

  async #read(): Promise<readonly Wait[]> {
    const now = this.#now();
    if (this.#known === undefined || now - this.#known.at >= FRESH) {
      const lists = ['live', 'days'].flatMap((pace) =>
        [0, 1].map((rated) =>
          this.#db
            .selectFrom('searchWait')
            .select(['game', 'pace', 'rated', 'waited'])
            .where('pace', '=', pace)
            .where('rated', '=', rated)
            .orderBy('time', 'desc')
            .limit(4 * MOST_WAITS)
            .execute(),
        ),
      );
      this.#known = { at: now, rows: (await Promise.all(lists)).flat() };
    }
    return this.#known.rows;
  }
}

interface Wait {
  readonly game: string;
  readonly pace: string;
  readonly rated: number;
  readonly waited: number;
}

/** What everybody who waits is shown. */
export class View {
  readonly #records: ReadonlyMap<string, SearchRecord>;
  readonly #waits: Waits;
  readonly #onWall: (time: number) => number;
  /** How many wait for the same in every respect. */
  readonly #alike = new Map<string, { readonly one: SearchRecord; count: number }>();
  /** How many of a party have come. */
  readonly #came = new Map<string, number>();

  constructor(records: readonly SearchRecord[], waits: Waits, onWall: (time: number) => number) {
    this.#records = new Map(records.map((record) => [record.person, record]));
    this.#waits = waits;
    this.#onWall = onWall;
    for (const record of records) {
      const { party, hasCome } = record;
      if (party !== undefined) {
        this.#came.set(party, (this.#came.get(party) ?? 0) + (hasCome ? 1 : 0));
        continue;
      }
      const alike = this.#alike.get(kindOf(record)) ?? { one: record, count: 0 };
      alike.count++;
      this.#alike.set(kindOf(record), alike);
    }
  }

  async of(person: string): Promise<Search | undefined> {
    const record = this.#records.get(person);
    if (!record) return undefined;
    const { games, seats, pace, isRated, bots, since, found, until, party, tableId } = record;
    const usual = await this.#waits.usual(record);
    return {
      ...{ games: [...games], seats: [...seats], pace, rated: isRated, ...(bots && { bots }) },
      // To the second: the two clocks are not read in the same moment.
      since: Math.round(this.#onWall(since) / 1000) * 1000,
      waiting: this.#waitingWith(record),
      ...(usual !== undefined && { usual }),
      ...(found &&
        until !== undefined && {
          found: {
            ...found,
            until: Math.round(this.#onWall(until) / 1000) * 1000,
            came: this.#came.get(party ?? '') ?? 0,
            isHere: record.hasCome,
          },
        }),
      ...(tableId !== undefined && { table: tableId }),
    };
  }

  /** Others whom somebody could be found with: not those they do not meet, of whom nothing is told. */
  #waitingWith(record: SearchRecord): number {
    let count = record.party === undefined ? -1 : 0;
    for (const alike of this.#alike.values()) if (wantSame(record, alike.one)) count += alike.count;
    for (const person of record.apart) {
      const other = this.#records.get(person);
      if (other?.party === undefined && other && wantSame(record, other)) count--;
    }
    return count;
  }
}

function kindOf({ games, seats, pace, isRated }: SearchRecord): string {
  return `${games} ${seats} ${pace} ${isRated}`;
}

function wantSame(one: SearchRecord, other: SearchRecord): boolean {
  const isAlike = one.pace === other.pace && one.isRated === other.isRated;
  return (
    isAlike && one.choices.some(({ game, seats }) => other.choices.some((c) => c.game === game && c.seats === seats))
  );
}
