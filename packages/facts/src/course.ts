import { type Game, type Log, Match, StolikError } from '@stolik/core';

/** A line of a game: what happened in it, and the state after it. */
export interface Moment<S = unknown, E = unknown> {
  readonly state: S;
  readonly events: readonly E[];
}

/** How a finished game went: what was taken back is not in it. The first moment is the set-up. */
export interface Course<S = unknown, E = unknown> {
  readonly seats: number;
  readonly moments: readonly [Moment<S, E>, ...Moment<S, E>[]];
  /** How it ended. */
  readonly last: S;
}

/** Plays a log again and watches. A game that is not over has no course yet. */
export function courseOf<S, M, V, E, O>(game: Game<S, M, V, E, O>, log: Log): Course<S, E> {
  const retracted = new Set(log.lines.flatMap((line) => ('retract' in line ? [line.retract] : [])));
  const moments: Moment<S, E>[] = [];
  const match = Match.restore(game, log, undefined, ({ state }, { seq }, events) => {
    if (!retracted.has(seq)) moments.push({ state, events });
  });
  const [first, ...rest] = moments;
  if (!match.isOver || !first) throw new StolikError('game-not-over', 'facts are told of a game that is over');
  return { seats: log.header.seats, moments: [first, ...rest], last: match.state };
}
