/** A finished game of one person against bots: who sat there, and how it ended. */
export interface BirdGame {
  readonly game: string;
  readonly seats: number;
  /** The bots of the other seats. */
  readonly bots: readonly string[];
  readonly hasWon: boolean;
}

/** How far somebody has come in a game for so many. */
export interface Rungs {
  readonly game: string;
  readonly seats: number;
  /** Which birds were beaten, the weakest first. */
  readonly beaten: readonly string[];
  /** The weakest that was not; missing where all were. */
  readonly next?: string;
}

/**
 * How far somebody has come up the ladder of birds: it follows from the games that were kept. A bird counts as beaten by a
 * win over it or over stronger ones alone, so that nobody has to go back to the weak.
 */
export function rungsOf(games: readonly BirdGame[], game: string, seats: number, birds: readonly string[]): Rungs {
  const own = games.filter((one) => one.game === game && one.seats === seats && one.bots.length === seats - 1);
  const highest = own.reduce((best, { bots, hasWon }) => {
    if (!hasWon || bots.length === 0) return best;
    return Math.max(best, Math.min(...bots.map((bot) => birds.indexOf(bot))));
  }, -1);
  const next = birds[highest + 1];
  return { game, seats, beaten: birds.slice(0, highest + 1), ...(next !== undefined && { next }) };
}
