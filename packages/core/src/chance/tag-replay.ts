import type { Chance } from './chance.ts';
import type { Draw } from './recording.ts';
import type { ChanceSource } from './source.ts';
import { type DrawnTags, UNDRAWN, UNTAGGED } from './tags.ts';

/** What was drawn once, tag by tag, in order. */
export type DrawsByTag = ReadonlyMap<number, readonly Draw[]>;

/**
 * The luck of another game where it still fits: the k-th draw of a tag is what it was there if it is one of as many.
 * Whatever the other game did not draw, or drew of another number, is fresh.
 */
export class TagReplayChance implements Chance {
  readonly #recorded: DrawsByTag;
  readonly #fresh: Chance;
  readonly #drawn: Map<number, number>;

  /** Goes on after what was drawn already. */
  constructor(recorded: DrawsByTag, fresh: Chance, drawn: DrawnTags = UNDRAWN) {
    this.#recorded = recorded;
    this.#fresh = fresh;
    this.#drawn = new Map(drawn);
  }

  int(n: number, tag = UNTAGGED): number {
    const k = this.#drawn.get(tag) ?? 0;
    this.#drawn.set(tag, k + 1);
    const recorded = this.#recorded.get(tag)?.[k];
    return recorded?.n === n ? recorded.outcome : this.#fresh.int(n, tag);
  }
}

/** The luck of another game where it still fits, and otherwise `own`. */
export function sameLuckSource(draws: readonly Draw[], own: ChanceSource): ChanceSource {
  const recorded = byTag(draws);
  return { ...own, next: (log, drawn) => new TagReplayChance(recorded, own.next(log, drawn), drawn) };
}

export function byTag(draws: readonly Draw[]): DrawsByTag {
  const tags = new Map<number, Draw[]>();
  for (const draw of draws) {
    const known = tags.get(draw.tag);
    if (known) known.push(draw);
    else tags.set(draw.tag, [draw]);
  }
  return tags;
}
