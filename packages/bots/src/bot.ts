import type { Chance, Game, Heuristics } from '@stolik/core';
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

/** Points that a line of the score sheet, or all lines of a kind, has more or less of. */
export interface LineGain {
  readonly line: string;
  readonly by: number;
}

/** The best turn against the next best, in points at the end of the game. */
export interface Comparison {
  /** By how much more it leads. */
  readonly lead: number;
  /** `even`: about as good; `unknown`: luck still hides it, or playing to the end speaks against the choice. */
  readonly verdict: 'better' | 'even' | 'unknown';
  /** What surely differs, the most first. */
  readonly lines: readonly LineGain[];
}

export interface Decision<M> {
  /** The moves to play now, at least one: the whole turn, up to where chance decides. */
  readonly moves: M[];
  /** The best few, the chosen one first. A bot that does not weigh has none. */
  readonly candidates: readonly Candidate<M>[];
  /** The first candidate against the second, where that was asked for and the bot plays on ahead. */
  readonly comparison?: Comparison;
}

/** Somebody who plays one game by looking at views of it: it gets nothing else, so it cannot cheat. */
export interface Bot<V = unknown, M = unknown> {
  readonly name: string;
  /**
   * All of a bot's luck is `chance`: the same question gives the same decision, whatever was asked before, if the budget
   * counts no time.
   */
  decide(v: V, seat: number, chance: Chance, budget?: Budget): Decision<M>;
}

/** What a bot is made for: a game, and heuristics of its own for it. */
export interface BotGame<S = unknown, M = unknown, V = unknown> {
  readonly game: Game<S, M, V>;
  readonly heuristics: () => Heuristics<S>;
  /** The same by what was learned, where that was read: for the strong levels. */
  readonly trained?: () => Heuristics<S>;
}
