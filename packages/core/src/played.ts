import type { StolikError } from './errors.ts';

/** A line that a play wrote, and what happened in it. */
export interface Written<E> {
  readonly seq: number;
  readonly events: readonly E[];
}

/** What a play did. */
export interface Played<E> {
  /** The last line it wrote. */
  readonly seq: number;
  readonly events: readonly E[];
  /** Line by line: one, or more where chance was drawn on the way. */
  readonly lines: readonly Written<E>[];
}

/** What a play did of which the end may have been refused. */
export interface PlayedPart<E> extends Played<E> {
  /** How many of the moves took effect or were sealed. */
  readonly played: number;
  /** Why the rest was not played: a move had drawn chance or passed the turn, and what came after it was refused. */
  readonly stopped?: StolikError;
}
