import type { Chance } from '../chance/chance.ts';
import { seededSource } from '../chance/source.ts';
import { StolikError } from '../errors.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { BrokenPromise } from './checks.ts';

/**
 * Plays a whole match with changes of mind: after any play the seat may take it back, and then everything must be as
 * before, to the byte. At the end the log must lead to the same state again.
 */
export function checkMatch<S, M, V, E, O>(game: Game<S, M, V, E, O>, seats: number, options: O, chance: Chance): void {
  const match = Match.begin(game, { seats, options, source: seededSource(chance.int(2 ** 30)) });
  const seen = () =>
    JSON.stringify([match.state, match.actors, ...[...Array(seats).keys(), undefined].map((eye) => match.view(eye))]);
  while (!match.isOver) {
    const { actors } = match;
    const seat = actors[chance.int(actors.length)];
    const before = seen();
    const epoch = match.epoch;
    const moves = match.legal(seat);
    match.play(seat, [moves[chance.int(moves.length)]]);
    if (chance.int(3) > 0) continue;
    if (tookBack(match, seat) && seen() !== before) {
      throw new BrokenPromise('undo', 'taking a play back left something behind');
    }
    if (match.epoch < epoch) throw new BrokenPromise('undo', 'taking a play back crossed an epoch');
  }
  const restored = Match.restore(game, JSON.parse(JSON.stringify(match.log)));
  if (JSON.stringify(restored.state) !== JSON.stringify(match.state)) {
    throw new BrokenPromise('restore', 'the log leads to another state than the match that wrote it');
  }
}

/** Whether the seat's last play could be taken back: not if it closed the epoch. */
function tookBack<S, M, V, E, O>(match: Match<S, M, V, E, O>, seat: number): boolean {
  try {
    match.retract(seat);
    return true;
  } catch (error) {
    if (error instanceof StolikError && error.code === 'nothing-to-undo') return false;
    throw error;
  }
}
