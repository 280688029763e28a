import type { Comparison, LineGain } from '@stolik/bots';
import type { Reason } from '@stolik/core';
import type { Sitter } from '../store/tables.ts';

/** A line of the table's log: what one play did. */
export interface Happening<E = unknown> {
  readonly seq: number;
  readonly seat: number | undefined;
  readonly events: readonly E[];
}

/** What can go wrong without the game being lost. */
export type Trouble = 'storage' | 'bot' | 'refused' | 'late' | 'missed';

/** The table at one moment, through one pair of eyes. */
export interface Snapshot<V = unknown, M = unknown, E = unknown> {
  /** Whose eyes; `undefined` when nobody in particular looks. */
  readonly seat: number | undefined;
  readonly view: V;
  readonly legal: readonly M[];
  readonly actors: readonly number[];
  readonly canUndo: boolean;
  readonly isOver: boolean;
  readonly happened: readonly Happening<E>[];
  /** Up to this play all was told at once, when the page came back; what is younger was told as it happened. */
  readonly caughtUp?: number | undefined;
  /** A person who must sit down before anything is shown. */
  readonly curtain: number | undefined;
  readonly trouble: Trouble | undefined;
  /** A decision waits for the network. */
  readonly isSending: boolean;
}

/** What the strongest bot would do: what would happen, as far as chance has no say, and what it expects. */
export interface Hint<V = unknown, E = unknown> extends Foretold<V, E> {
  readonly reason?: LineGain;
  /** The next best turn, and what this one wins and gives up against it. */
  readonly next?: Foretold<V, E> & Comparison;
}

/** A turn as far as chance has no say: what would happen, and the view after it. */
export interface Foretold<V = unknown, E = unknown> {
  readonly events: readonly E[];
  readonly after: V;
}

/** The one way a table is played: on this device, or on a server. */
export interface Session<V = unknown, M = unknown, E = unknown> {
  readonly id: string;
  /** The same array until a name or a seat changes. */
  readonly sitters: readonly Sitter[];
  /** Several people take turns at this screen. */
  readonly isShared: boolean;
  /** Somebody plays here for the first time: help comes when something first matters. */
  readonly isCoached?: boolean;
  /** It left another game, so it counts nowhere. */
  readonly isFork?: boolean;
  /** The same object until something changes. */
  snapshot(): Snapshot<V, M, E>;
  subscribe(listener: () => void): () => void;
  /** Plays for whoever looks. Resolves when it is safe and shown. */
  play(moves: readonly M[]): Promise<void>;
  undo(): Promise<void>;
  /** The person whose curtain is drawn has sat down. */
  sitDown(): void;
  /** Tries again what failed. */
  retry(): void;
  whyNot(move: M): Reason | undefined;
  preview(move: M): V | undefined;
  /** Advice for whoever looks and has to decide; `undefined` where nobody has, or no bot could be asked. */
  hint(): Promise<Hint<V, E> | undefined>;
  close(): void;
}
