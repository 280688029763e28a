import { type Clock, type Pace, ranUntil, runsOutAt, type Span } from '@stolik/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A clock as it is kept. */
export interface KeptClock extends Clock {
  /**
   * What each seat was spared of the time that others needed for what is asked now. Whoever is ready and takes that back has
   * thought all the while, and loses it after all.
   */
  readonly spared?: readonly number[];
  /** Seats that have answered what is asked now while no time of theirs ran: none is added for it. */
  readonly free?: readonly number[] | undefined;
  /** While the table sleeps: when the clocks run although not everybody is back, because somebody who is has asked for it. */
  readonly resumes?: number | undefined;
}

/** What a decision changes about the time of a table. */
export interface DecisionTime {
  readonly now: number;
  /** Seats whose time ran until now. */
  readonly ran: readonly number[];
  /** Seats of people who did not have to decide meanwhile. */
  readonly spared: readonly number[];
  /** Seats that have answered what was asked: they get time for what will be asked next. */
  readonly answered: readonly number[];
}

/** A full clock for every seat; `undefined` where nobody is timed. */
export function startClock(pace: Pace, seats: number, now: number): KeptClock | undefined {
  const full = fullOf(pace);
  return full === undefined ? undefined : { at: now, left: new Array(seats).fill(full) };
}

/** The clock after a decision. */
export function runClock(clock: KeptClock, pace: Pace, { now, ran, spared, answered }: DecisionTime): KeptClock {
  const left = clock.left.map((ms, seat) => {
    const rest = ran.includes(seat) ? Math.max(0, ms - ranUntil(clock, seat, now)) : ms;
    return answered.includes(seat) ? topUp(pace, rest) : rest;
  });
  return {
    ...clock,
    at: now,
    left,
    spared: left.map((_, seat) => sparedOf(clock, seat) + (spared.includes(seat) ? ranUntil(clock, seat, now) : 0)),
  };
}

/** The clock after these seats took back that they were ready. */
export function repaidClock(clock: KeptClock, seats: readonly number[]): KeptClock {
  const pays = (seat: number) => seats.includes(seat);
  return {
    ...clock,
    left: clock.left.map((ms, seat) => (pays(seat) ? Math.max(0, ms - sparedOf(clock, seat)) : ms)),
    spared: clock.left.map((_, seat) => (pays(seat) ? 0 : sparedOf(clock, seat))),
  };
}

/** The clock after everybody has agreed that a seat gets more time. */
export function givenTime(clock: KeptClock, seat: number, more: number): KeptClock {
  return { ...clock, left: clock.left.map((ms, i) => (i === seat ? ms + more : ms)) };
}

/** The clock as people see it, by the clock on the wall. */
export function shownClock({ at, left, holidays, resumes }: KeptClock, onWall: (time: number) => number): Clock {
  const shown = holidays?.map((own) => own.map(({ from, until }) => ({ from: onWall(from), until: onWall(until) })));
  return {
    at: onWall(at),
    left,
    ...(shown && { holidays: shown }),
    ...(resumes === undefined ? {} : { resumes: onWall(resumes) }),
  };
}

/** The clock with these holidays of a seat, in the time in which servers live. */
export function withHolidays(clock: KeptClock, seat: number, own: readonly Span[]): KeptClock {
  const holidays = clock.left.map((_, i) => (i === seat ? [...own] : (clock.holidays?.[i] ?? [])));
  const { holidays: _, ...rest } = clock;
  return holidays.some((all) => all.length > 0) ? { ...rest, holidays } : rest;
}

/** Whether those who are not back had notice, and it has passed. */
export function isNoticePast(clock: KeptClock | undefined, time: number): boolean {
  return clock?.resumes !== undefined && clock.resumes <= time;
}

function sparedOf({ spared }: KeptClock, seat: number): number {
  return spared?.[seat] ?? 0;
}

/** When the time of the first of these seats is up. */
export function deadlineOf(clock: Clock | undefined, running: readonly number[]): number | undefined {
  if (!clock || running.length === 0) return undefined;
  return Math.min(...running.map((seat) => runsOutAt(clock, seat)));
}

/** Those of the running seats whose time is up. */
export function timedOut(clock: Clock, running: readonly number[], now: number): number[] {
  return running.filter((seat) => runsOutAt(clock, seat) <= now);
}

function fullOf(pace: Pace): number | undefined {
  if (pace.kind === 'live') return pace.minutes * MINUTE;
  return pace.kind === 'days' ? pace.days * DAY : undefined;
}

function topUp(pace: Pace, rest: number): number {
  return pace.kind === 'live' ? rest + pace.increment * 1000 : (fullOf(pace) ?? rest);
}
