import type { Chance } from './chance.ts';
import { SeededChance } from './seeded.ts';
import { type DrawnTags, UNDRAWN, UNTAGGED } from './tags.ts';

/**
 * A stream of its own for each tag: two tables with the same seed draw alike in round 4 even if they drew differently
 * before. As in duplicate bridge, what is left between them is how they played.
 */
export class DuplicateChance implements Chance {
  readonly #seed: string;
  readonly #drawn: DrawnTags;
  readonly #streams = new Map<number, SeededChance>();

  /** Goes on after what was drawn already. */
  constructor(seed: string | number, drawn: DrawnTags = UNDRAWN) {
    this.#seed = String(seed);
    this.#drawn = drawn;
  }

  int(n: number, tag = UNTAGGED): number {
    let stream = this.#streams.get(tag);
    if (!stream) {
      stream = new SeededChance(`${this.#seed}/${tag}`);
      for (let i = this.#drawn.get(tag) ?? 0; i > 0; i--) stream.int(1);
      this.#streams.set(tag, stream);
    }
    return stream.int(n);
  }
}
