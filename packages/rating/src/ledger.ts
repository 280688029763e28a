import { MEETING_SPAN, type PlayerChange, type RatedGame, rateGame } from './game.ts';
import { NEWCOMER, type Rating } from './rating.ts';

/** The ratings of one list, made of nothing but its games in the order in which they ended. */
export class Ledger {
  readonly #ratings = new Map<string, Rating>();
  /** By both players, when their games ended. */
  readonly #meetings = new Map<string, readonly number[]>();

  add(game: RatedGame): PlayerChange[] {
    const changes = rateGame(game, {
      ratingOf: (id) => this.ratingOf(id),
      meetingsOf: (one, other) => this.#lately(one, other, game.ended),
    });
    for (const { id, after } of changes) this.#ratings.set(id, after);
    for (const { id: one } of game.players) {
      for (const { id: other } of game.players) {
        if (one < other) this.#meetings.set(pairOf(one, other), [...this.#between(one, other), game.ended]);
      }
    }
    return changes;
  }

  ratingOf(id: string): Rating {
    return this.#ratings.get(id) ?? NEWCOMER;
  }

  /** Everybody whom a game has moved. */
  get ratings(): ReadonlyMap<string, Rating> {
    return this.#ratings;
  }

  #lately(one: string, other: string, ended: number): number {
    return this.#between(one, other).filter((each) => each > ended - MEETING_SPAN).length;
  }

  #between(one: string, other: string): readonly number[] {
    return this.#meetings.get(pairOf(one, other)) ?? [];
  }
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
