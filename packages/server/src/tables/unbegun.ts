import { StolikError } from '@stolik/core';
import type { TableInfo } from '@stolik/protocol';
import { closedUnbegun } from './closing.ts';
import { readLines } from './queries.ts';
import { infoOf, isPlayed } from './record.ts';
import { mustRun, mustSit, type NamedPerson } from './seating-rules.ts';
import type { Table } from './table.ts';
import type { Plan, Tables } from './tables.ts';

const MINUTE = 60 * 1000;
/** So long somebody may be waited for before a first move: with a page open, and without one. */
export const LONGEST_FIRST_MOVE = { here: 10 * MINUTE, away: 2 * MINUTE };

/**
 * Closes a table where somebody sat down and never played: nobody has lost, and it is in nobody's history. Whoever waits may,
 * since it can be the host who never plays.
 */
export async function closeUnbegun(tables: Tables, id: string, person: NamedPerson) {
  const close: Plan<TableInfo> = async (table, { now }) => {
    const record = mustRun(table);
    const own = mustSit(record, person.id);
    const seat = await idleSeat(tables, table, own, now);
    if (seat === undefined) {
      throw new StolikError('too-early', 'nobody has kept you waiting for a first move for long enough');
    }
    const after = closedUnbegun(record, now);
    const said = [{ time: now, seat, notice: 'unbegun' as const }];
    return { answer: infoOf(after, person.id), record: after, said, by: person.id };
  };
  return tables.change(id, close, person.session);
}

/**
 * Another's seat that is waited for too long and has not played yet. In games of days the clock sees to that. Where nobody
 * but the one who asks has played, it is enough that the other is not there, though a bot plays for them or it is not their
 * turn: nobody has to play a game with somebody who never came, or lose it.
 */
async function idleSeat({ parts }: Tables, table: Table, own: number, now: number): Promise<number | undefined> {
  const { record, seq } = table;
  const lines = await readLines(parts.store.reads, record.id, -1);
  const known = lines.filter(({ line }) => line.seq <= seq && !table.isSecret(line));
  const waited = now - Math.max(record.listed, known.at(-1)?.time ?? 0);
  const isAlone = record.played.every((seat) => seat === own);
  const isMissed = (seat: number) => {
    const { awaySince } = record.seats[seat];
    const isAway = awaySince !== undefined;
    // The clocks wait for whoever has not come at all, so nobody else has to.
    if (record.awaited?.includes(seat) && isAway && now - awaySince >= LONGEST_FIRST_MOVE.away) return true;
    if (isAlone && isAway && now - Math.max(record.listed, awaySince) >= LONGEST_FIRST_MOVE.away) return true;
    if (record.pace.kind === 'days' || !record.owes.includes(seat) || !isPlayed(record.seats[seat])) return false;
    return waited >= LONGEST_FIRST_MOVE[isAway ? 'away' : 'here'];
  };
  const others = [...record.seats.keys()].filter((seat) => seat !== own && record.seats[seat].kind === 'human');
  return others.find((seat) => !record.played.includes(seat) && isMissed(seat));
}
