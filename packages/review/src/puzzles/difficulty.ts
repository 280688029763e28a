import { rounded } from '../numbers.ts';

const BASE = 1000;
/** What each level that fails adds. */
const LEVEL = 200;
/** A turn that first sight does not take is harder, and so is one that leads by little. */
const BLIND = 100;
const NARROW = 50;
const WIDEST = 4;

interface Found {
  /** Of how many runs of each weaker level found it, as shares. */
  readonly found: readonly number[];
  readonly isBlind: boolean;
  /** By how many times as much as it has to it leads. */
  readonly gap: number;
}

/** How hard a puzzle seems before anybody has solved it, on the scale of those who do. */
export function difficultyOf({ found, isBlind, gap }: Found): number {
  const failing = found.reduce((sum, share) => sum + 1 - share, 0);
  const narrow = NARROW * (2 - Math.min(WIDEST, gap));
  return Math.round(rounded(BASE + LEVEL * failing + (isBlind ? BLIND : 0) + narrow));
}
