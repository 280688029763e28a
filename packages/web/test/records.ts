import { Match, SeededChance, seatsOf } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { type Move, sagrada } from '@stolik/games/sagrada/rules';
import type { Sitter, TableRecord } from '../src/store/tables.ts';

type SagradaMatch = ReturnType<typeof begin>;

const begin = (seats: number, options: unknown, seed: string) =>
  Match.begin(sagrada, { seats, options, source: verifiableSource(seed) });

export const AGAINST_BOT: readonly Sitter[] = [
  { kind: 'human', name: 'Ala' },
  { kind: 'bot', name: 'Magpie', bot: 'greedy' },
];

/**
 * A table as the page keeps it, played by random moves that `mayPlay` allows until `isWanted`. `undefined` if the game
 * was over before.
 */
export function recordOf(
  seed: string,
  options: unknown,
  isWanted: (match: SagradaMatch) => boolean,
  mayPlay: (move: Move) => boolean = () => true,
): TableRecord | undefined {
  const match = begin(AGAINST_BOT.length, options, seed);
  const chance = new SeededChance(seed);
  while (!isWanted(match)) {
    if (match.isOver) return undefined;
    const [seat] = seatsOf(match.actors);
    const moves = match.legal(seat).filter(mayPlay);
    match.play(seat, [moves[chance.int(moves.length)]]);
  }
  const now = Date.now();
  const { log, isOver } = match;
  return { id: seed.replaceAll(' ', '-'), sitters: AGAINST_BOT, log, seed, created: now, updated: now, isOver };
}
