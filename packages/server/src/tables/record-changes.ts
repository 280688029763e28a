import { isDecided, mayComeBack, type Said } from '@stolik/protocol';
import { deadlineOf, isNoticePast, repaidClock, runClock } from './clock.ts';
import { isPlayed, isThere, owingPeople, type SeatRecord, type TableRecord } from './record.ts';
import type { Moment } from './tables.ts';

/** A table that nobody came back to for so long ends. */
const LONGEST_SLEEP = 14 * 24 * 60 * 60 * 1000;

/** The record with the time when the next of its people is late, or when it ends: it has slept for too long or is decided. */
export function withDeadline(record: TableRecord): TableRecord {
  return { ...record, deadline: nextDeadline(record) };
}

function nextDeadline(record: TableRecord): number | undefined {
  const { status, asleep, awaited, clock } = record;
  if (status === 'running' && isDecided(record)) return 0;
  if (asleep === undefined) return deadlineOf(clock, owingPeople(record));
  return Math.min(asleep + LONGEST_SLEEP, (awaited && clock?.resumes) ?? Number.POSITIVE_INFINITY);
}

/** The record with its clock brought to this time; seats that have answered get time for the next question. */
export function charged(record: TableRecord, time: number, answered: readonly number[] = []): TableRecord {
  const { clock, pace, seats } = record;
  if (!clock) return record;
  const ran = owingPeople(record);
  // While nobody's time runs, nobody is spared any.
  const spared =
    ran.length === 0 ? [] : [...seats.keys()].filter((seat) => isPlayed(seats[seat]) && !ran.includes(seat));
  return { ...record, clock: runClock(clock, pace, { now: time, ran, spared, answered }) };
}

/** The record, brought to this time, after something was played or taken back that leaves the same question open. */
export function stillAsked(record: TableRecord, owes: readonly number[]): TableRecord {
  if (!record.clock) return { ...record, owes };
  const again = owes.filter((seat) => !record.owes.includes(seat));
  const ran = owingPeople(record);
  const answered = record.owes.filter((seat) => !owes.includes(seat) && !ran.includes(seat));
  const free = [...(record.clock.free ?? []), ...answered].filter((seat) => !owes.includes(seat));
  return { ...record, owes, clock: { ...repaidClock(record.clock, again), free: free.length > 0 ? free : undefined } };
}

/** The same after everybody has answered it. */
export function askedAnew(record: TableRecord, owes: readonly number[]): TableRecord {
  if (!record.clock) return { ...record, owes };
  const { spared: _, free: __, ...clock } = record.clock;
  return { ...record, owes, clock };
}

/**
 * In mid-game: the record asleep while nobody is there and somebody may come back, or until everybody has come. Where nobody
 * was there everybody is waited for: whoever looks in first starts nobody's clock but by asking, and after a notice.
 */
function withSleep(record: TableRecord, time: number): TableRecord {
  const { status, pace, seats, clock } = record;
  const isEmpty = !seats.some((seat) => isThere(record, seat)) && seats.some((_, seat) => mayComeBack(record, seat));
  const isLeftLive = status === 'running' && pace.kind === 'live' && isEmpty;
  const missed = isLeftLive ? [...seats.keys()] : (record.awaited ?? []);
  // Nobody waits for somebody whom a bot stands in for.
  const awaited = isNoticePast(clock, time) ? [] : missed.filter((seat) => isPlayed(seats[seat]));
  const sleeps = status === 'running' && (isEmpty || awaited.length > 0);
  return {
    ...record,
    awaited: awaited.length > 0 ? awaited : undefined,
    asleep: sleeps ? (record.asleep ?? time) : undefined,
    clock: sleeps || clock?.resumes === undefined ? clock : { ...clock, resumes: undefined },
  };
}

/** The record after a change of who sits, plays or is there, with what follows from it, and what is told about it. */
export function reseated(record: TableRecord, { now, time }: Moment, told: readonly Omit<Said, 'n'>[] = []) {
  const after = withSleep({ ...record, revision: record.revision + 1 }, time);
  // A game that begins waits for its people, and does not sleep because they have gone.
  const fellAsleep = after.asleep !== undefined && record.asleep === undefined && record.awaited === undefined;
  const isOverdue = isNoticePast(record.clock, time);
  const hasGathered = !isOverdue && record.awaited !== undefined && after.awaited === undefined;
  const hasResumed = isOverdue && record.asleep !== undefined && after.asleep === undefined;
  return {
    record: withDeadline(after),
    said: [
      ...told,
      ...(hasGathered ? [{ time: now, notice: 'gathered' as const }] : []),
      ...(hasResumed ? [{ time: now, notice: 'resumed' as const }] : []),
      ...(fellAsleep ? [{ time: now, notice: 'asleep' as const }] : []),
    ],
  };
}

export function withSeat(record: TableRecord, seat: number, patch: Partial<SeatRecord>): TableRecord {
  return { ...record, seats: record.seats.map((one, i) => (i === seat ? { ...one, ...patch } : one)) };
}

/** Before the start: the record without whoever sits there. The host passes the table on; the last one closes it. */
export function vacated(record: TableRecord, seat: number): TableRecord {
  const seats = record.seats.map((one, i): SeatRecord => (i === seat ? { kind: 'open' } : one));
  if (record.host !== record.seats[seat].person) return { ...record, seats };
  const heir = seats.find((one) => one.kind === 'human' && !one.isReserved)?.person;
  return heir === undefined
    ? { ...record, seats, status: 'gone', network: undefined }
    : { ...record, seats, host: heir };
}

/** In mid-game: the record with somebody back in a seat, from the bot or from nowhere. */
export function returned(record: TableRecord, seat: number, time: number): TableRecord {
  const { awaited, ...rest } = withSeat(charged(record, time), seat, { standIn: undefined, awaySince: undefined });
  return { ...rest, awaited: awaited?.filter((one) => one !== seat) };
}

/** In mid-game: the record with a bot in a seat until its person comes back. What was proposed was proposed to them, too. */
export function stoodIn(record: TableRecord, seat: number, now: number): TableRecord {
  const { awaySince = now } = record.seats[seat];
  return { ...withSeat(record, seat, { standIn: record.standIn, awaySince }), proposal: undefined };
}

/** In mid-game: the record with a bot in a seat for good. */
export function givenUp(record: TableRecord, seat: number, now: number): TableRecord {
  return withSeat(stoodIn(record, seat, now), seat, { hasResigned: true });
}
