import { firstBit } from './bits.ts';
import type { Game } from './game.ts';

// An action is an int: one of a stretch that begins at a number of its own.

/** Writes an action for each bit of the mask, from `first` on, into `out` after the `count` that are there; returns how many are then. */
export function writeActions(mask: number, first: number, out: number[], count: number): number {
  let next = count;
  for (let rest = mask; rest !== 0; rest &= rest - 1) out[next++] = first + firstBit(rest);
  return next;
}

/** The two choices that an action `one * size + other` stands for. */
export function divide(both: number, size: number): [one: number, other: number] {
  return [Math.floor(both / size), both % size];
}

/** Whether the seat may play the action now. */
export function isLegal<S>(legal: Game<S>['legal'], s: S, seat: number, a: number | undefined): boolean {
  const actions: number[] = [];
  const count = legal(s, seat, actions);
  for (let i = 0; i < count; i++) if (actions[i] === a) return true;
  return false;
}
