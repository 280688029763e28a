import type { Chance } from './chance.ts';
import { SeededChance } from './seeded.ts';

/**
 * A stream of its own for each tag: two tables with the same seed draw alike in round 4 even if they drew differently
 * before. As in duplicate bridge, what is left between them is how they played.
 */
export class DuplicateChance implements Chance {
  readonly #seed: string;
  readonly #streams = new Map<number, SeededChance>();

  constructor(seed: string | number) {
    this.#seed = String(seed);
  }

  int(n: number, tag = -1): number {
    let stream = this.#streams.get(tag);
    if (!stream) {
      stream = new SeededChance(`${this.#seed}/${tag}`);
      this.#streams.set(tag, stream);
    }
    return stream.int(n);
  }
}
