import { z } from 'zod';
import { Level } from './table.ts';
import { Id } from './text.ts';

/** A day of UTC, such as `2026-11-18`. */
const Day = z.string();

/** The ranked deal of today. */
export const RankedDaily = z.object({
  day: Day,
  /** When it is over. */
  closes: z.number().int(),
  game: z.string(),
  /** Who sits there after the player. */
  birds: z.array(Level),
  /** Guests cannot play it. */
  needsAccount: z.boolean(),
  attempt: z.object({ table: Id, isOver: z.boolean() }).optional(),
  /** Whether the viewer's name stands on boards. */
  isNamed: z.boolean(),
  /** SHA-256 of the seeds of today and of the days to come. */
  promises: z.array(z.object({ day: Day, game: z.string(), commitment: z.string() })),
  /** The seeds of days that are over. */
  revealed: z.array(z.object({ day: Day, game: z.string(), seed: z.string() })),
});
export type RankedDaily = z.infer<typeof RankedDaily>;

/** The attempts of a day that count, and the season: means of the best 20 of the last 30 days. */
export const DailyBoard = z.object({
  day: Day,
  game: z.string(),
  birds: z.array(Level),
  isOver: z.boolean(),
  board: z.array(
    z.object({
      place: z.number().int(),
      /** Missing where its owner does not want it there. */
      name: z.string().optional(),
      isOwn: z.boolean(),
      value: z.number().int(),
      matchpoints: z.number(),
      /** The game, once it may be seen. */
      table: Id.optional(),
    }),
  ),
  players: z.number().int(),
  season: z.array(
    z.object({
      place: z.number().int(),
      name: z.string().optional(),
      isOwn: z.boolean(),
      days: z.number().int(),
      mean: z.number(),
    }),
  ),
});
export type DailyBoard = z.infer<typeof DailyBoard>;
