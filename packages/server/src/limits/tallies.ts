import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

/** The longest while in which anything is counted. */
export const LONGEST_COUNT_MS = 60 * 60 * 1000;

/** How often something may be done, within how many milliseconds from the first time. */
export interface Bound {
  readonly most: number;
  readonly within: number;
}

export interface TalliesParts {
  readonly store: Store;
  now(): number;
}

/** Counts in the store what is scarce, so that all nodes agree and a restart forgets nothing. */
export class Tallies {
  readonly #store: Store;
  readonly #now: () => number;

  constructor({ store, now }: TalliesParts) {
    this.#store = store;
    this.#now = now;
  }

  /** Counts once more; the milliseconds to wait if that is too often, 0 otherwise. */
  async count(key: string, { most, within }: Bound): Promise<number> {
    const now = this.#now();
    const isOver = sql<boolean>`${sql.ref('tally.until')} <= ${now}`;
    let left = 0;
    await this.#store.write(async (trx) => {
      const { used, until } = await trx
        .insertInto('tally')
        .values({ key, used: 1, until: now + within })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            used: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('tally.used', '+', 1))
              .end(),
            until: eb.case().when(isOver).then(eb.ref('excluded.until')).else(eb.ref('tally.until')).end(),
          })),
        )
        .returning(['used', 'until'])
        .executeTakeFirstOrThrow();
      left = used > most ? until - now : 0;
    });
    return left;
  }

  /** What was counted last was none of it. */
  async takeBack(key: string): Promise<void> {
    await this.#store.write(async (trx) => {
      await trx
        .updateTable('tally')
        .set((eb) => ({ used: eb('used', '-', 1) }))
        .where('key', '=', key)
        .where('used', '>', 0)
        .execute();
    });
  }

  /** The milliseconds to wait if it was counted `most` times, 0 otherwise. */
  async look(key: string, most: number): Promise<number> {
    const now = this.#now();
    const row = await this.#store.reads
      .selectFrom('tally')
      .select('until')
      .where('key', '=', key)
      .where('used', '>=', most)
      .where('until', '>', now)
      .executeTakeFirst();
    return row ? row.until - now : 0;
  }

  /** Forgets what is over. */
  async sweep(): Promise<void> {
    await this.#store.write(async (trx) => {
      await trx.deleteFrom('tally').where('until', '<=', this.#now()).execute();
    });
  }
}
