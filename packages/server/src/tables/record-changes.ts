import { deadlineOf, runClock } from './clock.ts';
import { owingPeople, type SeatRecord, type TableRecord } from './record.ts';

/** The record with the time when the next of its people is late. */
export function withDeadline(record: TableRecord): TableRecord {
  return { ...record, deadline: deadlineOf(record.clock, owingPeople(record)) };
}

/** The record with its clock brought to now; seats that have answered get time for the next question. */
export function charged(record: TableRecord, now: number, answered: readonly number[] = []): TableRecord {
  if (!record.clock) return record;
  return { ...record, clock: runClock(record.clock, record.pace, { now, ran: owingPeople(record), answered }) };
}

export function withSeat(record: TableRecord, seat: number, patch: Partial<SeatRecord>): TableRecord {
  return { ...record, seats: record.seats.map((one, i) => (i === seat ? { ...one, ...patch } : one)) };
}

/** Before the start: the record without whoever sits there. The host passes the table on; the last one closes it. */
export function vacated(record: TableRecord, seat: number): TableRecord {
  const seats = record.seats.map((one, i): SeatRecord => (i === seat ? { kind: 'open' } : one));
  if (record.host !== record.seats[seat].person) return { ...record, seats };
  const heir = seats.find((one) => one.kind === 'human' && !one.isReserved)?.person;
  return heir === undefined ? { ...record, seats, status: 'gone' } : { ...record, seats, host: heir };
}

/** In mid-game: the record with a bot in a seat for good. */
export function givenUp(record: TableRecord, seat: number, now: number): TableRecord {
  return withSeat(charged(record, now), seat, { standIn: record.standIn, hasResigned: true });
}
