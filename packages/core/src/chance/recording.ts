import type { Chance } from './chance.ts';
import { UNTAGGED } from './tags.ts';

/** What chance gave: for which tag, of how many, which one. */
export interface Draw {
  readonly tag: number;
  readonly n: number;
  readonly outcome: number;
}

/** Passes chance on and keeps the outcomes: they go into the log, which then replays with no seed. */
export class RecordingChance implements Chance {
  readonly draws: Draw[] = [];
  readonly #inner: Chance;

  constructor(inner: Chance) {
    this.#inner = inner;
  }

  get outcomes(): number[] {
    return this.draws.map(({ outcome }) => outcome);
  }

  int(n: number, tag?: number): number {
    const outcome = this.#inner.int(n, tag);
    this.draws.push({ tag: tag ?? UNTAGGED, n, outcome });
    return outcome;
  }
}
