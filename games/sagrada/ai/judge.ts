import type { State } from '../rules/state.ts';

/** Whoever says what a window is worth. */
export interface Judge {
  /**
   * The points the seat may expect in the end (alone: less the target) of its window as it lies, with so many drafts to
   * come. `taken` is a die that lies in the window already and in the pool still; -1 for none.
   */
  standing(s: State, seat: number, drafts: number, taken: number): number;
  /** Whether it knows when a draft is better left: otherwise a die that fits is always placed. */
  readonly weighsPass: boolean;
}

/** Where no die is taken. */
export const NONE = -1;
