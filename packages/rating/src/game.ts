import { DAY, type Rating } from './rating.ts';
import { type Change, update } from './update.ts';

/** A finished game as far as ratings ask: people only, since bots move nobody. */
export interface RatedGame {
  /** In milliseconds since 1970. */
  readonly ended: number;
  readonly players: readonly RatedPlayer[];
}

export interface RatedPlayer {
  readonly id: string;
  readonly place: number;
  /** What the seat is worth, in points of rating. */
  readonly start?: number;
  /** Whether they left it to others, whatever place they came to. */
  readonly left: boolean;
}

/** What has to be known to rate a game. */
export interface Before {
  ratingOf(id: string): Rating;
  /** Rated games of the two that ended in the day before. */
  meetingsOf(one: string, other: string): number;
}

/** As many games of a newcomer move others by half only, who cannot be blamed for whom they met. */
const NEWCOMER_GAMES = 5;

/** Two games count as one evening's if one ended at most so long before the other. */
export const MEETING_SPAN = DAY;

export interface PlayerChange extends Change {
  readonly id: string;
}

/** Ratings are kept to a millionth of a point, so that whoever goes on from what was kept goes on from the same. */
function kept(rating: Rating): Rating {
  return { ...rating, mu: Math.round(rating.mu * 1e6) / 1e6, sigma: Math.round(rating.sigma * 1e6) / 1e6 };
}

/**
 * What a game does to all who played it, by the ids of players. Leavers are last, and lose to everybody who stayed, who
 * gain nothing by that; between two leavers nothing was decided. Whom no pair can move is left as they were: it was no
 * game for them.
 */
export function rateGame({ ended, players }: RatedGame, before: Before): PlayerChange[] {
  const last = Math.max(...players.map(({ place }) => place)) + 1;
  const ratings = players.map(({ id }) => before.ratingOf(id));
  const entrants = players.map(({ place, start, left }, i) => ({
    rating: ratings[i]!,
    place: left ? last : place,
    ...(start !== undefined && { start }),
  }));
  const weight = (one: number, other: number) => {
    if (players[other]!.left) return 0;
    const unknown = ratings[other]!.games < NEWCOMER_GAMES ? 0.5 : 1;
    return unknown / (1 + before.meetingsOf(players[one]!.id, players[other]!.id));
  };
  return update(entrants, ended, weight)
    .map((change, i) => ({ id: players[i]!.id, ...change, after: kept(change.after) }))
    .filter(({ pairs }) => pairs.some((pair) => pair.weight > 0));
}
