import { type Game, SeededChance } from '@stolik/core';
import { actionsIn, keyOf, movesIn } from '../turns.ts';

interface Seen {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: number;
}

/** Whether two turns, as typed, lead a seat to the same, whatever it can see of it. */
export function isSameTurn({ game, view, seat }: Seen, one: string, other: string): boolean {
  if (one === other) return true;
  const s = game.imagine(view, seat, new SeededChance('same'));
  const [a, b] = [one, other].map((turn) => keyOf(game, s, seat, actionsIn(game, s, seat, movesIn(game, turn))));
  return a === b;
}
