// A set of up to 32 things is a mask: an int with a bit for each thing in it, by its place.

export function hasBit(mask: number, place: number): boolean {
  return ((mask >> place) & 1) === 1;
}

/** Whether there are two or more things in the set. */
export function hasSeveral(mask: number): boolean {
  return (mask & (mask - 1)) !== 0;
}

/** How many things are in the set: in pairs of bits, in fours, in bytes, then all of them. */
export function countBits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The first place of a set that is not empty. `mask &= mask - 1` then leaves it out: that is how sets are walked. */
export function firstBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The places of the set, ascending. */
export function bitsOf(mask: number): number[] {
  const places: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) places.push(firstBit(rest));
  return places;
}
