import { type Chance, pick } from '../chance/chance.ts';
import { seededSource } from '../chance/source.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { demand } from './broken-promise.ts';

/**
 * Plays a whole match with changes of mind: after any play the seat may take it back, and then everything must be as
 * before, to the byte. At the end the log must lead to the same state again.
 */
export function checkMatch<S, M, V, E, O>(game: Game<S, M, V, E, O>, seats: number, options: O, chance: Chance): void {
  const match = Match.begin(game, { seats, options, source: seededSource(chance.int(2 ** 30)) });
  const seen = () =>
    JSON.stringify([match.state, match.actors, ...[...Array(seats).keys(), undefined].map((eye) => match.view(eye))]);
  while (!match.isOver) {
    const seat = pick(match.actors, chance);
    const before = seen();
    match.play(seat, [pick(match.legal(seat), chance)]);
    if (chance.int(3) > 0 || !match.canRetract(seat)) continue;
    match.retract(seat);
    demand(seen() === before, 'undo', () => 'taking a play back left something behind');
  }
  const restored = Match.restore(game, JSON.parse(JSON.stringify(match.log)));
  const isSame = JSON.stringify(restored.state) === JSON.stringify(match.state);
  demand(isSame, 'restore', () => 'the log leads to another state than the match that wrote it');
}
