import { StolikError } from '@stolik/core';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { keep, readTable } from './queries.ts';

type Trx = Transaction<Schema>;

/** What goes: all that a person has said anywhere, or one thing said at a table. */
export type Erasure = { readonly person: string } | Word;

interface Word {
  readonly table: string;
  readonly n: number;
}

const NOTHING = { text: null, phrase: null, name: null, person: null };

/** Erases words, and answers with the tables that must be shown anew. Their places stay, since things said are counted. */
export async function eraseWords(store: Store, trx: Trx, what: Erasure, now: number): Promise<readonly string[]> {
  const changed = 'person' in what ? await spokenAt(trx, what.person) : [what.table];
  for (const id of changed) await touch(store, trx, id, now);
  const words = trx.updateTable('said').set(NOTHING).where('notice', 'is', null);
  const { numUpdatedRows } = await ('person' in what
    ? words.where('person', '=', what.person)
    : words.where('tableId', '=', what.table).where('n', '=', what.n)
  ).executeTakeFirst();
  if (numUpdatedRows > 0n) return changed;
  if ('person' in what) {
    throw new StolikError('nothing-said', 'person: has said nothing that could be erased', { field: 'person' });
  }
  const { table, n } = what;
  const isNotice = (await wordsAt(trx, what).executeTakeFirst()) !== undefined;
  const problem = isNotice ? `number ${n} at ${table} is a notice, which nobody said` : `${table} has no number ${n}`;
  throw new StolikError('nothing-said', `word: ${problem}`, { field: 'word' });
}

/** Whose words they are, where that is known. */
export async function speakerOf(trx: Trx, what: Word): Promise<string | undefined> {
  const row = await wordsAt(trx, what).executeTakeFirst();
  return row?.person ?? undefined;
}

function wordsAt(trx: Trx, { table, n }: Word) {
  return trx.selectFrom('said').select('person').where('tableId', '=', table).where('n', '=', n);
}

/** Erases all that a person has said, and the name where something was told about them; their tables are locked. */
export async function eraseTraces(trx: Trx, person: string): Promise<void> {
  await trx.updateTable('said').set(NOTHING).where('person', '=', person).execute();
}

/** The tables where anything was said by a person or about one, always in the same order. */
export async function spokenAt(trx: Trx, person: string): Promise<string[]> {
  const rows = await trx.selectFrom('said').select('tableId').distinct().where('person', '=', person).execute();
  return rows.map(({ tableId }) => tableId).sort();
}

/** Raises the version of a table, whose seats are as they were, so that every node reads again what is said there. */
export async function touch(store: Store, trx: Trx, id: string, now: number): Promise<void> {
  const before = await readTable(trx, id, store.kind);
  if (!before) return;
  const record = { ...before, head: before.head + 1 };
  await keep(trx, before, { record, lines: [], said: [], now, asksBots: false });
}
