import { type Game, ScriptedChance, StolikError } from '@stolik/core';
import type { Example, Reference } from './reference.ts';
import { linesOf, playTyped, seatToMove } from './typed.ts';

/** What an example shows: a state, and the seat that tries something there. */
export interface Shown<S = unknown> {
  readonly state: S;
  readonly seat: number;
}

/** Plays an example up to what it shows. A move that the rules refuse, or chance that is left over, is an error. */
export function shownBy<S, M, V, E, O, Position>(
  game: Game<S, M, V, E, O>,
  { stateOf }: Pick<Reference<S, Position>, 'stateOf'>,
  { position, play, chance = [] }: Example<Position>,
): Shown<S> {
  const state = stateOf(position);
  const luck = new ScriptedChance(chance);
  for (const line of linesOf(play)) playTyped(game, state, seatToMove(game, state), line, luck);
  if (!luck.isExhausted) throw new StolikError('bad-log', `chance is left over after "${play}"`);
  return { state, seat: seatToMove(game, state) };
}
