import { DAY, type Rating } from './rating.ts';

/** Of the normal distribution: 95 % lie within so many standard deviations. */
const Z95 = 1.959963984540054;

const PROVISIONAL_FROM = 100;
const BOARD_FROM = 75;
/** Whoever has not played for so long is on no board. */
export const BOARD_SPAN = 90 * DAY;

/** A rating as people read it: "1540 ± 120", or "1540?" as long as it is a guess. */
export interface ShownRating {
  readonly points: number;
  /** Half of a 95 % interval. */
  readonly margin: number;
  readonly isProvisional: boolean;
}

export function shown({ mu, sigma }: Rating): ShownRating {
  return { points: Math.round(mu), margin: Math.round(Z95 * sigma), isProvisional: isProvisional(sigma) };
}

/** After about ten games it is none any more. */
function isProvisional(sigma: number): boolean {
  return sigma > PROVISIONAL_FROM;
}

/** A board is for those of whom enough is known (about 20 games, 30 with two seats) and who have played lately. */
export function isOnBoard({ sigma, last }: Rating, now: number): boolean {
  return sigma <= BOARD_FROM && last !== undefined && now - last <= BOARD_SPAN;
}

/** The best first; equal ones in the order in which they came. */
export function byStrength(a: Rating, b: Rating): number {
  return b.mu - a.mu;
}
