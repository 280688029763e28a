import type { Game, Heuristics } from '@stolik/core';

/** What of a game a search plays with. */
export type Rules<S> = Pick<Game<S>, 'clone' | 'actors' | 'legal' | 'apply' | 'epoch' | 'shuffle'>;

/** How a game is played on, for whichever seat. */
export interface Play<S> {
  readonly game: Rules<S>;
  readonly heuristics: Heuristics<S>;
}

/** What a seat is to decide. */
export interface Question<S> extends Play<S> {
  readonly seat: number;
  /** The same for all that is looked at: choices are compared under the same luck. */
  readonly seed: number;
}

/** The actions worth looking at: all, where the game names none. */
export function actionsOf<S>({ game, heuristics }: Play<S>, s: S, seat: number): number[] {
  const out: number[] = [];
  out.length = heuristics.candidates ? heuristics.candidates(s, seat, out) : game.legal(s, seat, out);
  return out;
}
