import type { Die } from '../rules/index.ts';

/** Where each die of the pool lies; a place that a die has left stays empty. */
export type Places = readonly (Die | undefined)[];

/**
 * The same dice where they were before. Of equal dice the first is the one that is taken; a die that comes fills the
 * first gap. Where none is left of those before, all have been thrown anew.
 */
export function keepPlaces(before: Places, dice: readonly Die[]): Places {
  const left = [...dice];
  const take = (die: Die | undefined): Die | undefined => {
    const at = die === undefined ? -1 : left.indexOf(die);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // From the end, since of equal dice the first is missing.
  const kept = [...before].reverse().map(take).reverse();
  if (kept.every((die) => die === undefined) || left.length > 1) return dice;
  return left.length === 0 ? kept : filled(kept, left[0]);
}

function filled(places: Places, die: Die): Places {
  const gap = places.indexOf(undefined);
  return gap < 0 ? [...places, die] : places.with(gap, die);
}
