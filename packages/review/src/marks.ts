import { type Estimate, halfWidth } from './numbers.ts';

/** What a turn is called: from the one that changed the game down to one as good as any, and a find that few would make. */
export const MARKS = ['none', 'fine', 'slip', 'costly', 'turning'] as const;
export type Mark = (typeof MARKS)[number];

/** What a loss must surely and on average come to, in points of Sagrada. */
const LOSSES = [
  { mark: 'turning', low: 3, mean: 5 },
  { mark: 'costly', low: 1.5, mean: 2.5 },
  { mark: 'slip', low: 0.5, mean: 1 },
] as const;

/** What a loss must cost of the chance to win. */
export const LEAST_CHANCE = 0.03;

/** The mark of a loss, as far as one judge can tell. */
export function markOf(loss: Estimate, scale: number): 'none' | 'slip' | 'costly' | 'turning' {
  const low = loss.mean - halfWidth(loss);
  return LOSSES.find((least) => low > scale * least.low && loss.mean >= scale * least.mean)?.mark ?? 'none';
}

/** Whether a gap is as large as what a costly turn gives away. */
export function isCostly(gap: Estimate, scale: number): boolean {
  return ['costly', 'turning'].includes(markOf(gap, scale));
}
