import type { Log } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import type { Sitter } from '../store/tables.ts';

/** A game that somebody may leave and play on otherwise: a replay has one, and so may whatever else shows positions. */
export interface Forkable {
  readonly ui: GameUi;
  readonly log: Log;
  readonly sitters: readonly Sitter[];
  readonly isOver: boolean;
  /** The seat that the reader played. */
  readonly own: number | undefined;
}
