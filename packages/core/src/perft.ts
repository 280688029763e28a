import { SeededChance } from './chance/seeded.ts';
import { type Game, seatsOf } from './game.ts';

/**
 * How many different paths of `depth` actions lead on from a state, chance drawing the same numbers on every path. The
 * counts of a few positions pin down `legal` and `apply` together: hardly any mistake leaves them unchanged.
 */
export function perft<S>(game: Game<S>, s: S, depth: number): number {
  if (depth === 0) return 1;
  let paths = 0;
  for (const seat of seatsOf(game.actors(s))) {
    const actions: number[] = [];
    const count = game.legal(s, seat, actions);
    for (let i = 0; i < count; i++) {
      const next = game.clone(s);
      game.apply(next, seat, actions[i], new SeededChance('perft'));
      paths += perft(game, next, depth - 1);
    }
  }
  return paths;
}
