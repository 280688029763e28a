import type { BotGame } from './bot.ts';
import { movesOf } from './decision.ts';
import { countSeats, leadOf, timeOf } from './playout.ts';
import { pointsAfter, worldBefore } from './race.ts';
import { turnsOf } from './turn.ts';

/** A turn and by how much its seat leads after it, world by world. */
export interface Weighed<M> {
  readonly moves: readonly M[];
  readonly leads: readonly number[];
}

/** How turns are weighed against each other. */
export interface Weighing {
  /** How many turns, the best at first sight. */
  readonly breadth: number;
  /** Only these of them, by their places at first sight. */
  readonly places?: readonly number[];
  readonly worlds: number;
  /** Other worlds and other luck for another seed. */
  readonly seed: number;
  /** Whether playouts go on to the end of the game, and not as far as the strongest level looks. */
  readonly toTheEnd?: boolean;
}

/** Weighs whole turns in common worlds by common luck: slower than any bot, for whoever wants to be sure. */
export class Scales<S, M, V> {
  readonly #playable: BotGame<S, M, V>;
  readonly #heuristics;

  constructor(playable: BotGame<S, M, V>) {
    this.#playable = playable;
    this.#heuristics = (playable.trained ?? playable.heuristics)();
  }

  /** The turns there are, by a state that the seat cannot tell from the true one, the best at first sight first. */
  weigh(s: S, seat: number, { breadth, places, worlds, seed, toTheEnd }: Weighing): Weighed<M>[] {
    const { game } = this.#playable;
    const heuristics = this.#heuristics;
    // At first sight it is the same whatever worlds follow.
    const sight = { game, heuristics, seat, seed: 0 };
    const seats = countSeats(game, s);
    const ahead = heuristics.levels?.expert.horizon(s) ?? heuristics.horizon(seats);
    const end = toTheEnd ? Number.POSITIVE_INFINITY : timeOf(sight, s) + ahead;
    const race = { ...sight, seed, seats, end };
    const turns = turnsOf(sight, s)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, breadth)
      .filter((_, place) => !places || places.includes(place));
    const leads = turns.map((): number[] => []);
    for (let run = 0; run < worlds; run++) {
      const world = worldBefore(race, s, run);
      turns.forEach(({ actions }, i) => {
        leads[i]!.push(leadOf(pointsAfter(race, world, actions, run), seat));
      });
    }
    return turns.map(({ actions }, i) => ({ moves: movesOf(game, s, seat, actions), leads: leads[i]! }));
  }
}
