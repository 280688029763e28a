/** The only door to randomness. Rules never see a seed. */
export interface Chance {
  /**
   * A uniform whole number from 0 to n - 1. `tag` says what it is for (round and purpose), so that duplicate games can
   * give every table the same round-4 roll whatever happened before.
   */
  int(n: number, tag?: number): number;
}

/** For places where the rules promise that nothing is drawn. */
export const noChance: Chance = {
  int() {
    throw new Error('chance was drawn where the rules promise that none is');
  },
};

/** Moves a uniformly chosen item to `items[at]`, from the part that starts there: one step of a lazy shuffle. */
export function dealInto<T>(items: T[], at: number, chance: Chance, tag?: number): T {
  const from = at + chance.int(items.length - at, tag);
  const item = items[from]!;
  items[from] = items[at]!;
  items[at] = item;
  return item;
}

/** A uniformly chosen item. */
export function pick<T>(items: readonly T[], chance: Chance): T {
  return items[chance.int(items.length)]!;
}
