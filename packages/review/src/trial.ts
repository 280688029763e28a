import { leadOf, pointsAfter, worldBefore } from '@stolik/bots/search';
import { type Estimate, estimateOf, halfWidth, meanOf, upper99 } from './numbers.ts';
import type { Settings } from './settings.ts';
import type { Sight } from './sight.ts';

/** Worlds that are tried before it is asked again whether that is enough. */
const BATCH = 16;
/** So many at least, where anything is left to luck at all. */
const FEWEST = 32;
/** A large difference need not be known more precisely than this share of it. */
const SHARE = 0.1;

/** How a race between turns went. Options are named by their places in the sight; what was played is 0. */
export interface Trial {
  readonly worlds: number;
  /** Who leads in even worlds. */
  readonly leader: number;
  /** Who does but for what was played. */
  readonly rival: number;
  /** By how much the leader leads each option in odd worlds, as long as that took part. */
  readonly behind: readonly Estimate[];
  /** By how much the rival leads what was played, in odd worlds. */
  readonly against: Estimate;
  /** The lead that may be expected after each, in odd worlds. */
  readonly leads: readonly number[];
}

/**
 * Plays on from each option in common worlds by common luck, until it is clear enough how far the best is ahead of what
 * was played. Even worlds say who is best, who drops out and when it is enough; by how much is measured in odd ones: of
 * many options the one that seems best is flattered by its worlds, and worlds that had no say flatter nobody.
 *
 * Yields how far it is at most, in parts of 1.
 */
export function* race(sight: Sight, settings: Settings): Generator<number, Trial> {
  const { s, race, options } = sight;
  const even = options.map((): number[] => []);
  const odd = options.map((): number[] => []);
  let field = options.map((_, i) => i);
  for (let run = 0; ; ) {
    for (let i = 0; i < BATCH; i++, run++) {
      const world = worldBefore(race, s, run);
      const leads = run % 2 === 0 ? even : odd;
      for (const at of field) {
        leads[at]!.push(leadOf(pointsAfter(race, world, options[at]!.actions, run), race.seat));
      }
    }
    const ranked = [...field].sort((a, b) => meanOf(even[b]!) - meanOf(even[a]!) || a - b);
    const leader = ranked[0]!;
    const rival = leader === 0 ? ranked[1] : leader;
    field = field.filter((at) => at === 0 || at === leader || upper99(difference(even, at, leader)) >= 0);
    const isAlone = rival === undefined || !field.includes(rival);
    if (isAlone || run >= settings.worlds || isEnough(difference(even, rival, 0), run, settings)) {
      return trialOf(run, leader, rival ?? secondOf(even), even, odd);
    }
    yield run / settings.worlds;
  }
}

function isEnough(difference: Estimate, worlds: number, { tolerance }: Settings): boolean {
  if (worlds < FEWEST && difference.error > 0) return false;
  const width = halfWidth(difference);
  return width <= Math.max(tolerance, SHARE * Math.abs(difference.mean)) || difference.mean + width < 0;
}

function trialOf(worlds: number, leader: number, rival: number, even: number[][], odd: number[][]): Trial {
  return {
    worlds,
    leader,
    rival: leader === 0 ? secondOf(even) : rival,
    behind: odd.map((_, at) => difference(odd, leader, at)),
    against: difference(odd, leader === 0 ? secondOf(even) : rival, 0),
    leads: odd.map((leads) => meanOf(leads)),
  };
}

/** The best of those that were not played, whenever they dropped out: by how far they were ahead in their own worlds. */
function secondOf(even: readonly number[][]): number {
  let best = 1;
  for (let at = 2; at < even.length; at++) {
    if (difference(even, at, 0).mean > difference(even, best, 0).mean) best = at;
  }
  return best;
}

/** By how much one leads another in the worlds that both met. */
function difference(leads: readonly number[][], one: number, other: number): Estimate {
  const [a, b] = [leads[one]!, leads[other]!];
  const both = Math.min(a.length, b.length);
  return estimateOf(Array.from({ length: both }, (_, i) => a[i]! - b[i]!));
}
