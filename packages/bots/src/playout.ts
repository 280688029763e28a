import { type Chance, firstBit, type Game, type Heuristics, isSimultaneous, seatsOf } from '@stolik/core';
import { actionsOf, type Play, type Question } from './question.ts';

/** The time by which playouts of a game end. */
export function timeOf<S>({ game, heuristics }: Play<S>, s: S): number {
  return heuristics.clock ? heuristics.clock(s) : game.epoch(s);
}

/** A world that the seat cannot tell from `s`, in which others have decided sensibly what they keep secret. */
export function worldOf<S>({ game, heuristics, seat }: Question<S>, s: S, chance: Chance): S {
  const world = game.clone(s);
  game.shuffle(world, seat, chance);
  heuristics.guess?.(world, seat, chance);
  return world;
}

/** Plays on quickly for every seat until the given time. */
export function playOut<S>(play: Play<S>, s: S, chance: Chance, end: number): void {
  const { game } = play;
  for (let mask = game.actors(s); mask !== 0 && timeOf(play, s) < end; mask = game.actors(s)) {
    if (isSimultaneous(mask)) settle(play, s, mask, chance);
    else {
      const seat = firstBit(mask);
      game.apply(s, seat, quickAction(play, s, seat, chance), chance);
    }
  }
}

/** Lets seats that decide at the same time decide: each by what it knows before any of them has. */
export function settle<S>(play: Play<S>, s: S, mask: number, chance: Chance): void {
  const turns = seatsOf(mask).map((seat) => ({ seat, actions: quickTurn(play, s, seat, chance) }));
  for (const { seat, actions } of turns) for (const a of actions) play.game.apply(s, seat, a, chance);
}

function quickTurn<S>(play: Play<S>, s: S, seat: number, chance: Chance): number[] {
  const { game } = play;
  const own = game.clone(s);
  const actions: number[] = [];
  while ((game.actors(own) >> seat) & 1) {
    const a = quickAction(play, own, seat, chance);
    actions.push(a);
    game.apply(own, seat, a, chance);
  }
  return actions;
}

/** What the game's rule of thumb says, or else the action that looks best at once. */
function quickAction<S>(play: Play<S>, s: S, seat: number, chance: Chance): number {
  const { game, heuristics } = play;
  const usual = heuristics.policy?.(s, seat);
  if (usual !== undefined) return usual;
  const actions = actionsOf(play, s, seat);
  let best = actions[0]!;
  if (actions.length === 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (const a of actions) {
    const after = game.clone(s);
    game.apply(after, seat, a, chance);
    const worth = heuristics.evaluate(after, seat);
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
export function standings<S>(heuristics: Heuristics<S>, s: S, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => heuristics.evaluate(s, seat));
}

/** By how much a seat leads the best of the others; alone, its points. */
export function leadOf(points: readonly number[], seat: number): number {
  const own = points[seat]!;
  if (points.length === 1) return own;
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) rival = Math.max(rival, points[other]!);
  return own - rival;
}
