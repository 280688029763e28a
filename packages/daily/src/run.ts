import { type Level, Roster } from '@stolik/bots';
import { type Log, type Playable, SeededChance } from '@stolik/core';
import { budgetOf, luckOf, plainOf } from './birds.ts';
import { dealt } from './deal.ts';

/** A game that a bot plays in the player's place: which one, and which of its runs it is. */
export interface Run {
  readonly level: Level;
  readonly number: number;
}

const roster = new Roster();

/** Lets a bot play a deal in the first seat, against the birds of the others; the same log for the same run. */
export function playRun(playable: Playable, birds: readonly Level[], seed: string, { level, number }: Run): Log {
  const game = plainOf(playable);
  const match = dealt(playable.game, 1 + birds.length, seed);
  while (!match.isOver) {
    const [seat] = match.actors as [number];
    const name = seat === 0 ? level : birds[seat - 1]!;
    // Whoever sits in the player's place has luck of its own, or sixteen runs would be one.
    const luck = luckOf(seat === 0 ? `${seed}/${level} ${number}` : seed, seat, match.log);
    const { moves } = roster.bot(name, game).decide(match.view(seat), seat, new SeededChance(luck), budgetOf(name));
    match.play(seat, moves);
  }
  return match.log;
}
