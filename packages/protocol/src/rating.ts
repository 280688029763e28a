import { z } from 'zod';

/** Rated games are played at one sitting or in days: each has a list of its own. */
export const RATED_PACES = ['live', 'days'] as const;
export const RatedPace = z.enum(RATED_PACES);
export type RatedPace = z.infer<typeof RatedPace>;

/** A rating as people read it: 1540 ± 120, or a guess. */
export const Strength = z.object({
  points: z.number().int(),
  /** Half of a 95 % interval. */
  margin: z.number().int(),
  isProvisional: z.boolean(),
});
export type Strength = z.infer<typeof Strength>;

/** One's own ratings. */
export const OwnRatings = z.object({
  ratings: z.array(
    Strength.extend({
      game: z.string(),
      pace: RatedPace,
      games: z.number().int(),
      /** When the last of them ended. */
      last: z.number().int(),
    }),
  ),
  /** Whether one is on boards; absent as long as one has not been asked, or has nothing to be asked for. */
  onBoards: z.boolean().optional(),
  /** Whether a rated game was played. */
  isRated: z.boolean(),
});
export type OwnRatings = z.infer<typeof OwnRatings>;

/** What a rated game did to oneself: before, after, and what the result against each of the others came to. */
export const RatingChange = z.object({
  before: Strength,
  after: Strength,
  pairs: z.array(
    z.object({
      seat: z.number().int(),
      /** What the other was rated before. */
      points: z.number().int(),
      /** How much of the result counted: 0 against those who left. */
      weight: z.number(),
      gain: z.number(),
    }),
  ),
});
export type RatingChange = z.infer<typeof RatingChange>;

/** The ratings at a table: of a rated one that is over, as they were before it. */
export const TableRating = z.object({
  isRated: z.boolean(),
  /** By seat; those of people. */
  seats: z.array(Strength.extend({ seat: z.number().int() })),
  /** Once it is over: whether enough of it was played by all for it to count. */
  counts: z.boolean().optional(),
  /** What it changed for the viewer; absent where nothing. */
  own: RatingChange.optional(),
});
export type TableRating = z.infer<typeof TableRating>;

/** The strongest of a list, the best first. */
export const RatingBoard = z.object({
  quarter: z.string(),
  rows: z.array(
    Strength.extend({
      name: z.string(),
      games: z.number().int(),
      /** The viewer. */
      isMe: z.boolean().optional(),
    }),
  ),
});
export type RatingBoard = z.infer<typeof RatingBoard>;
