import type { Kysely, Transaction } from 'kysely';
import type { People } from '../people/people.ts';
import type { Schema } from '../store/schema.ts';
import type { Store, StoreKind } from '../store/store.ts';
import { endSearch } from './searches.ts';

/** Waits of others from which is told how long it takes are forgotten after so long. */
const WAITS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Sees to it that what people look for goes where they go. With a person it goes by itself. */
export function lookAfterSearches(people: Pick<People, 'onTakeOver' | 'onExport'>, store: Store): void {
  people.onTakeOver((trx, from, to) => moveSearch(trx, store.kind, from, to));
  people.onExport('search', (person) => exportSearch(store.db, person));
}

/** A guest has become the owner of an account, who waits for one thing at a time. */
async function moveSearch(trx: Transaction<Schema>, kind: StoreKind, from: string, to: string): Promise<void> {
  const own = await trx.selectFrom('search').select('person').where('person', '=', to).executeTakeFirst();
  if (own) await endSearch(trx, kind, from);
  else await trx.updateTable('search').set({ person: to }).where('person', '=', from).execute();
}

async function exportSearch(db: Kysely<Schema>, person: string): Promise<unknown> {
  const search = await db
    .selectFrom('search')
    .select(['games', 'seats', 'pace', 'rated', 'bots', 'since'])
    .where('person', '=', person)
    .executeTakeFirst();
  return search ?? null;
}

export async function sweepWaits(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('searchWait')
    .where('time', '<', now - WAITS_KEPT_MS)
    .execute();
}
