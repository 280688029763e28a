import { type Game, ScriptedChance, StolikError } from '@stolik/core';
import type { Example, Reference } from './reference.ts';
import { linesOf, playTyped, seatToMove } from './typed.ts';

/** A move on the way to what an example shows. */
export interface Led<S = unknown, M = unknown> {
  readonly seat: number;
  readonly move: M;
  /** What it leads to. */
  readonly state: S;
}

/** What an example shows: a state, and the seat that tries something there. */
export interface Shown<S = unknown, M = unknown> {
  readonly state: S;
  readonly seat: number;
  /** The position that it begins with. */
  readonly before: S;
  readonly led: readonly Led<S, M>[];
}

/** Plays an example up to what it shows. A move that the rules refuse, or chance that is left over, is an error. */
export function shownBy<S, M, V, E, O, Position>(
  game: Game<S, M, V, E, O>,
  { stateOf }: Pick<Reference<S, Position>, 'stateOf'>,
  { position, play, chance = [] }: Example<Position>,
): Shown<S, M> {
  const state = stateOf(position);
  const before = game.clone(state);
  const luck = new ScriptedChance(chance);
  const led = linesOf(play).map((line) => {
    const seat = seatToMove(game, state);
    playTyped(game, state, seat, line, luck);
    return { seat, move: game.parse(line), state: game.clone(state) };
  });
  if (!luck.isExhausted) throw new StolikError('bad-log', `chance is left over after "${play}"`);
  return { state, seat: seatToMove(game, state), before, led };
}
