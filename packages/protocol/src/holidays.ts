import { z } from 'zod';

const DAY = 24 * 60 * 60 * 1000;

/** In games of days somebody may be away for so long without losing time. */
export const HOLIDAY = {
  /** So long before it begins it is said. */
  notice: DAY,
  /** Days at once, and within three weeks. */
  atOnce: 14,
  within: 21,
  /** Days within a year. */
  aYear: 30,
} as const;

const Moment = z.number().int().min(0).max(8_640_000_000_000);

/** A holiday as somebody declares it. */
export const NewHoliday = z.strictObject({
  from: Moment.describe('A day from now or later'),
  until: Moment,
});
export type NewHoliday = z.infer<typeof NewHoliday>;

/** Somebody's holidays that are not over, and how many days are left to declare this year. */
export const OwnHolidays = z.object({
  holidays: z.array(z.object({ from: z.number().int(), until: z.number().int() })),
  daysLeft: z.number().int(),
});
export type OwnHolidays = z.infer<typeof OwnHolidays>;
