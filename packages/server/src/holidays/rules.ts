import { StolikError } from '@stolik/core';
import { commonTo, HOLIDAY, type Span } from '@stolik/protocol';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
/** A holiday that would not be one, and more of them than anybody plans. */
const SHORTEST = 60 * 60 * 1000;
const MOST_PLANNED = 10;
/** For so long a holiday counts, and is kept after it has ended. */
export const HOLIDAYS_KEPT_MS = YEAR;

/**
 * Refuses a holiday that is not fair to the others: it is said a day before, so that nobody saves a clock that is about to
 * run out, and it is no longer than holidays are, alone and together with the others.
 */
export function mustBeFair(own: readonly Span[], wanted: Span, now: number): void {
  const { from, until } = wanted;
  if (until < from + SHORTEST) {
    throw new StolikError('bad-field', 'until: comes an hour after from, or later', { field: 'until' });
  }
  if (own.filter((one) => one.until > now).length >= MOST_PLANNED) {
    throw new StolikError('too-many', `you have declared ${MOST_PLANNED} holidays already`);
  }
  if (from < now + HOLIDAY.notice || until > now + YEAR) {
    throw new StolikError(
      'holiday-notice',
      'from: a holiday begins a day from now at the earliest, and within a year',
      {
        field: 'from',
      },
    );
  }
  if (own.some((one) => commonTo(one, wanted) > 0)) {
    throw new StolikError('holiday-twice', 'from: you are on holiday then already', { field: 'from' });
  }
  const all = [...own, wanted];
  if (all.some((one) => spentWithin(all, one.until, HOLIDAY.within * DAY) > HOLIDAY.atOnce * DAY)) {
    throw new StolikError('holiday-long', `until: no more than ${HOLIDAY.atOnce} days within three weeks`, {
      field: 'until',
    });
  }
  if (all.some((one) => spentWithin(all, one.until, YEAR) > HOLIDAY.aYear * DAY)) {
    throw new StolikError('holiday-enough', `until: no more than ${HOLIDAY.aYear} days within a year`, {
      field: 'until',
    });
  }
}

/** Whole days that may still be declared, as if they began now. */
export function daysLeft(own: readonly Span[], now: number): number {
  const spent = own.reduce((sum, one) => sum + commonTo(one, { from: now - YEAR, until: now + YEAR }), 0);
  return Math.max(0, Math.floor(HOLIDAY.aYear - spent / DAY));
}

function spentWithin(own: readonly Span[], end: number, span: number): number {
  return own.reduce((sum, one) => sum + commonTo(one, { from: end - span, until: end }), 0);
}
