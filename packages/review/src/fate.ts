import type { BotGame } from '@stolik/bots';
import { leadOf, type Play, playOut, standings, timeOf, worldBefore } from '@stolik/bots/search';
import { SeededChance, seatsOf } from '@stolik/core';
import type { ChanceEvent, Course, Moment, PlayedTurn, Stage } from './course.ts';
import { meanOf } from './numbers.ts';
import type { Settings } from './settings.ts';
import type { Eye } from './sight.ts';
import { actionsIn } from './turns.ts';

/** By how many points something moved every seat's lead over the mean of the others, and the standard errors of that. */
export interface Push {
  readonly line: number;
  readonly by: readonly number[];
  readonly errors: readonly number[];
}

/** The lead that every seat could expect when somebody was asked, over the best of the others. */
export interface Outlook {
  readonly line: number;
  readonly moment: Moment;
  readonly leads: readonly number[];
}

/** What a game was made of, in points of the moment: what they are worth in the end a table has to say. */
export interface Fate {
  readonly outlooks: readonly Outlook[];
  /** What every seat could expect after the set-up. */
  readonly start: readonly number[];
  readonly luck: readonly Push[];
  /** What others had planned, against what could be expected of them. */
  readonly plans: readonly Push[];
  /** What turns brought against those that looked best at first sight, each with the seat that played it. */
  readonly turns: readonly (Push & { readonly seat: number })[];
  readonly margins: readonly number[];
}

/**
 * Works out what chance, plans and turns did, from the true states: this is about what happened, not about what anybody
 * knew. Everything is the mean of differences between two playouts by the same luck, one from what happened and one from
 * what might have, so each has the mean 0 whatever the playouts are worth.
 */
export class Historian {
  readonly #playable: BotGame;
  readonly #settings: Settings;
  readonly #eye: Eye;
  readonly #play: Play<unknown>;

  constructor(playable: BotGame, settings: Settings, eye: Eye) {
    this.#playable = playable;
    this.#settings = settings;
    this.#eye = eye;
    this.#play = eye.play;
  }

