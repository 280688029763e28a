import type { BotGame } from '@stolik/bots';
import { decidedWorld, leadOf, movesOf, pointsAfter, type Race, turnsOf, worldBefore } from '@stolik/bots/search';
import { type Game, SeededChance } from '@stolik/core';
import { actionsIn, keyOf, raceFrom, typed } from '../turns.ts';

/** How turns are tried. */
export interface Trying {
  readonly worlds: number;
  /** Other worlds and other luck for another seed. */
  readonly seed: string;
  /** Whether playouts go on to the end of the game, and not as far as the strongest level looks. */
  readonly toTheEnd?: boolean;
  /** The state as it is, where it is to be tried in that alone. */
  readonly truth?: unknown;
}

/** Seeds are drawn below this. */
const SEEDS = 2 ** 30;

/** The turns of a seat in one position, by what it knows: those that lead to the same are one, the best at first sight is first. */
export class Field {
  readonly turns: readonly (readonly number[])[];
  readonly #game: Game;
  readonly #s: unknown;
  readonly #seat: number;
  readonly #race: Race<unknown>;
  readonly #keys: readonly string[];

  constructor({ game, heuristics, trained }: BotGame, view: unknown, seat: number) {
    this.#game = game;
    this.#seat = seat;
    this.#s = game.imagine(view, seat, new SeededChance('puzzle/imagine'));
    const own = (trained ?? heuristics)();
    const turns = turnsOf({ game, heuristics: own, seat, seed: 0 }, this.#s).sort((a, b) => b.worth - a.worth);
    const keys = turns.map(({ actions }) => keyOf(game, this.#s, seat, actions));
    const isFirst = (_: unknown, at: number) => keys.indexOf(keys[at]!) === at;
    this.turns = turns.filter(isFirst).map(({ actions }) => actions);
    this.#keys = keys.filter(isFirst);
    this.#race = raceFrom(game, own, this.#s, seat, 0);
  }

  /** How far the seat leads after each of these turns, world by world: all in the same worlds by the same luck. */
  leads(turns: readonly (readonly number[])[], { worlds, seed, toTheEnd, truth }: Trying): number[][] {
    const race = this.raceOf(seed, toTheEnd);
    const leads = turns.map((): number[] => []);
    for (let run = 0; run < worlds; run++) {
      const world = truth === undefined ? worldBefore(race, this.#s, run) : decidedWorld(race, truth, run);
      turns.forEach((actions, i) => {
        leads[i]!.push(leadOf(pointsAfter(race, world, actions, run), this.#seat));
      });
    }
    return leads;
  }

  raceOf(seed: string, toTheEnd = false): Race<unknown> {
    const race = { ...this.#race, seed: new SeededChance(`puzzle/${seed}`).int(SEEDS) };
    return toTheEnd ? { ...race, end: Number.POSITIVE_INFINITY } : race;
  }

  get imagined(): unknown {
    return this.#s;
  }

  /** The place of a turn, -1 where none here leads to the same. */
  placeOf(moves: readonly unknown[]): number {
    return this.#keys.indexOf(this.keyOf(this.actionsIn(moves)));
  }

  actionsIn(moves: readonly unknown[]): number[] {
    return actionsIn(this.#game, this.#s, this.#seat, moves);
  }

  keyOf(actions: readonly number[]): string {
    return keyOf(this.#game, this.#s, this.#seat, actions);
  }

  typed(place: number): string {
    return typed(this.#game, movesOf(this.#game, this.#s, this.#seat, this.turns[place]!));
  }
}
