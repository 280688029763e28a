import { type Game, ScriptedChance, StolikError, seatsOf } from '@stolik/core';
import type { Example, Reference } from './reference.ts';

/** What an example shows: a state, and the seat that tries something there. */
export interface Shown<S = unknown> {
  readonly state: S;
  readonly seat: number;
}

/** Plays an example up to what it shows. A move that the rules refuse, or chance that is left over, is an error. */
export function shownBy<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  { stateOf }: Pick<Reference<S>, 'stateOf'>,
  { position, play, chance = [] }: Example,
): Shown<S> {
  const state = stateOf(position);
  const luck = new ScriptedChance(chance);
  for (const line of play?.split(';').map((text) => text.trim()) ?? []) {
    const seat = seatToMove(game, state);
    const move = game.parse(line);
    const reason = game.whyNot(game.view(state, seat), seat, move);
    const action = game.toAction(state, seat, move);
    if (reason || action === undefined)
      throw new StolikError('illegal', `"${line}": ${reason?.rule ?? 'no such move'}`);
    game.apply(state, seat, action, luck);
  }
  if (!luck.isExhausted) throw new StolikError('bad-log', `chance is left over after "${play}"`);
  return { state, seat: seatToMove(game, state) };
}

/** The first seat that owes a decision; when the game is over, the first of all. */
function seatToMove<S, M, V, E, O>(game: Game<S, M, V, E, O>, state: S): number {
  return seatsOf(game.actors(state))[0] ?? 0;
}
