import { type BotGame, greedy } from '@stolik/bots';
import { type Game, Match, SeededChance } from '@stolik/core';
import { verifiableSource } from '@stolik/fair';
import { heuristics } from '@stolik/games/sagrada/ai';
import { sagrada } from '@stolik/games/sagrada/rules';
import type { Sitter, TableRecord } from '../src/store/tables.ts';

/** Moves for a seat of the match. */
export type Decide<S, M, V, E, O> = (match: Match<S, M, V, E, O>, seat: number) => readonly M[];

export const AGAINST_BOT: readonly Sitter[] = [
  { kind: 'human', name: 'Ala' },
  { kind: 'bot', name: 'Magpie', bot: 'greedy' },
];

/** A table as it is wanted: who sits there, how they play, and until when. */
export interface WantedIn<S, M, V, E, O> {
  readonly seed: string;
  readonly options?: unknown;
  readonly sitters?: readonly Sitter[];
  readonly decide?: Decide<S, M, V, E, O>;
  isReached(match: Match<S, M, V, E, O>): boolean;
}

/** A table as the page keeps it, played until what is wanted is reached. `undefined` if the game was over before. */
export function recordIn<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  { seed, options = {}, sitters = AGAINST_BOT, decide = randomly(seed), isReached }: WantedIn<S, M, V, E, O>,
): TableRecord | undefined {
  const match = Match.begin(game, { seats: sitters.length, options, source: verifiableSource(seed) });
  while (!isReached(match)) {
    if (match.isOver) return undefined;
    const [seat] = match.actors;
    match.play(seat, decide(match, seat));
  }
  const now = Date.now();
  const { log, isOver } = match;
  return { id: seed.replaceAll(' ', '-'), sitters, log, seed, created: now, updated: now, isOver };
}

/** Any move that `mayPlay` allows. */
export function randomly<S, M, V, E, O>(
  seed: string,
  mayPlay: (move: M) => boolean = () => true,
): Decide<S, M, V, E, O> {
  const chance = new SeededChance(seed);
  return (match, seat) => {
    const moves = match.legal(seat).filter(mayPlay);
    return [moves[chance.int(moves.length)]];
  };
}

/** As the greedy bot plays a game. */
export function greedilyIn<S, M, V, E, O>(playable: BotGame<S, M, V>, seed: string): Decide<S, M, V, E, O> {
  const bot = greedy(playable);
  const chance = new SeededChance(seed);
  return (match, seat) => bot.decide(match.view(seat), seat, chance).moves;
}

type OfSagrada<T> = T extends Game<infer S, infer M, infer V, infer E, infer O> ? WantedIn<S, M, V, E, O> : never;
export type Wanted = OfSagrada<typeof sagrada>;

export function recordOf(wanted: Wanted): TableRecord | undefined {
  return recordIn(sagrada, wanted);
}

export function greedily(seed: string): Wanted['decide'] & {} {
  return greedilyIn({ game: sagrada, heuristics }, seed);
}
