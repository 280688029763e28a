import type { Clock, Pace } from '@stolik/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a decision changes about the time of a table. */
export interface DecisionTime {
  readonly now: number;
  /** Seats whose time ran until now. */
  readonly ran: readonly number[];
  /** Seats that have answered what was asked: they get time for what will be asked next. */
  readonly answered: readonly number[];
}

/** A full clock for every seat; `undefined` where nobody is timed. */
export function startClock(pace: Pace, seats: number, now: number): Clock | undefined {
  const full = fullOf(pace);
  return full === undefined ? undefined : { at: now, left: new Array(seats).fill(full) };
}

/** The clock after a decision. */
export function runClock(clock: Clock, pace: Pace, { now, ran, answered }: DecisionTime): Clock {
  const left = clock.left.map((ms, seat) => {
    const rest = ran.includes(seat) ? Math.max(0, ms - Math.max(0, now - clock.at)) : ms;
    return answered.includes(seat) ? topUp(pace, rest) : rest;
  });
  return { at: now, left };
}

/** When the time of the first of these seats is up. */
export function deadlineOf(clock: Clock | undefined, running: readonly number[]): number | undefined {
  if (!clock || running.length === 0) return undefined;
  return clock.at + Math.min(...running.map((seat) => clock.left[seat]));
}

/** Those of the running seats whose time is up. */
export function timedOut(clock: Clock, running: readonly number[], now: number): number[] {
  return running.filter((seat) => clock.at + clock.left[seat] <= now);
}

function fullOf(pace: Pace): number | undefined {
  if (pace.kind === 'live') return pace.minutes * MINUTE;
  return pace.kind === 'days' ? pace.days * DAY : undefined;
}

function topUp(pace: Pace, rest: number): number {
  return pace.kind === 'live' ? rest + pace.increment * 1000 : (fullOf(pace) ?? rest);
}
