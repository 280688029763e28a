import { countSeats, Luck, type Race, timeOf } from '@stolik/bots/search';
import { type Game, type Heuristics, StolikError } from '@stolik/core';

/** The actions of moves that end no later than where chance decides. */
export function actionsIn(game: Game, s: unknown, seat: number, moves: readonly unknown[]): number[] {
  const own = game.clone(s);
  const luck = new Luck('actions');
  return moves.map((move) => {
    const a = game.toAction(own, seat, move);
    if (a === undefined || !luck.isUntouched) {
      throw new StolikError('bad-log', `"${game.print(move)}" is not part of a turn of seat ${seat}`);
    }
    game.apply(own, seat, a, luck);
    return a;
  });
}

/** Where a turn leads by the same luck: turns that lead to the same are the same. */
export function keyOf(game: Game, s: unknown, seat: number, actions: readonly number[]): string {
  const after = game.clone(s);
  const luck = new Luck('key');
  for (const a of actions) game.apply(after, seat, a, luck);
  return JSON.stringify(game.view(after, seat));
}

/** Playouts from a turn, as far as those of the strongest level go. */
export function raceFrom(game: Game, heuristics: Heuristics, s: unknown, seat: number, seed: number): Race<unknown> {
  const play = { game, heuristics };
  const seats = countSeats(game, s);
  const { levels, horizon } = heuristics;
  const ahead = levels?.expert.horizon(s) ?? horizon(seats);
  return { ...play, seat, seed, seats, end: timeOf(play, s) + ahead };
}

/** Moves as typed, in one line. */
export function typed(game: Pick<Game, 'print'>, moves: readonly unknown[]): string {
  return moves.map((move) => game.print(move)).join('; ');
}

/** The moves of such a line. */
export function movesIn(game: Pick<Game, 'parse'>, line: string): unknown[] {
  return line.split('; ').map((move) => game.parse(move));
}
