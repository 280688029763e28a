import { botNamed } from '@stolik/bots';
import { Match, SeededChance, seatsOf } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { sense } from '@stolik/games/sagrada/bot';
import { type Move, sagrada } from '@stolik/games/sagrada/rules';
import type { Sitter, TableRecord } from '../src/store/tables.ts';

type SagradaMatch = ReturnType<typeof begin>;
/** Moves for a seat of the match. */
type Decide = (match: SagradaMatch, seat: number) => readonly Move[];

const begin = (seats: number, options: unknown, seed: string) =>
  Match.begin(sagrada, { seats, options, source: verifiableSource(seed) });

export const AGAINST_BOT: readonly Sitter[] = [
  { kind: 'human', name: 'Ala' },
  { kind: 'bot', name: 'Magpie', bot: 'greedy' },
];

export interface Wanted {
  readonly seed: string;
  readonly options?: unknown;
  readonly sitters?: readonly Sitter[];
  readonly decide?: Decide;
  isReached(match: SagradaMatch): boolean;
}

/** A table as the page keeps it, played until what is wanted is reached. `undefined` if the game was over before. */
export function recordOf({
  seed,
  options = {},
  sitters = AGAINST_BOT,
  decide = randomly(seed),
  isReached,
}: Wanted): TableRecord | undefined {
  const match = begin(sitters.length, options, seed);
  while (!isReached(match)) {
    if (match.isOver) return undefined;
    const [seat] = seatsOf(match.actors);
    match.play(seat, decide(match, seat));
  }
  const now = Date.now();
  const { log, isOver } = match;
  return { id: seed.replaceAll(' ', '-'), sitters, log, seed, created: now, updated: now, isOver };
}

/** Any move that `mayPlay` allows. */
export function randomly(seed: string, mayPlay: (move: Move) => boolean = () => true): Decide {
  const chance = new SeededChance(seed);
  return (match, seat) => {
    const moves = match.legal(seat).filter(mayPlay);
    return [moves[chance.int(moves.length)]];
  };
}

/** As the greedy bot plays. */
export function greedily(seed: string): Decide {
  const bot = botNamed('greedy', sense);
  const chance = new SeededChance(seed);
  return (match, seat) => bot?.decide(sagrada, match.view(seat), seat, chance).moves as Move[];
}
