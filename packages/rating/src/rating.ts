/** How strong somebody is as far as games have shown: what they play like is normal around `mu`, known to within `sigma`. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  /** Games that moved it. */
  readonly games: number;
  /** When the last of them ended, in milliseconds since 1970; absent before the first. */
  readonly last?: number;
}

/** How much one game scatters round one's strength: 200 points more win 76 of 100 games for two, as in Elo. */
export const BETA = 200;

/** Whoever has not played. */
export const NEWCOMER: Rating = { mu: 1500, sigma: 200, games: 0 };

/** Strength changes: by so much a game, and by so much in the first week of rest, as standard deviations. */
const TAU_GAME = 4;
const TAU_WEEK = 12;

export const DAY = 86_400_000;

/** What is known by the end of the next game: each game and each week without one make it a little less sure. */
export function grown(rating: Rating, when: number): Rating {
  const weeks = rating.last === undefined ? 0 : Math.max(0, when - rating.last) / (7 * DAY);
  const variance = rating.sigma * rating.sigma + TAU_GAME * TAU_GAME + TAU_WEEK * TAU_WEEK * weeks;
  return { ...rating, sigma: Math.sqrt(variance) };
}

/** Where whoever has practised begins among people: there, but never far from where everybody does. */
export function beginAt(practice: number): Rating {
  return { ...NEWCOMER, mu: Math.min(1700, Math.max(1300, practice)) };
}
