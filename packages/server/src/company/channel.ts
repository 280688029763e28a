import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Carries the ids of people for whom something is new beside the tables, with commas between them. */
export const COMPANY_CHANNEL = 'company';
/** In one notification, which holds at most 7,999 bytes. */
const MOST_TOLD = 100;

/** Tells every node, once the transaction is committed, for whom something is new. */
export async function stir(store: Store, trx: Transaction<Schema>, people: Iterable<string>): Promise<void> {
  const all = [...new Set(people)];
  for (let i = 0; i < all.length; i += MOST_TOLD) {
    await store.notify(trx, COMPANY_CHANNEL, all.slice(i, i + MOST_TOLD).join());
  }
}
