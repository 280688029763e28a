import type { Result } from '../contest/series.ts';
import { type Standing, tally } from '../contest/tally.ts';
import { rate } from './rating.ts';

/** Who meets whom: every level the one below, and `greedy` those beside it. */
export const PAIRINGS = [
  ['easy', 'random'],
  ['medium', 'easy'],
  ['hard', 'medium'],
  ['expert', 'hard'],
  ['expert', 'greedy'],
  ['greedy', 'medium'],
] as const;

/** Everybody on the ladder; the first is the foot that the others are measured from. */
const NAMES = ['random', 'easy', 'medium', 'greedy', 'hard', 'expert'] as const;

/** A bot's place on the ladder. */
export interface Rung extends Pick<Standing, 'msPerTurn' | 'worstMs' | 'meanScore'> {
  readonly name: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

export interface Pairing extends Pick<Standing, 'winRate' | 'low' | 'high' | 'lead'> {
  readonly bots: readonly string[];
  readonly games: number;
}

export interface Ladder {
  readonly game: string;
  readonly seats: number;
  /** The best first. */
  readonly ladder: readonly Rung[];
  readonly pairings: readonly Pairing[];
}

/** What the results of all pairings say about everybody. */
export function ladderOf(game: string, results: readonly Result[], seed: string): Ladder {
  const meetings = results.map(({ contest: { bots }, deals }) => ({
    a: bots[0],
    b: bots[1],
    rates: deals.map((deal) => tally([bots[0]], [deal])[0].winRate),
  }));
  const rungs = rate(NAMES, meetings, seed).map((rating): Rung => {
    const own = results.filter(({ contest }) => contest.bots.includes(rating.name));
    const [{ msPerTurn, worstMs, meanScore }] = tally(
      [rating.name],
      own.flatMap(({ deals }) => deals),
    );
    return { ...rating, msPerTurn, worstMs, meanScore };
  });
  return {
    game,
    seats: 2,
    ladder: rungs.sort((a, b) => b.rating - a.rating),
    pairings: results.map(({ contest: { bots }, deals, standings: [{ winRate, low, high, lead }] }) => ({
      bots,
      games: deals.length * bots.length,
      winRate,
      low,
      high,
      ...(lead ? { lead } : {}),
    })),
  };
}
