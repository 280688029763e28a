import { StolikError } from '@stolik/core';
import type { Said } from '@stolik/protocol';
import type { TableRecord } from './record.ts';
import type { Change, Tables } from './tables.ts';

/** The record of a table that is closed for good. A game that had begun has ended, without a result. */
export function closed(record: TableRecord, now: number): TableRecord {
  return {
    ...record,
    status: 'gone',
    owes: [],
    deadline: undefined,
    asleep: undefined,
    ended: record.status === 'running' ? now : record.ended,
    updated: now,
    revision: record.revision + 1,
  };
}

/** A table is closed, and those who look are told why. */
export function closing(record: TableRecord, now: number, why: Pick<Said, 'notice' | 'text'>): Change<void> {
  return { answer: undefined, record: closed(record, now), said: [{ time: now, ...why }] };
}

/** Closes a table whose game is not over, for whoever runs the server. Everybody there reads the reason. */
export function closeTable(tables: Tables, id: string, reason: string): Promise<void> {
  return tables.change<void>(id, ({ record }, { now }) => {
    if (record.status === 'gone') return { answer: undefined };
    if (record.status === 'over') throw new StolikError('game-over', 'the game is over: there is nothing to close');
    return closing(record, now, { notice: 'shut', text: reason });
  });
}
