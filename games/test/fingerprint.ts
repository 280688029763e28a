import { createHash } from 'node:crypto';
import { DuplicateChance, type Game, SeededChance, seatsOf } from '@stolik/core';

/** Looking costs more than playing, so one decision in so many is looked at closely. */
const EVERY = 8;

/**
 * Random games as one short text: what every seat sees and may do, why it may not do the rest, what is told and scored. It
 * changes with the smallest change of any of these; which one it was, golden playthroughs and rulings say better.
 */
export function fingerprint<S, M, V, E, O>(game: Game<S, M, V, E, O>, seats: number, games: number): string {
  const hash = createHash('sha256');
  const write = (...values: unknown[]) => hash.update(`${JSON.stringify(values)}\n`);
  for (let i = 0; i < games; i++) {
    const choices = new SeededChance(`choices/${seats}/${i}`);
    // A stream of its own for everything that is drawn: what is drawn for what shows too.
    const luck = new DuplicateChance(`luck/${seats}/${i}`);
    const options = game.sampleOptions(seats, choices);
    const s = game.setup(options, seats, luck);
    write(options, game.inventory(s), game.view(s, undefined));
    /** The last move of each kind: mostly illegal by now. */
    const others = new Map<string, M>();
    const buffer: number[] = [];
    while (game.actors(s) !== 0) {
      const actors = seatsOf(game.actors(s));
      const seat = actors[choices.int(actors.length)];
      const count = game.legal(s, seat, buffer);
      const moves = buffer.slice(0, count).map((a) => game.toMove(s, seat, a));
      const lines = moves.map((move) => game.print(move));
      write(seat, lines);
      if (choices.int(EVERY) === 0) {
        const asking = choices.int(seats);
        const v = game.view(s, asking);
        write(
          v,
          [...others.values()].map((move) => game.whyNot(v, asking, move)),
        );
      }
      const chosen = choices.int(count);
      for (const at of [choices.int(count), chosen]) others.set(lines[at].split(' ')[0], moves[at]);
      game.apply(s, seat, buffer[chosen], luck, (event) => write(event));
    }
    write(game.view(s, undefined), game.score(s), game.inventory(s));
  }
  return hash.digest('hex').slice(0, 16);
}
