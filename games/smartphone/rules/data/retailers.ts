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

/**
 * Provenance: that there are 7 tiles with two sides, and the kinds of bonus, is known from the rulebook; that at least 2 are
 * S, 3 M and 1 L follows from the set-up. Everything else is RECONSTRUCTED: the size of the seventh, the slots, their VP,
 * and which side has which bonus. The one number found in print is 11 VP for the first office on an S tile. Whoever owns
 * the box may correct a row here, and nothing else.
 */
// biome-ignore format: a row a side
export const RETAILERS: readonly Retailer[] = [
  { id: 'rS1', size: 'S', side: 'A', vp: [11, 6] },
  { id: 'rS1', size: 'S', side: 'B', vp: [8, 4], bonus: 'goods', n: 2 },
  { id: 'rS2', size: 'S', side: 'A', vp: [9, 5], bonus: 'price' },
  { id: 'rS2', size: 'S', side: 'B', vp: [8, 4], bonus: 'research', n: 1 },
  { id: 'rS3', size: 'S', side: 'A', vp: [11, 6] },
  { id: 'rS3', size: 'S', side: 'B', vp: [8, 4], bonus: 'move-office' },
  { id: 'rM1', size: 'M', side: 'A', vp: [15, 10, 5] },
  { id: 'rM1', size: 'M', side: 'B', vp: [12, 8, 4], bonus: 'goods', n: 3 },
  { id: 'rM2', size: 'M', side: 'A', vp: [12, 8, 4], bonus: 'second-office' },
  { id: 'rM2', size: 'M', side: 'B', vp: [11, 7, 4], bonus: 'research', n: 2 },
  { id: 'rM3', size: 'M', side: 'A', vp: [15, 10, 5] },
  { id: 'rM3', size: 'M', side: 'B', vp: [13, 9, 4], bonus: 'price' },
  { id: 'rL1', size: 'L', side: 'A', vp: [20, 14, 8, 4] },
  { id: 'rL1', size: 'L', side: 'B', vp: [16, 11, 6, 3], bonus: 'goods', n: 4 },
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
