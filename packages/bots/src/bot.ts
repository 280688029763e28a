import type { Chance, Game } from '@stolik/core';
import type { Budget } from './budget.ts';

/** A way to play that was thought about. */
export interface Candidate<M> {
  readonly moves: readonly M[];
  /** The points the seat may expect in the end. */
  readonly value: number;
  /** By how much it leads the best of the others then; alone, the same as `value`. */
  readonly lead: number;
  /** The score line that these moves change most, and by how much: what they are good for. */
  readonly reason?: { readonly line: string; readonly by: number };
}

export interface Decision<M> {
  /** The moves to play now, at least one: the whole turn, up to where chance decides. */
  readonly moves: M[];
  /** The best few, the chosen one first. A bot that does not weigh has none. */
  readonly candidates: readonly Candidate<M>[];
}

/** Somebody who plays by looking at a view: it gets nothing else, so it cannot cheat. */
export interface Bot {
  readonly name: string;
  /** All of a bot's luck is `chance`: the same gives the same decision, if the budget counts no time. */
  decide<S, M, V, E, O>(game: Game<S, M, V, E, O>, v: V, seat: number, chance: Chance, budget?: Budget): Decision<M>;
}
