import { type Game, SeededChance, seatsOf } from '@stolik/core';

/** The state after so many random actions of a seeded game. Of seats that decide at once, the last goes first. */
export function randomPosition<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  options: O,
  seats: number,
  actions: number,
): S {
  const chance = new SeededChance(`perft/${seats}`);
  const s = game.setup(options, seats, chance);
  const legal: number[] = [];
  for (let i = 0; i < actions; i++) {
    const seat = Math.max(...seatsOf(game.actors(s)));
    const count = game.legal(s, seat, legal);
    game.apply(s, seat, legal[chance.int(count)], chance);
  }
  return s;
}
