import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Carries the id of each person whose sessions or name changed. */
export const PEOPLE_CHANNEL = 'people';

/** Tells every node, once the transaction is committed, that a person must be looked up again. */
export type Touch = (personId: string) => Promise<void>;

/** Changes to persons: each is one transaction, and no node trusts what it knew before. */
export class Changes {
  readonly #store: Store;
  readonly #changed: (personId: string) => Promise<void>;

  constructor(store: Store, changed: (personId: string) => Promise<void>) {
    this.#store = store;
    this.#changed = changed;
  }

  async run<T>(act: (trx: Transaction<Schema>, touch: Touch) => Promise<T>): Promise<T> {
    const touched = new Set<string>();
    const result = await this.#store.db.transaction().execute((trx) =>
      act(trx, async (personId) => {
        touched.add(personId);
        await this.#store.notify(trx, PEOPLE_CHANNEL, personId);
      }),
    );
    // This node does not wait for its own notification.
    for (const personId of touched) await this.#changed(personId);
    return result;
  }
}
