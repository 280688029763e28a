import type { Chance, Match } from '@stolik/core';
import type { Bot } from './bot.ts';

/** Lets bots, one for each seat, play a match to its end, and returns the moves. `Match` refuses whatever is not legal. */
export function playMatch<S, M, V, E, O>(match: Match<S, M, V, E, O>, bots: readonly Bot<V, M>[], chance: Chance): M[] {
  const played: M[] = [];
  while (!match.isOver) {
    const seat = match.actors[0]!;
    const { moves } = bots[seat]!.decide(match.view(seat), seat, chance);
    match.play(seat, moves);
    played.push(...moves);
  }
  return played;
}
