import { StolikError } from '@stolik/core';
import { followersOf } from './following.ts';
import { infoOf, isPlayed, isThere, type SeatRecord } from './record.ts';
import { charged, reseated, stoodIn, withDeadline } from './record-changes.ts';
import { mustBeFew, mustRun, mustSit, type NamedPerson } from './seating-rules.ts';
import type { Tables } from './tables.ts';

// What whoever is there may do about those who are not: nobody holds a table hostage by staying away.

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** So long at least, and at most, those who are called have to come: in between, as long as the table has slept. */
export const NOTICE = { least: 5 * MINUTE, most: DAY };
/** So long a game without a clock waits for somebody who is not there before a bot may stand in. */
export const LONGEST_UNTIMED = 3 * DAY;

/**
 * Calls those for whom a live game sleeps: when their notice has passed the clocks run, whether they have come or not. Those
 * who have not even begun are not called; for them the table can be closed.
 */
export function callBack(tables: Tables, id: string, person: NamedPerson) {
  return tables.change(
    id,
    async (table, moment) => {
      const record = mustRun(table);
      const seat = mustSit(record, person.id);
      const { clock, asleep, awaited, played, seats } = record;
      if (asleep === undefined || !clock || !awaited || !isThere(record, seats[seat])) {
        throw new StolikError('not-awaited', 'nobody is waited for at this table');
      }
      if (!awaited.every((one) => played.includes(one))) {
        throw new StolikError('not-begun', 'somebody has not begun to play: the table can be closed instead');
      }
      if (clock.resumes !== undefined) return { answer: infoOf(record, person.id) };
      await mustBeFew(tables, table, { seat }, 'called', 'you have called often enough in this game');
      const notice = Math.min(NOTICE.most, Math.max(NOTICE.least, moment.time - asleep));
      const called = { ...record, clock: { ...clock, resumes: moment.time + notice } };
      const after = withDeadline({ ...called, updated: moment.now, revision: record.revision + 1 });
      const said = [{ time: moment.now, seat, notice: 'called' as const }];
      return { answer: infoOf(after, person.id), record: after, said, by: person.id };
    },
    person.session,
  );
}

/** Without a clock: a bot plays for somebody who has kept the others waiting for days and is not there, until they come back. */
export function replaceIdle(tables: Tables, id: string, person: NamedPerson, idle: number) {
  return tables.change(
    id,
    async (table, moment) => {
      const record = mustRun(table);
      const own = mustSit(record, person.id);
      const found = record.seats[idle];
      if (!found || idle === own) throw new StolikError('bad-field', 'seat: that is not another’s', { field: 'seat' });
      if (found.standIn) return { answer: infoOf(record, person.id) };
      const isWaitedFor = record.pace.kind === 'untimed' && record.owes.includes(idle) && isPlayed(found);
      if (!isWaitedFor || moment.now < replaceableFrom(found, record.updated) || (await isHere(tables, id, found))) {
        throw new StolikError('too-early', 'they have not been waited for long enough', { field: 'seat' });
      }
      const after = stoodIn(charged(record, moment.time), idle, moment.now);
      const told = { time: moment.now, seat: idle, notice: 'away' as const };
      const change = reseated({ ...after, updated: moment.now }, moment, [told]);
      return { answer: infoOf(change.record, person.id), ...change, by: person.id };
    },
    person.session,
  );
}

/** Counted from the last move, or from when they went if that is later. */
function replaceableFrom({ awaySince = 0 }: SeatRecord, updated: number): number {
  return Math.max(updated, awaySince) + LONGEST_UNTIMED;
}

async function isHere({ parts }: Tables, id: string, { person = '' }: SeatRecord): Promise<boolean> {
  return (await followersOf(parts.store.db, id)).has(person);
}
