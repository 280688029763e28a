import { noChance, SeededChance } from '@stolik/core';
import { movesIn } from '@stolik/review';
import type { Film } from '../replay/film.ts';
import type { Position } from '../session/foresight.ts';
import type { Foretold } from '../session/session.ts';

/** The position before a line of the log, as a seat saw it then. */
export function positionBefore({ ui: { game }, scenes }: Film, line: number, seat: number): Position {
  const at = scenes.findIndex(({ seq }) => seq === line);
  return { game, view: game.view(scenes[Math.max(0, at - 1)].state, seat), seat };
}

/**
 * A turn as typed, played as far as nothing but its seat decides. Where chance decides what a move comes to, it is told
 * but not shown, unless there would be nothing else to show.
 */
export function playedIn({ game, view, seat }: Position, typed: string): Foretold {
  const events: unknown[] = [];
  let s = game.imagine(view, seat, new SeededChance('review'));
  for (const [i, move] of movesIn(game, typed).entries()) {
    const next = game.clone(s);
    const a = game.toAction(next, seat, move);
    if (a === undefined) break;
    try {
      game.apply(next, seat, a, noChance, (event) => events.push(event));
      s = next;
    } catch {
      if (i === 0) s = next;
      break;
    }
  }
  return { events, after: game.view(s, seat) };
}