  /** What every seat could expect at every stage. */
  *outlooks({ stages, seats }: Course, seed: string): Generator<number, Outlook[]> {
    const found: Outlook[] = [];
    for (const [at, { line, state, moment }] of stages.entries()) {
      const sums = new Array<number>(seats).fill(0);
      const end = this.#endFrom(state, seats);
      for (let run = 0; run < this.#settings.chart; run++) {
        const points = this.#pointsFrom(state, `${seed}/outlook/${run}`, end, seats);
        for (let seat = 0; seat < seats; seat++) sums[seat]! += leadOf(points, seat);
      }
      found.push({ line, moment, leads: sums.map((sum) => sum / this.#settings.chart) });
      yield at / stages.length;
    }
    return found;
  }

  /** What the set-up was worth: played to the end, since nearer by little of it shows. */
  *start({ stages, seats }: Course, seed: string): Generator<number, number[]> {
    const { state } = stages[0]!;
    const runs: number[][] = [];
    for (let run = 0; run < this.#settings.start; run++) {
      runs.push(leadsOf(this.#pointsFrom(state, `${seed}/start/${run}`, Number.POSITIVE_INFINITY, seats)));
      if (run % 16 === 0) yield run / this.#settings.start;
    }
    return Array.from({ length: seats }, (_, seat) => meanOf(runs.map((leads) => leads[seat]!)));
  }

  /** What chance did, line by line, against what it might have done after the same moves. */
  *luck({ events, seats }: Course, seed: string): Generator<number, Push[]> {
    const pushes: Push[] = [];
    for (const [at, event] of events.entries()) {
      pushes.push(this.#luckOf(event, seats, `${seed}/luck/${event.line}`));
      yield at / events.length;
    }
    return pushes;
  }

  /** What others had planned where several decided at once, for each seat against what it could expect of them. */
  *plans({ stages, turns, seats }: Course, seed: string): Generator<number, Push[]> {
    if (!this.#settings.hasPlans) return [];
    const shared = stages.filter(({ revealed }) => revealed !== undefined);
    const pushes: Push[] = [];
    for (const [at, stage] of shared.entries()) {
      pushes.push(this.#plansAt(stage, turns, seats, `${seed}/plans/${stage.line}`));
      yield at / shared.length;
    }
    return pushes;
  }

  /**
   * What turns brought against those that looked best at first sight, in worlds that their seats could not tell from the
   * true one. Playouts go on by first sight, so whatever somebody saw beyond it is in here and not in the unexplained rest.
   */
  *turns({ turns, seats }: Course): Generator<number, Fate['turns']> {
    const pushes: Fate['turns'][number][] = [];
    for (const turn of turns) {
      const pair = this.#eye.against(turn);
      if (pair) {
        const { race, s, played, other } = pair;
        const differences: number[][] = [];
        for (let run = 0; run < this.#settings.turnPairs; run++) {
          const world = worldBefore(race, s, run);
          const [one, two] = [played, other].map((actions) => this.#after(world, turn.seat, actions, run, race));
          differences.push(minus(leadsOf(one!), leadsOf(two!)));
        }
        pushes.push({ seat: turn.seat, ...pushOf(turn.line, differences, seats) });
      }
      yield turn.index / turns.length;
    }
    return pushes;
  }

  #luckOf({ line, eve, seat, action, after }: ChanceEvent, seats: number, seed: string): Push {
    const { game } = this.#playable;
    const end = this.#endFrom(eve, seats);
    const differences: number[][] = [];
    for (let pair = 0; pair < this.#settings.luckPairs; pair++) {
      const other = game.clone(eve);
      game.apply(other, seat, action, new SeededChance(`${seed}/other/${pair}`));
      const [is, mightBe] = [after, other].map((s) => this.#pointsFrom(s, `${seed}/on/${pair}`, end, seats));
      differences.push(minus(leadsOf(is!), leadsOf(mightBe!)));
    }
    return pushOf(line, differences, seats);
  }

  #plansAt({ line, state, turns: here }: Stage, turns: readonly PlayedTurn[], seats: number, seed: string): Push {
    const { game } = this.#playable;
    const end = this.#endFrom(state, seats);
    const lists = seatsOf(game.actors(state)).map((seat) => ({
      seat,
      actions: actionsIn(game, state, seat, turns[here.find((index) => turns[index]!.seat === seat)!]!.moves),
    }));
    const differences: number[][] = [];
    for (let run = 0; run < this.#settings.turnPairs; run++) {
      const luck = `${seed}/on/${run}`;
      const real = game.clone(state);
      const chance = new SeededChance(luck);
      for (const { seat, actions } of lists) for (const a of actions) game.apply(real, seat, a, chance);
      playOut(this.#play, real, chance, end);
      const is = leadsOf(standings(this.#play.heuristics, real, seats));
      const mightBe = new Array<number>(seats).fill(0);
      for (const { seat, actions } of lists) {
        const race = { ...this.#play, seat, seats, seed: run, end };
        const world = worldBefore(race, state, run);
        const on = new SeededChance(luck);
        for (const a of actions) game.apply(world, seat, a, on);
        playOut(this.#play, world, on, end);
        mightBe[seat] = leadsOf(standings(this.#play.heuristics, world, seats))[seat]!;
      }
      differences.push(minus(is, mightBe));
    }
    return pushOf(line, differences, seats);
  }

  #after(
    world: unknown,
    seat: number,
    actions: readonly number[],
    run: number,
    { seed, seats, end }: { readonly seed: number; readonly seats: number; readonly end: number },
  ): number[] {
    const s = this.#playable.game.clone(world);
    const luck = new SeededChance(`${seed}/turn/${run}`);
    for (const a of actions) this.#playable.game.apply(s, seat, a, luck);
    playOut(this.#play, s, luck, end);
    return standings(this.#play.heuristics, s, seats);
  }

  #endFrom(s: unknown, seats: number): number {
    return timeOf(this.#play, s) + this.#play.heuristics.horizon(seats);
  }

  #pointsFrom(s: unknown, luck: string, end: number, seats: number): number[] {
    const { game } = this.#playable;
    const on = game.clone(s);
    playOut(this.#play, on, new SeededChance(luck), end);
    return standings(this.#play.heuristics, on, seats);
  }
}

/** By how much each seat leads the mean of the others. */
export function leadsOf(points: readonly number[]): number[] {
  if (points.length === 1) return [...points];
  let sum = 0;
  for (const each of points) sum += each;
  return points.map((own) => own - (sum - own) / (points.length - 1));
}

function minus(one: readonly number[], other: readonly number[]): number[] {
  return one.map((n, i) => n - other[i]!);
}

function pushOf(line: number, differences: readonly (readonly number[])[], seats: number): Push {
  const count = differences.length;
  const by: number[] = [];
  const errors: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let sum = 0;
    for (const each of differences) sum += each[seat]!;
    const mean = sum / count;
    let squares = 0;
    for (const each of differences) squares += (each[seat]! - mean) * (each[seat]! - mean);
    by.push(mean);
    errors.push(Math.sqrt(squares / Math.max(1, count - 1) / count));
  }
  return { line, by, errors };
}
