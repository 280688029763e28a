import { type Clock, holidayAt, isDecided, type Pace, ranUntil, type TableInfo } from '@stolik/protocol/page';
import type { TFunction } from 'i18next';
import { hourIn } from '../text/locale.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Running {
  /** Seats that owe a decision. */
  readonly actors: readonly number[];
  readonly isAsleep: boolean | undefined;
  readonly now: number;
}

/** What is left on a seat's clock, which runs while the seat owes a decision and somebody is at the table. */
export function leftOf(seat: number, clock: Clock, { actors, isAsleep, now }: Running): number {
  const runs = actors.includes(seat) && !isAsleep;
  return clock.left[seat] - (runs ? ranUntil(clock, seat, now) : 0);
}

/** Until when the player of a seat is on holiday, if they are. */
export function holidayUntil(clock: Clock | undefined, seat: number, now: number): number | undefined {
  return clock && holidayAt(clock, seat, now)?.until;
}

/** Whether the game is over, and lost, when the time of a seat runs out; otherwise a bot plays to the end. */
export function losesAt({ seats, pace }: Pick<TableInfo, 'seats' | 'pace'>, seat: number): boolean {
  return isDecided({ pace, seats: seats.map((one, i) => (i === seat ? { ...one, hasTimedOut: true } : one)) });
}

/** With less than this on a clock for the whole game its owner is warned. */
const LOW = 30_000;

/** Whether somebody's time for the whole game is running out. */
export function isLow(left: number, { kind }: Pace): boolean {
  return kind === 'live' && left < LOW;
}

/**
 * Time left as people say it: days and hours where there are days, minutes and seconds at the end. A part that has begun
 * counts, so that a fresh clock shows what was agreed.
 */
export function timeLeft(ms: number, t: TFunction): string {
  const left = Math.max(0, ms);
  const minutes = Math.ceil(left / MINUTE);
  const hours = Math.ceil(minutes / 60);
  if (minutes >= 24 * 60) return both(Math.floor(hours / 24), 'd', hours % 24, 'h', t);
  if (minutes >= 180) return both(Math.floor(minutes / 60), 'h', minutes % 60, 'min', t);
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A moment to come, wherever it is written: a day of this week and the hour, or a date. */
export function momentOf(time: number, now: number, locale: string): string {
  const look =
    time - now < 6 * DAY
      ? ({ weekday: 'short', hour: hourIn(locale), minute: '2-digit' } as const)
      : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, look).format(time);
}

/** When time ends that runs out then; `undefined` where it is a matter of hours. */
export function deadlineOf(end: number, now: number, locale: string): string | undefined {
  return end - now < 3 * HOUR ? undefined : momentOf(end, now, locale);
}

/** How long something took, roughly. */
export function spanOf(ms: number, t: TFunction): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return t('online.units.s', { n: seconds });
  if (seconds < 300) return both(Math.floor(seconds / 60), 'min', seconds % 60, 's', t);
  const minutes = Math.round(ms / MINUTE);
  if (minutes < 90) return t('online.units.min', { n: minutes });
  const hours = Math.round(ms / HOUR);
  return hours < 48 ? t('online.units.h', { n: hours }) : t('online.units.d', { n: Math.round(ms / DAY) });
}

type Unit = 'd' | 'h' | 'min' | 's';

function both(n: number, unit: Unit, rest: number, smaller: Unit, t: TFunction): string {
  const first = t(`online.units.${unit}`, { n });
  return rest === 0 ? first : `${first} ${t(`online.units.${smaller}`, { n: rest })}`;
}
