import { type Chance, SeededChance } from '@stolik/core';

/** Seeded chance that is set up only when it is drawn, since most actions draw none, and knows whether it was. */
export class Luck implements Chance {
  readonly #seed: string;
  #chance: SeededChance | undefined;

  constructor(seed: string) {
    this.#seed = seed;
  }

  get isUntouched(): boolean {
    return this.#chance === undefined;
  }

  int(n: number): number {
    this.#chance ??= new SeededChance(this.#seed);
    return this.#chance.int(n);
  }
}
