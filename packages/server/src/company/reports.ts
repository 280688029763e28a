import { badField, StolikError } from '@stolik/core';
import type { NewReport } from '@stolik/protocol';
import type { Kysely, Transaction } from 'kysely';
import { lockAccount } from '../people/lock.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { findWhom } from './whom.ts';

/** Open reports of one person: far more than anybody has reason for. */
export const MOST_OPEN_REPORTS = 20;
/** How long a report that was decided is kept, so that moderators know what happened before: half a year. */
export const REPORT_KEPT_MS = 183 * 24 * 60 * 60 * 1000;
/** How long one waits that nobody looks at. */
export const REPORT_OPEN_MS = 365 * 24 * 60 * 60 * 1000;

/** Keeps what somebody reports. The same once more is one report still, with the later note. */
export async function keepReport(
  store: Store,
  trx: Transaction<Schema>,
  reporter: string,
  { whom, kind, note }: NewReport,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<void> {
  const { id: person } = await findWhom(trx, whom);
  if (person === reporter) throw badField('whom', 'is yourself');
  await lockAccount(trx, store.kind, reporter);
  const tableId = 'table' in whom ? whom.table : null;
  const word = 'word' in whom ? whom.word : null;
  const open = await trx
    .selectFrom('report')
    .select(['id', 'person', 'tableId', 'word', 'kind'])
    .where('reporter', '=', reporter)
    .where('done', 'is', null)
    .execute();
  const same = open.find(
    (one) => one.person === person && one.tableId === tableId && one.word === word && one.kind === kind,
  );
  if (same) {
    await trx
      .updateTable('report')
      .set({ note: note ?? null })
      .where('id', '=', same.id)
      .execute();
    return;
  }
  if (open.length >= MOST_OPEN_REPORTS) {
    throw new StolikError('too-many', `${open.length} of your reports wait already: moderators will look at them`);
  }
  await trx
    .insertInto('report')
    .values({ id, reporter, person, tableId, word, kind, note: note ?? null, time: now, verdict: null, done: null })
    .execute();
}

/** Forgets reports that were decided long ago, and those that nobody has looked at for longer still. */
export async function sweepReports(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('report')
    .where((eb) => eb.or([eb('done', '<', now - REPORT_KEPT_MS), eb('time', '<', now - REPORT_OPEN_MS)]))
    .execute();
}

/** What somebody has reported; of what others say of them only that there was something, and what became of it. */
export async function exportReports(db: Kysely<Schema>, person: string) {
  const reports = await db
    .selectFrom('report')
    .select(['time', 'tableId', 'word', 'kind', 'note', 'verdict', 'done'])
    .where('reporter', '=', person)
    .orderBy('time')
    .execute();
  const reported = await db
    .selectFrom('report')
    .select(['kind', 'verdict', 'done'])
    .where('person', '=', person)
    // An open one would tell whoever sits with just one other who reports them.
    .where('verdict', 'is not', null)
    .orderBy('time')
    .execute();
  return { reports, reported };
}
