import { type Game, noChance } from '@stolik/core';
import type { Candidate, Decision } from './bot.ts';

/** Seeds for the luck of a thought are drawn below this. */
export const SEEDS = 2 ** 30;
/** How many of the candidates are worth telling. */
const TOLD = 4;

/** A plan and what thinking made of it. */
export interface Ranked {
  readonly actions: readonly number[];
  readonly value: number;
  readonly lead: number;
}

/** Puts plans, the best first, into moves and reasons. */
export function decisionOf<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  s: S,
  seat: number,
  ranked: readonly Ranked[],
): Decision<M> {
  const candidates = ranked.slice(0, TOLD).map(({ actions, value, lead }): Candidate<M> => {
    const { moves, after } = follow(game, s, seat, actions);
    const reason = reasonFor(game, s, after, seat);
    return { moves, value, lead, ...(reason ? { reason } : {}) };
  });
  return { moves: [...candidates[0].moves], candidates };
}

/** The moves of a plan, and where they lead as far as chance has no say. */
function follow<S, M, V, E, O>(game: Game<S, M, V, E, O>, s: S, seat: number, actions: readonly number[]) {
  let after = s;
  const moves: M[] = [];
  for (const a of actions) {
    moves.push(game.toMove(after, seat, a));
    const next = game.clone(after);
    try {
      game.apply(next, seat, a, noChance);
    } catch {
      // It draws chance, so it is the last one.
      break;
    }
    after = next;
  }
  return { moves, after };
}

/** The line of the score sheet that changes most between two states. */
function reasonFor<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  before: S,
  after: S,
  seat: number,
): Candidate<M>['reason'] {
  const [was, is] = [before, after].map((s) => game.score(s)[seat].lines);
  const changes = Object.keys(is).map((line) => ({ line, by: is[line] - (was[line] ?? 0) }));
  const most = changes.reduce((a, b) => (b.by > a.by ? b : a));
  return most.by > 0 ? most : undefined;
}
