import type { Chance } from './chance.ts';

/** Passes chance on and keeps the outcomes: they go into the log, which then replays with no seed. */
export class RecordingChance implements Chance {
  readonly outcomes: number[] = [];
  readonly #inner: Chance;

  constructor(inner: Chance) {
    this.#inner = inner;
  }

  int(n: number, tag?: number): number {
    const outcome = this.#inner.int(n, tag);
    this.outcomes.push(outcome);
    return outcome;
  }
}
