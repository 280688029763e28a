/** How well somebody solves puzzles, and how sure that is. */
export interface SolverRating {
  readonly rating: number;
  readonly deviation: number;
}

export const NEW_SOLVER: SolverRating = { rating: 1200, deviation: 350 };

/** Nobody is known better than this: people get better. */
const SUREST = 60;
/** How sure the difficulty of a puzzle is, which bots have guessed. */
const PUZZLE_DEVIATION = 150;
const Q = Math.LN10 / 400;

/**
 * The rating after one puzzle was met for the first time: Glicko's first system, with the puzzle as the opponent. Where
 * it was known what it is about, it says less: its weight is a part of 1.
 */
export function ratedAfter(
  { rating, deviation }: SolverRating,
  puzzle: number,
  isSolved: boolean,
  weight = 1,
): SolverRating {
  const g = 1 / Math.sqrt(1 + (3 * Q * Q * PUZZLE_DEVIATION * PUZZLE_DEVIATION) / (Math.PI * Math.PI));
  const expected = 1 / (1 + 10 ** ((-g * (rating - puzzle)) / 400));
  const information = weight * Q * Q * g * g * expected * (1 - expected);
  const precision = 1 / (deviation * deviation) + information;
  return {
    rating: rating + (weight * Q * g * ((isSolved ? 1 : 0) - expected)) / precision,
    deviation: Math.max(SUREST, Math.sqrt(1 / precision)),
  };
}
