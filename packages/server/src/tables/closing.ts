import { StolikError } from '@stolik/core';
import type { Said } from '@stolik/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { keep, lastSaid, readTable } from './queries.ts';
import type { TableRecord } from './record.ts';
import type { Change } from './tables.ts';

/** The record of a table that is closed for good: nobody has won, and it can still be read. */
export function closed(record: TableRecord, now: number): TableRecord {
  return {
    ...record,
    status: 'gone',
    // What was never begun is in nobody's history.
    ended: record.status === 'running' ? now : undefined,
    updated: now,
    listed: now,
    owes: [],
    deadline: undefined,
    asleep: undefined,
    awaited: undefined,
    proposal: undefined,
    network: undefined,
    removed: [],
    revision: record.revision + 1,
  };
}

/** The same of a game in which somebody has not even begun: nobody has lost, and it is in nobody's history. */
export function closedUnbegun(record: TableRecord, now: number): TableRecord {
  return { ...closed(record, now), ended: undefined };
}

/** A table is closed, and those who look are told why. */
export function closing(record: TableRecord, now: number, why: Pick<Said, 'notice' | 'text'>): Change<void> {
  return { answer: undefined, record: closed(record, now), said: [{ time: now, ...why }] };
}

/** Closes a table that is not over, for whoever runs the server; everybody there reads the reason. */
export async function closeTable(
  store: Store,
  trx: Transaction<Schema>,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<void> {
  const before = await readTable(trx, id, store.kind);
  if (!before) throw new StolikError('unknown-table', `table: there is no table ${id}`, { field: 'table' });
  if (before.status !== 'open' && before.status !== 'running') {
    const what = before.status === 'over' ? 'is over' : 'was closed';
    throw new StolikError('closed', `table: ${id} ${what} already`, { field: 'table' });
  }
  const record = { ...closed(before, now), head: before.head + 1 };
  const notice = { n: (await lastSaid(trx, id)) + 1, time: now, notice: 'shut' as const, text: reason };
  await keep(trx, before, { record, lines: [], said: [notice], now, asksBots: true });
}
