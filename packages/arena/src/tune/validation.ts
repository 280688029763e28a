import { certain } from '@stolik/core';
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
  const [{ winRate, low, high, lead }] = tally([TUNED], deals);
  const { mean, low: marginLow, high: marginHigh } = certain(lead, 'others in the validation');
  const games = deals.reduce((sum, deal) => sum + deal.length, 0);
  return { games, winRate, low, high, margin: mean, marginLow, marginHigh };
}
