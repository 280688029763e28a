/** A day as all the world has it at once: year, month and day in UTC, such as `2026-11-16`. */
export type Day = string;

/** The first day that has a deal. */
export const FIRST_DAY: Day = '2026-11-01';

const DAY_MS = 86_400_000;
const FIRST = Date.parse(FIRST_DAY);

/** The day that a moment belongs to, whatever the clock on the wall says. */
export function dayAt(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

/** How many days after the first one it is; negative before it. */
export function numberOf(day: Day): number {
  return Math.floor((Date.parse(day) - FIRST) / DAY_MS);
}

/** The day with this number. */
export function dayOf(number: number): Day {
  return dayAt(FIRST + number * DAY_MS);
}

/** When this day is over. */
export function endOf(day: Day): number {
  return Date.parse(day) + DAY_MS;
}

/** Whether a text is a day that has a deal: a real one, written as days are. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && dayAt(ms) === text && numberOf(text) >= 0;
}

/**
 * How many days in a row, up to today, are among those that were played; a streak is not broken before its day is over,
 * so today may still be missing.
 */
export function streakOf(played: ReadonlySet<Day>, today: Day): number {
  let number = numberOf(today);
  if (!played.has(today)) number--;
  let streak = 0;
  while (played.has(dayOf(number - streak))) streak++;
  return streak;
}
