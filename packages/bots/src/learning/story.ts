import type { GameRecord } from './records.ts';

/** A value for each line of the score that heads stand for, in their order. */
export type Lines = readonly number[];

/** A position on a seat's way through a game. */
export interface Position {
  readonly record: GameRecord;
  /** What is certain of each line already: the net says only what is to come. */
  readonly known: Lines;
  /** What the net says of it, with what is known. */
  readonly guess: Lines | undefined;
  /** Where the seat came here by a whim: what the net says of where it should have gone. */
  readonly instead: Lines | undefined;
}

/**
 * TD(lambda), from the end back: each position should be worth what became of it, mixed with what the net says on the way.
 * What a whim led to is not blamed on the position before it. `last` is the same as `instead`, for the end.
 */
export function teach(story: readonly Position[], outcome: Lines, last: Lines | undefined, lambda: number): void {
  let next = outcome;
  let later = outcome;
  let instead = last;
  for (const { record, known, guess, instead: before } of story.toReversed()) {
    const following = next;
    const goal: Lines = instead ?? later.map((points, line) => (1 - lambda) * following[line]! + lambda * points);
    for (const [line, certain] of known.entries()) record.learn(line, goal[line]! - certain, outcome[line]! - certain);
    later = goal;
    next = guess ?? outcome;
    instead = before;
  }
}
