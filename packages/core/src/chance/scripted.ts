import { StolikError } from '../errors.ts';
import type { Chance } from './chance.ts';

/** Hands out given outcomes: a log's, or a test's. Too few, too many or impossible ones are an error. */
export class ScriptedChance implements Chance {
  readonly #outcomes: readonly number[];
  #next = 0;

  constructor(outcomes: readonly number[]) {
    this.#outcomes = outcomes;
  }

  int(n: number): number {
    const outcome = this.#outcomes[this.#next];
    if (outcome === undefined) throw new StolikError('bad-log', 'too few chance outcomes are recorded');
    this.#next++;
    if (!Number.isInteger(outcome) || outcome < 0 || outcome >= n) {
      throw new StolikError('bad-log', `chance outcome ${outcome} is not from 0 to ${n - 1}`);
    }
    return outcome;
  }

  get isExhausted(): boolean {
    return this.#next === this.#outcomes.length;
  }
}
