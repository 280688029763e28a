import { type Game, Match, seededSource } from '@stolik/core';
import { movesIn } from '../turns.ts';
import type { PlayedGame } from './puzzle.ts';

/** The match of a game that bots have played as it stood after so many plays. */
export function matchAt(game: Game, { seed, seats, options, plays }: PlayedGame, at: number): Match {
  const match = Match.begin(game, { seats, options, source: seededSource(seed) });
  for (const play of plays.slice(0, at)) {
    const [, seat, line] = /^(\d): (.*)$/.exec(play) ?? [];
    match.play(Number(seat), movesIn(game, line ?? ''));
  }
  return match;
}
