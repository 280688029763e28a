import { type Change, NEWCOMER, type RatedGame, type Rating, startOf } from '@stolik/rating';
import { TABLES } from '@stolik/review/tables';
import type { TableRecord } from '../tables/record.ts';
import type { Facts, PersonFacts } from './facts.ts';
import type { RatingTable } from './schema.ts';

/** What a game changed for one seat, as it is kept and shown: pairs by the seats of the others. */
export interface SeatChange {
  readonly before: Pick<Rating, 'mu' | 'sigma'>;
  readonly after: Pick<Rating, 'mu' | 'sigma'>;
  readonly pairs: readonly {
    readonly seat: number;
    readonly mu: number;
    readonly weight: number;
    readonly gain: number;
  }[];
}

const NOBODY = 'nobody';

/** Whether it is a seat whose account was deleted before the end: it has lost to everybody and is nobody's. */
export function isNobody(player: string): boolean {
  return player.startsWith(NOBODY);
}

/** The game as ratings see it. `playerOf` says who somebody is there; players stand in the order of `facts.people`. */
export function gameOf(
  { id, game, seats, ended = 0 }: Pick<TableRecord, 'id' | 'game' | 'seats' | 'ended'>,
  { people }: Facts,
  playerOf: (person: PersonFacts) => string | null,
): RatedGame {
  const players = people.map((each) => ({
    id: playerOf(each) ?? `${NOBODY} ${id} ${each.seat}`,
    place: each.place,
    start: startOf(TABLES, game, seats.length, each.seat),
    left: each.hasLeft,
  }));
  return { ended, players };
}

/** What is kept of a change. The others' numbers stand beside it, since theirs go on. */
export function seatChangeOf(
  { before, after, pairs }: Change,
  { people }: Facts,
  muOf: (place: number) => number,
): SeatChange {
  return {
    before: { mu: before.mu, sigma: before.sigma },
    after: { mu: after.mu, sigma: after.sigma },
    pairs: pairs.map(({ other, weight, gain }) => ({
      seat: people[other].seat,
      mu: muOf(other),
      weight,
      gain: Math.round(gain * 100) / 100,
    })),
  };
}

const MILLION = 1e6;

export function rowOf(list: string, player: string, { mu, sigma, games, last = 0 }: Rating): RatingTable {
  return { list, player, mu: Math.round(mu * MILLION), sigma: Math.round(sigma * MILLION), games, last };
}

export function ratingOf(row: Omit<RatingTable, 'list' | 'player'> | undefined): Rating {
  if (!row) return NEWCOMER;
  return { mu: row.mu / MILLION, sigma: row.sigma / MILLION, games: row.games, last: row.last };
}
