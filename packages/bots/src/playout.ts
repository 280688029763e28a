import type { Chance, Game, Sense } from '@stolik/core';
import { actionsOf, type Rules } from './turn.ts';

/** The time by which playouts of a game end. */
export function timeOf<S>(game: Rules<S>, sense: Sense, s: S): number {
  return sense.clock ? sense.clock(s) : game.epoch(s);
}

/** A world that the seat cannot tell from `s`, in which others have decided sensibly what they keep secret. */
export function worldOf<S>(game: Rules<S>, sense: Sense, s: S, seat: number, chance: Chance): S {
  const world = game.clone(s);
  game.shuffle(world, seat, chance);
  sense.guess?.(world, seat, chance);
  return world;
}

/**
 * Plays on quickly for every seat until the given time. Seats that decide at the same time do so by what each knows, so
 * their order does not matter.
 */
export function playOut<S>(game: Rules<S>, sense: Sense, s: S, chance: Chance, end: number): void {
  for (let mask = game.actors(s); mask !== 0 && timeOf(game, sense, s) < end; mask = game.actors(s)) {
    const seat = 31 - Math.clz32(mask & -mask);
    game.apply(s, seat, sense.policy?.(s, seat) ?? quickAction(game, sense, s, seat, chance), chance);
  }
}

/** The action that looks best at once. */
function quickAction<S>(game: Rules<S>, sense: Sense, s: S, seat: number, chance: Chance): number {
  const actions = actionsOf({ game, seat, sense }, s);
  if (actions.length === 1) return actions[0];
  let best = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const a of actions) {
    const after = game.clone(s);
    game.apply(after, seat, a, chance);
    const worth = sense.evaluate(after, seat);
    if (worth > most) {
      most = worth;
      best = a;
    }
  }
  return best;
}

/** How many seats there are; opponents that the rules play have none. */
export function countSeats<S>(game: Pick<Game<S>, 'score'>, s: S): number {
  return game.score(s).filter(({ automa }) => automa === undefined).length;
}

/** The points each seat may expect. */
export function standings<S>(sense: Sense, s: S, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => sense.evaluate(s, seat));
}

/** By how much a seat leads the best of the others; alone, its points. */
export function leadOf(points: readonly number[], seat: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) rival = Math.max(rival, points[other]);
  return points.length > 1 ? points[seat] - rival : points[seat];
}
