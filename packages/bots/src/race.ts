import { type Chance, SeededChance } from '@stolik/core';
import { playOut, settle, standings, worldOf } from './playout.ts';
import type { Question } from './question.ts';

/** Turns that are compared by playing on from each. */
export interface Race<S> extends Question<S> {
  readonly seats: number;
  /** When playouts end. */
  readonly end: number;
}

/** A world that the seat cannot tell from `s`, right before its turn: the same for every turn that is tried in it. */
export function worldBefore<S>(race: Race<S>, s: S, run: number): S {
  const ways = new SeededChance(`${race.seed}/world/${run}`);
  const world = worldOf(race, s, ways);
  settleOthers(race, world, ways);
  return world;
}

/** The same where the world is known. */
export function decidedWorld<S>(race: Race<S>, s: S, run: number): S {
  const world = race.game.clone(s);
  settleOthers(race, world, new SeededChance(`${race.seed}/world/${run}`));
  return world;
}

/** Who decides at the same time does not know what the seat will do, so it is the same for every turn. */
function settleOthers<S>(race: Race<S>, world: S, ways: Chance): void {
  settle(race, world, race.game.actors(world) & ~(1 << race.seat), ways);
}

/** What every seat may expect after a turn in that world, by luck that is the same for every turn. */
export function pointsAfter<S>(race: Race<S>, before: S, actions: readonly number[], run: number): number[] {
  return standings(race.heuristics, stateAfter(race, before, actions, run), race.seats);
}

/** Where playing on after a turn leads. */
export function stateAfter<S>(race: Race<S>, before: S, actions: readonly number[], run: number): S {
  const { game, seat, seed, end } = race;
  const world = game.clone(before);
  const luck = new SeededChance(`${seed}/luck/${run}`);
  for (const a of actions) game.apply(world, seat, a, luck);
  playOut(race, world, luck, end);
  return world;
}
