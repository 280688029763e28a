import type { Language } from '@stolik/core';
import type { Course } from './course.ts';
import type { Facts } from './facts.ts';

/** Something that games are compared by: what went along with more points, and what with fewer. */
export interface Question<Own = unknown> {
  readonly id: string;
  /**
   * What the row is an example of, each named once. Where only some are comparable, as windows under one objective, the
   * name is `objective/window`: cells are compared within what comes before the slash.
   */
  readonly cells: (facts: Facts<Own>) => readonly string[];
  /** Whether it is asked of one's own games, too, which are few. */
  readonly isOwn?: true;
  /** Whether cells are numbers, and are read from the least to the most. */
  readonly isOrdered?: true;
  /** Options of a table at which it can be tried; left out, any table will do. */
  readonly options?: (cell: string, seats: number) => unknown;
}

/** A question in words. */
export interface QuestionText {
  readonly ask: string;
  readonly cell: (id: string) => string;
  /** What cells are compared within. */
  readonly group?: (id: string) => string;
}

/** What a game's own folder knows about the facts of a game of it. */
export interface FactSource<S = unknown, E = unknown, Own = unknown> {
  readonly game: string;
  readonly rounds: number;
  /** How many of them are over. */
  readonly roundOf: (s: S) => number;
  /** Options of the tables at which bots are watched; left out, none. */
  readonly options?: unknown;
  /** A row for each seat. */
  readonly own: (course: Course<S, E>) => readonly Own[];
  readonly questions: readonly Question<Own>[];
  readonly text: Readonly<Record<Language, Readonly<Record<string, QuestionText>>>>;
}

/** Lets shells meet any game's facts without its types. */
export function defineFacts<S, E, Own>(source: FactSource<S, E, Own>): FactSource {
  return source as unknown as FactSource;
}
