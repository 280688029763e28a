import { StolikError } from '@stolik/core';
import { closed } from './closing.ts';
import { readLines } from './queries.ts';
import { infoOf, isPlayed, type TableRecord } from './record.ts';
import { mustRun, mustSit, type NamedPerson } from './seating-rules.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

const MINUTE = 60 * 1000;
/** So long somebody may be waited for before a first move: with a page open, and without one. */
export const LONGEST_FIRST_MOVE = { here: 10 * MINUTE, away: 2 * MINUTE };

/**
 * Closes a table where somebody sat down and never played: nobody has lost, and it is in nobody's history. Whoever waits may,
 * since it can be the host who never plays. In games of days the clock sees to it.
 */
export async function closeUnbegun(tables: Tables, id: string, person: NamedPerson) {
  return tables.change(id, async (table, { now }) => {
    const record = mustRun(table);
    mustSit(record, person.id);
    const idle = await idleSeats(tables, table, now);
    const seat = idle.find((one) => record.seats[one].person !== person.id);
    if (seat === undefined) {
      throw new StolikError('too-early', 'nobody has kept you waiting for a first move for long enough');
    }
    const after: TableRecord = { ...closed(record, now), ended: undefined };
    const said = [{ time: now, seat, notice: 'unbegun' as const }];
    return { answer: infoOf(after, person.id), record: after, said, by: person.id };
  });
}

/** The seats that are waited for too long and have not played yet, as far as everybody may know. */
async function idleSeats({ parts }: Tables, table: Table, now: number): Promise<number[]> {
  const { record, seq } = table;
  if (record.pace.kind === 'days') return [];
  const lines = await readLines(parts.store.reads, record.id, -1);
  const known = lines.filter(({ line }) => line.seq <= seq && !table.isSecret(line));
  const waited = now - Math.max(record.listed, known.at(-1)?.time ?? 0);
  return record.owes.filter((seat) => {
    const { awaySince } = record.seats[seat];
    const longest = LONGEST_FIRST_MOVE[awaySince === undefined ? 'here' : 'away'];
    const hasPlayed = known.some(({ line }) => 'seat' in line && line.seat === seat);
    return isPlayed(record.seats[seat]) && !hasPlayed && waited >= longest;
  });
}
