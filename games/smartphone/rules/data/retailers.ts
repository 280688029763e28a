import { type Certainty, certaintyOf } from '@stolik/core';
import type { Size } from './regions.ts';
import type { Side } from './technologies.ts';

/** What the tile gives, once, for an office on it. */
export const BONUSES = ['goods', 'research', 'price', 'second-office', 'move-office'] as const;
export type BonusKind = (typeof BONUSES)[number];

/** One side of a retailer tile. */
export interface Retailer {
  readonly id: string;
  readonly size: Size;
  readonly side: Side;
  /** VP of its slots from the left, at the end of the game. */
  readonly vp: readonly number[];
  readonly bonus?: BonusKind;
  /** How many goods or how much research the bonus is. */
  readonly n?: number;
}

/** What each letter of a row's `provenance` speaks of, in order: `others` are the slots after the first and their VP. */
export const RETAILER_FIELDS = ['size', 'first', 'others', 'bonus'] as const;
export type RetailerField = (typeof RETAILER_FIELDS)[number];

export interface RetailerRow extends Retailer {
  /** A letter for each of `RETAILER_FIELDS`: p printed, d deduced from what is, r reconstructed by us. */
  readonly provenance: string;
}

/**
 * Provenance: that there are 7 tiles with two sides, and the kinds of bonus, is known from the rulebook; that at least 2 are
 * S, 3 M and 1 L follows from the set-up. Everything else is RECONSTRUCTED: the size of the seventh, the slots, their VP,
 * and which side has which bonus. The one number found in print is 11 VP for the first office on an S tile. Whoever owns
 * the box can put tiles right with the option `retailers`.
 */
// biome-ignore format: a row a side
export const RETAILERS: readonly RetailerRow[] = [
  { id: 'rS1', size: 'S', side: 'A', vp: [11, 6], provenance: 'dprr' },
  { id: 'rS1', size: 'S', side: 'B', vp: [8, 4], bonus: 'goods', n: 2, provenance: 'drrr' },
  { id: 'rS2', size: 'S', side: 'A', vp: [9, 5], bonus: 'price', provenance: 'drrr' },
  { id: 'rS2', size: 'S', side: 'B', vp: [8, 4], bonus: 'research', n: 1, provenance: 'drrr' },
  { id: 'rS3', size: 'S', side: 'A', vp: [11, 6], provenance: 'rrrr' },
  { id: 'rS3', size: 'S', side: 'B', vp: [8, 4], bonus: 'move-office', provenance: 'rrrr' },
  { id: 'rM1', size: 'M', side: 'A', vp: [15, 10, 5], provenance: 'drrr' },
  { id: 'rM1', size: 'M', side: 'B', vp: [12, 8, 4], bonus: 'goods', n: 3, provenance: 'drrr' },
  { id: 'rM2', size: 'M', side: 'A', vp: [12, 8, 4], bonus: 'second-office', provenance: 'drrr' },
  { id: 'rM2', size: 'M', side: 'B', vp: [11, 7, 4], bonus: 'research', n: 2, provenance: 'drrr' },
  { id: 'rM3', size: 'M', side: 'A', vp: [15, 10, 5], provenance: 'drrr' },
  { id: 'rM3', size: 'M', side: 'B', vp: [13, 9, 4], bonus: 'price', provenance: 'drrr' },
  { id: 'rL1', size: 'L', side: 'A', vp: [20, 14, 8, 4], provenance: 'drrr' },
  { id: 'rL1', size: 'L', side: 'B', vp: [16, 11, 6, 3], bonus: 'goods', n: 4, provenance: 'drrr' },
];

/** Each tile once, as the place of its A side; the B side comes right after it. */
export const RETAILER_TILES: readonly number[] = RETAILERS.flatMap(({ side }, place) => (side === 'A' ? [place] : []));

/** Regions covered besides the M regions without an office, by the number of companies. Provenance: known (rulebook). */
export const COVERED: Readonly<Record<number, readonly string[]>> = {
  2: ['china', 'canada', 'caribbean'],
  3: ['europe', 'rsa'],
  4: ['canada'],
  5: [],
};

/** How sure each part of a side is. */
export function retailerCertainty(row: RetailerRow): Readonly<Record<RetailerField, Certainty>> {
  return certaintyOf(RETAILER_FIELDS, row.provenance);
}
