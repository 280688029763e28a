import type { BotGame } from '@stolik/bots';
import { Match, seededSource } from '@stolik/core';

/** A game that bots have played, in a few lines: whoever plays the same moves by the same seed gets to the same positions. */
export interface MinedGame {
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  /** In the order they were played: a seat and its moves as typed, such as `0: place R5 c2; end`. */
  readonly plays: readonly string[];
  readonly positions: readonly MinedPosition[];
}

/** A turn with one clearly best way to play it. */
export interface MinedPosition {
  /** How many plays come before it. */
  readonly at: number;
  readonly seat: number;
  /** The best turn, as typed. */
  readonly best: string;
  /** By how many points it leads the next best. */
  readonly gap: number;
}

/** Moves as typed, in one line. */
export function lineOf(game: BotGame['game'], moves: readonly unknown[]): string {
  return moves.map((move) => game.print(move)).join('; ');
}

/** The match of a mined game as it stood when the position came up. */
export function matchAt(game: BotGame['game'], { seed, seats, options, plays }: MinedGame, at: number): Match {
  const match = Match.begin(game, { seats, options, source: seededSource(seed) });
  for (const play of plays.slice(0, at)) {
    const [, seat, line] = /^(\d): (.*)$/.exec(play) ?? [];
    match.play(
      Number(seat),
      line.split('; ').map((move) => game.parse(move)),
    );
  }
  return match;
}
