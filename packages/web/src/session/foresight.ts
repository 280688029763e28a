import { type Game, noChance, type Reason, SeededChance } from '@stolik/core';
import type { BotWorker } from '../bots/bot-worker.ts';
import type { Foretold, Hint } from './session.ts';

/** A position through the eyes of somebody who has to decide in it. */
export interface Position {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: number;
}

/** What may be played, worked out from what the seat sees. */
export function legalIn({ game, view, seat }: Position): unknown[] {
  const s = game.imagine(view, seat, new SeededChance('legal'));
  const actions: number[] = [];
  const count = game.legal(s, seat, actions);
  return actions.slice(0, count).map((a) => game.toMove(s, seat, a));
}

export function whyNotIn({ game, view, seat }: Position, move: unknown): Reason | undefined {
  return game.whyNot(view, seat, move);
}

/** The view after a move; `undefined` where chance decides. */
export function previewIn({ game, view, seat }: Position, move: unknown): unknown {
  const s = game.imagine(view, seat, new SeededChance('preview'));
  const a = game.toAction(s, seat, move);
  if (a === undefined) return undefined;
  try {
    game.apply(s, seat, a, noChance);
  } catch {
    // It draws chance: nobody can know.
    return undefined;
  }
  return game.view(s, seat);
}

export interface Foreseen {
  readonly view: unknown;
  /** Whether all moves could be. */
  readonly isWhole: boolean;
}

/** The view after as many of these moves as nothing but the player decides. */
export function foreseenIn(position: Position, moves: readonly unknown[]): Foreseen {
  let { view } = position;
  for (const move of moves) {
    const next = previewIn({ ...position, view }, move);
    if (next === undefined) return { view, isWhole: false };
    view = next;
  }
  return { view, isWhole: true };
}

/** What the strongest bot would do here. The same `seed` has the same answer. */
export async function hintIn(position: Position, bots: BotWorker, seed: string): Promise<Hint> {
  const { game, view, seat } = position;
  const { moves, candidates, comparison } = await bots.decide({
    game: game.id,
    version: game.version,
    bot: 'expert',
    view,
    seat,
    seed,
    explains: true,
  });
  const [{ reason }, other] = candidates;
  // What the next best turn brings as well says nothing for this one.
  const isOwn = reason?.line !== other?.reason?.line || reason?.by !== other?.reason?.by;
  return {
    ...foretellIn(position, moves),
    ...(reason && isOwn ? { reason } : {}),
    ...(comparison ? { next: { ...foretellIn(position, other.moves), ...comparison } } : {}),
  };
}

function foretellIn({ game, view, seat }: Position, moves: readonly unknown[]): Foretold {
  const events: unknown[] = [];
  const s = game.imagine(view, seat, new SeededChance('hint'));
  try {
    for (const move of moves) {
      const a = game.toAction(s, seat, move);
      if (a !== undefined) game.apply(s, seat, a, noChance, (event) => events.push(event));
    }
  } catch {
    // Chance decides how it goes on.
  }
  return { events, after: game.view(s, seat) };
}
