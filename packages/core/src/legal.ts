import type { Chance } from './chance/chance.ts';
import { StolikError } from './errors.ts';
import type { Game } from './game.ts';

/** The seat's legal actions as a list of their own. */
export function legalOf<S, M, V, E, O>(game: Game<S, M, V, E, O>, s: S, seat: number): number[] {
  const actions: number[] = [];
  // A game may have used the buffer for more than it tells of.
  actions.length = game.legal(s, seat, actions);
  return actions;
}

/** Plays a move in place. One that is not legal is refused with the rule it breaks. */
export function playMove<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  s: S,
  seat: number,
  move: M,
  chance: Chance,
  emit?: (event: E) => void,
): void {
  const a = game.toAction(s, seat, move);
  if (a === undefined || !legalOf(game, s, seat).includes(a)) {
    const reason = game.whyNot(game.view(s, seat), seat, move);
    const because = reason ? `: ${[reason.rule, ...reason.pieces].join(' ')}` : '';
    throw new StolikError('illegal-move', `"${game.print(move)}" is not legal now${because}`, { reason });
  }
  game.apply(s, seat, a, chance, emit);
}
