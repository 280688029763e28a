import type { Game } from '@stolik/core';
import type { Candidate, Decision } from './bot.ts';
import { Luck } from './luck.ts';

/** Seeds for the luck of a thought are drawn below this. */
export const SEEDS = 2 ** 30;
/** How many of the candidates are worth telling. */
const TOLD = 4;

/** A turn and what thinking made of it. */
export interface RankedTurn {
  readonly actions: readonly number[];
  readonly value: number;
  readonly lead: number;
}

/** Puts turns, the best first and at least one, into moves and reasons. */
export function decisionOf<S, M, V>(
  game: Game<S, M, V>,
  s: S,
  seat: number,
  ranked: readonly RankedTurn[],
): Decision<M> {
  const candidates = ranked.slice(0, TOLD).map(({ actions, value, lead }): Candidate<M> => {
    const { moves, after } = follow(game, s, seat, actions);
    const reason = reasonFor(game, s, after, seat);
    return { moves, value, lead, ...(reason ? { reason } : {}) };
  });
  return { moves: [...candidates[0]!.moves], candidates };
}

/** The moves of a turn, up to where chance decides. */
export function movesOf<S, M, V>(game: Game<S, M, V>, s: S, seat: number, actions: readonly number[]): M[] {
  return follow(game, s, seat, actions).moves;
}

/** The moves of a turn, and where they lead as far as chance has no say. */
function follow<S, M, V>(game: Game<S, M, V>, s: S, seat: number, actions: readonly number[]) {
  let after = s;
  const moves: M[] = [];
  for (const a of actions) {
    moves.push(game.toMove(after, seat, a));
    const next = game.clone(after);
    const luck = new Luck('follow');
    game.apply(next, seat, a, luck);
    // What lies behind it nobody can know, so it is the last move.
    if (!luck.isUntouched) break;
    after = next;
  }
  return { moves, after };
}

/** The line of the score sheet that grows most between two states. */
function reasonFor<S, M, V>(game: Game<S, M, V>, before: S, after: S, seat: number): Candidate<M>['reason'] {
  const was = game.score(before)[seat]!.lines;
  const changes = Object.entries(game.score(after)[seat]!.lines).map(([line, points]) => ({
    line,
    by: points - (was[line] ?? 0),
  }));
  const most = changes.reduce((a, b) => (b.by > a.by ? b : a));
  return most.by > 0 ? most : undefined;
}
