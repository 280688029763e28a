import { SeededChance } from './chance/seeded.ts';
import { type Game, seatsOf } from './game.ts';
import { legalOf } from './legal.ts';

/**
 * How many different paths of `depth` actions lead on from a state, chance drawing the same numbers on every path. The
 * counts of a few positions pin down `legal` and `apply` together: hardly any mistake leaves them unchanged.
 */
export function perft<S>(game: Game<S>, s: S, depth: number): number {
  if (depth === 0) return 1;
  let paths = 0;
  for (const seat of seatsOf(game.actors(s))) {
    for (const a of legalOf(game, s, seat)) {
      const next = game.clone(s);
      game.apply(next, seat, a, new SeededChance('perft'));
      paths += perft(game, next, depth - 1);
    }
  }
  return paths;
}
