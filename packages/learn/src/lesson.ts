import type { Language } from '@stolik/core';

/** What somebody else at the table does. */
export interface Reply {
  readonly seat: number;
  /** Typed moves, separated by `;`. */
  readonly play: string;
  readonly chance?: readonly number[];
}

/** One thing to learn, on the real board: something to do, or to look at. */
export interface LessonStep<Position = unknown> {
  /** By this its words are known. */
  readonly id: string;
  /** The board is laid anew; left out, it goes on as it is. */
  readonly position?: Position;
  /** What to look at: pieces as the board names them, `die:R5`. */
  readonly point?: readonly string[];
  /**
   * What is right: typed moves, separated by `;`, in which `*` is anything. Any of these will do, and the first is what a
   * script plays, so it has no `*`. Left out: there is something to read.
   */
  readonly right?: readonly string[];
  /** What chance gives to whoever learns. */
  readonly chance?: readonly number[];
  /** What the others do afterwards. */
  readonly replies?: readonly Reply[];
  /** The unit of the rules behind it. */
  readonly unit: string;
  /** What a board would warn of is what is asked for here, for once: nobody warns. */
  readonly isQuiet?: true;
}

/** What is said at a step. */
export interface StepWords {
  /** At most two short lines on a phone: 100 characters. */
  readonly say: string;
  /** The rule, for whoever does something else. */
  readonly hint?: string;
}

/** A first game that teaches: scripted chance, scripted rivals, and the real rules. */
export interface Lesson<S = unknown, Position = unknown> {
  readonly id: string;
  /** Who learns sits here. */
  readonly seat: number;
  readonly seats: number;
  readonly steps: readonly LessonStep<Position>[];
  readonly words: Readonly<Record<Language, LessonWords>>;
  readonly stateOf: (position: Position) => S;
}

export interface LessonWords {
  readonly title: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

/** A lesson of any game, for shells that know none of its types. */
export function defineLesson<S, Position>(parts: Lesson<S, Position>): Lesson {
  return parts as unknown as Lesson;
}
