import { type Chance, type Game, playMove, seatsOf } from '@stolik/core';

/** Plays a move as it is typed, in place: what happened. A move that the rules refuse is an error that says why. */
export function playTyped<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  state: S,
  seat: number,
  line: string,
  chance: Chance,
): E[] {
  const events: E[] = [];
  playMove(game, state, seat, game.parse(line), chance, (event) => events.push(event));
  return events;
}

/** Typed moves that stand in one text. */
export function linesOf(text: string | undefined): readonly string[] {
  return text?.split(';').map((line) => line.trim()) ?? [];
}

/** Whether a typed move is what is wanted, word by word; `*` is any word. */
export function isLike(line: string, wanted: string): boolean {
  const [words, pattern] = [line.split(' '), wanted.split(' ')];
  return words.length === pattern.length && pattern.every((word, i) => word === '*' || word === words[i]);
}

/** The first seat that owes a decision; when the game is over, the first of all. */
export function seatToMove<S, M, V, E, O>(game: Game<S, M, V, E, O>, state: S): number {
  return seatsOf(game.actors(state))[0] ?? 0;
}
