import type { Deal } from '../contest/deal.ts';
import { tally } from '../contest/tally.ts';
import { TUNED } from './tuned.ts';

/** How the tuned weights did against the game's own. */
export interface Validation {
  readonly games: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate. */
  readonly low: number;
  readonly high: number;
  /** Points ahead of the others' mean, and its 95 % interval. */
  readonly margin: number;
  readonly marginLow: number;
  readonly marginHigh: number;
}

export function validationOf(deals: readonly Deal[]): Validation {
  const [{ winRate, low, high }] = tally([TUNED], deals);
  const margins = deals.map(marginOf);
  const margin = mean(margins);
  const variance = mean(margins.map((each) => (each - margin) ** 2));
  const doubt = 1.96 * Math.sqrt(variance / Math.max(1, margins.length - 1));
  return {
    games: deals.reduce((sum, deal) => sum + deal.length, 0),
    winRate,
    low,
    high,
    margin: rounded(margin),
    marginLow: rounded(margin - doubt),
    marginHigh: rounded(margin + doubt),
  };
}

/** Games of one deal share their luck, so they are one observation. */
function marginOf(deal: Deal): number {
  return mean(
    deal.map((game) => {
      const [own, others] = [true, false].map((isOwn) => game.filter(({ bot }) => (bot === TUNED) === isOwn));
      return mean(own.map(({ score }) => score)) - mean(others.map(({ score }) => score));
    }),
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

function rounded(n: number): number {
  return Math.round(n * 1000) / 1000;
}
