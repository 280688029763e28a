import type { Chance, Game } from '@stolik/core';

/** Somebody who plays by looking at a view: it gets nothing else, so it cannot cheat. */
export interface Bot {
  readonly name: string;
  /** The moves to play now, at least one. */
  decide<S, M, V, E, O>(game: Game<S, M, V, E, O>, v: V, seat: number, chance: Chance): M[];
}
