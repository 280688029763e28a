import { type GameEntry, Match, SeededChance, seededSource } from '@stolik/core';

/** A whole game of random moves, with random options, in which some are taken back. */
export function randomGame({ game }: GameEntry, seats: number, seed: string): Match {
  const chance = new SeededChance(seed);
  const options = game.sampleOptions(seats, chance);
  const match = Match.begin(game, { seats, options, source: seededSource(seed) });
  while (!match.isOver) {
    const { actors } = match;
    const seat = actors[chance.int(actors.length)];
    if (match.canRetract(seat) && chance.int(8) === 0) match.retract(seat);
    else {
      const moves = match.legal(seat);
      match.play(seat, [moves[chance.int(moves.length)]]);
    }
  }
  return match;
}
