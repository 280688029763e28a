/** The keys of a phrase - its words, pairs of them, or their letters - and the unit that it belongs to. */
export interface Bag {
  readonly unit: number;
  readonly keys: ReadonlySet<string>;
}

/** How much a key tells: one of few units tells more than one of many. */
export type Rarity = (key: string) => number;

/** The rarity of keys that each unit has. */
export function rarityAmong(units: readonly ReadonlySet<string>[]): Rarity {
  const holders = new Map<string, number>();
  for (const keys of units) for (const key of keys) holders.set(key, (holders.get(key) ?? 0) + 1);
  const tells = Array.from({ length: units.length + 1 }, (_, count) => Math.log(1 + units.length / (count || 1)));
  return (key) => tells[holders.get(key) ?? 0]!;
}

/** Phrases of units, to be compared with what somebody asks. */
export class Bags {
  readonly #bags: readonly Bag[];
  readonly #rarity: Rarity;
  /** By bag, what all of its keys tell. */
  readonly #whole: readonly number[];
  /** By key, the bags that hold it. */
  readonly #holders = new Map<string, number[]>();

  constructor(bags: readonly Bag[], rarity = rarityAmong(together(bags))) {
    this.#bags = bags;
    this.#rarity = rarity;
    this.#whole = bags.map(({ keys }) => {
      let whole = 0;
      for (const key of keys) whole += rarity(key);
      return whole;
    });
    for (const [i, { keys }] of bags.entries())
      for (const key of keys) {
        const holders = this.#holders.get(key);
        if (holders) holders.push(i);
        else this.#holders.set(key, [i]);
      }
  }

  /** By key, what it tells. */
  tell(keys: Iterable<string>): ReadonlyMap<string, number> {
    return new Map([...keys].map((key) => [key, this.#rarity(key)]));
  }

  /** By unit, how like the question the likest of its phrases is: of all that both tell, what they have in common. */
  like(told: ReadonlyMap<string, number>, whole = sum(told)): ReadonlyMap<number, number> {
    const common = new Map<number, number>();
    for (const [key, tells] of told)
      for (const i of this.#holders.get(key) ?? []) common.set(i, (common.get(i) ?? 0) + tells);
    const alike = new Map<number, number>();
    for (const [i, tells] of common) {
      const { unit } = this.#bags[i]!;
      alike.set(unit, Math.max(alike.get(unit) ?? 0, tells / Math.sqrt(whole * this.#whole[i]!)));
    }
    return alike;
  }
}

function sum(told: ReadonlyMap<string, number>): number {
  return [...told.values()].reduce((whole, tells) => whole + tells, 0);
}

/** All keys of each unit. */
function together(bags: readonly Bag[]): readonly ReadonlySet<string>[] {
  const units = new Map<number, Set<string>>();
  for (const { unit, keys } of bags) {
    const known = units.get(unit) ?? new Set<string>();
    units.set(unit, known);
    for (const key of keys) known.add(key);
  }
  return [...units.values()];
}
