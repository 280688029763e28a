import type { Level } from '@stolik/bots';
import type { Game } from '@stolik/core';
import type { Pace, Visibility } from '@stolik/protocol/page';

/** What a table on the server has besides its seats. */
export interface OnlineChoice {
  /** Left out, whoever finds the table decides it: a clock where everybody does. */
  readonly pace?: Pace['kind'];
  /** Left out, the game's own. */
  readonly minutes?: number;
  readonly increment?: number;
  readonly days: number;
  readonly visibility: Visibility;
  readonly standIn: Level;
  readonly rated: boolean;
  /** Who may ask for hints. */
  readonly hints: 'all' | 'none';
}

export const ONLINE_DEFAULTS: OnlineChoice = {
  days: 2,
  visibility: 'link',
  standIn: 'medium',
  rated: false,
  // Beginners learn by them, and everybody reads whether there are any.
  hints: 'all',
};

/** The pace that was chosen, or what is usual for a game of that size. */
export function paceOf({ days, visibility, rated, ...choice }: OnlineChoice, game: Game, seats: number): Pace {
  // Nobody waits without an end for a stranger, or is rated for it.
  const isTimed = visibility === 'public' || rated;
  const usual = isTimed ? 'live' : 'untimed';
  const kind = isTimed && choice.pace === 'untimed' ? usual : (choice.pace ?? usual);
  if (kind === 'days') return { kind, days };
  if (kind === 'untimed') return { kind };
  const { minutes, increment } = game.sittingClock?.(seats) ?? { minutes: 15, increment: 10 };
  return { kind, minutes: choice.minutes ?? minutes, increment: choice.increment ?? increment };
}
