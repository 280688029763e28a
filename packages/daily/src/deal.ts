import { type Game, Match } from '@stolik/core';
import { fairDuplicateSource } from '@stolik/fair';
import { type Day, dayOf, numberOf } from './days.ts';
import { KINDS, type Kind } from './kinds.ts';

/** After so many days the deals begin anew: 52 weeks, so that each kind keeps its place in them. */
export const DEALS = 364;

/** Grows whenever a bot would choose otherwise: what it did before cannot be compared with what it does now. */
export const BOTS = 1;

/** What everybody plays on a day. */
export interface Deal {
  readonly day: Day;
  /** The day that it was first dealt on: runs of bots are kept under it. */
  readonly first: Day;
  readonly kind: Kind;
}

/** The deal of a day, or `undefined` for one before the first. */
export function dealOn(day: Day): Deal | undefined {
  const number = numberOf(day);
  if (number < 0) return undefined;
  const first = dayOf(number % DEALS);
  return { day, first, kind: KINDS[number % KINDS.length]! };
}

/** The seed of a practice deal is its name, so it is no secret, and another one under other rules or against other bots. */
export function seedOf({ first, kind }: Deal, rules: number): string {
  return `stolik/${first}/${kind.id}/rules ${rules}/bots ${BOTS}`;
}

/** Deals a game to this many seats by tag: whoever has the seed is dealt alike. */
export function dealt<S, M, V, E, O>(
  game: Game<S, M, V, E, O>,
  seats: number,
  seed: string,
  options: unknown = {},
): Match<S, M, V, E, O> {
  return Match.begin(game, { seats, options, source: fairDuplicateSource(seed) });
}
