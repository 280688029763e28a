import type { BotGame, Budget } from '@stolik/bots';
import type { Log, Playable } from '@stolik/core';

/** Playouts of the strongest bot in a turn: counted, and not timed, so that it plays alike on every machine. */
export const OWL_PLAYOUTS = 256;

/** How long a bot may think where all are to meet the same one; the others count playouts anyway. */
export function budgetOf(bot: string): Budget | undefined {
  return bot === 'expert' ? { iterations: OWL_PLAYOUTS } : undefined;
}

const plain = new WeakMap<Playable, BotGame>();

/** The game without what was learned for it: a browser has that file only while it has a network. */
export function plainOf(playable: Playable): BotGame {
  const { game, heuristics } = playable;
  const made = plain.get(playable) ?? { game, heuristics: () => heuristics() };
  plain.set(playable, made);
  return made;
}

/**
 * The luck of a bot's next turn: it hangs on how many it has played, and not on what others took back, so that it is the
 * same for everybody.
 */
export function luckOf(seed: string, seat: number, { lines }: Log): string {
  const played = lines.filter((line) => 'moves' in line && line.seat === seat).length;
  return `${seed}/seat ${seat}/${played}`;
}
