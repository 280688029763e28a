import type { Clock } from './table.ts';

type Running = Pick<Clock, 'at' | 'left' | 'holidays'>;

/** Time in which somebody's clocks stand, from one moment to another. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** How much of the time from a clock's moment until then has run for a seat: nothing of its holidays. */
export function ranUntil({ at, holidays }: Running, seat: number, until: number): number {
  const stood = (holidays?.[seat] ?? []).reduce((sum, one) => sum + commonTo(one, { from: at, until }), 0);
  return Math.max(0, until - at) - stood;
}

/** When the time of a seat that owes a decision is up. */
export function runsOutAt({ at, left, holidays }: Running, seat: number): number {
  const soonest = [...(holidays?.[seat] ?? [])].sort((a, b) => a.from - b.from);
  return soonest.reduce(
    (end, { from, until }) => (until <= at || from >= end ? end : end + until - Math.max(at, from)),
    at + left[seat],
  );
}

/** The holiday that a seat's person is on. */
export function holidayAt({ holidays }: Pick<Clock, 'holidays'>, seat: number, now: number): Span | undefined {
  return holidays?.[seat]?.find(({ from, until }) => from <= now && now < until);
}

/** How long two spans have in common. */
export function commonTo(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.until, b.until) - Math.max(a.from, b.from));
}
