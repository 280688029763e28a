import type { Chance } from '../chance/chance.ts';

/**
 * A game as a list of numbers: every decision and every outcome of chance takes the next one, modulo the number of
 * possibilities. Any list is a valid game, so a failing one can be cut down blindly.
 */
export class Choices implements Chance {
  readonly taken: number[] = [];
  readonly #given: readonly number[];
  readonly #more: Chance | undefined;

  /** Follows `given`; after its end draws from `more`, or always takes the first possibility. */
  constructor(given: readonly number[], more?: Chance) {
    this.#given = given;
    this.#more = more;
  }

  int(n: number): number {
    const given = this.#given[this.taken.length];
    const choice = given === undefined ? (this.#more?.int(n) ?? 0) : given % n;
    this.taken.push(choice);
    return choice;
  }
}
