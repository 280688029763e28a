import { StolikError } from '@stolik/core';
import { holidayAt, REMINDER_MS } from '@stolik/protocol';
import { shownClock } from './clock.ts';
import { infoOf, isPlayed } from './record.ts';
import { mustRun, mustSit, type NamedPerson } from './seating-rules.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** Reminds those who are asked that somebody waits for them: not before they had some time, nor more often than that. */
export function remind(tables: Tables, id: string, person: NamedPerson) {
  return tables.change(
    id,
    (table, { now }) => {
      const record = mustRun(table);
      const seat = mustSit(record, person.id);
      if (remindable(table, seat, now).length === 0) {
        throw new StolikError('nobody-asked', 'nobody is waited for at this table');
      }
      const { pace, updated, reminded = 0 } = record;
      if (now < Math.max(updated, reminded) + REMINDER_MS[pace.kind]) {
        throw new StolikError('too-early', 'they have not been waited for long enough');
      }
      const after = { ...record, reminded: now, revision: record.revision + 1 };
      const said = [{ time: now, seat, notice: 'reminded' as const }];
      return { answer: infoOf(after, person.id), record: after, said, by: person.id };
    },
    person.session,
  );
}

/** Those who decide for themselves, are asked and not on holiday: all but whoever reminds them. */
export function remindable(
  { record, onWall }: Pick<Table, 'record' | 'onWall'>,
  by: number | undefined,
  now: number,
): number[] {
  const { owes, seats } = record;
  const clock = record.clock && shownClock(record.clock, onWall);
  const isAway = (seat: number) => clock !== undefined && holidayAt(clock, seat, now) !== undefined;
  return owes.filter((seat) => seat !== by && isPlayed(seats[seat]) && !isAway(seat));
}
