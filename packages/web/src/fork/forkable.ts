import type { Log } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import { soleSeat } from '../store/sole-seat.ts';
import type { Sitter, TableRecord } from '../store/tables.ts';

/** A game that somebody may leave and play on otherwise: a replay has one, and so may whatever else shows positions. */
export interface Forkable {
  readonly ui: GameUi;
  readonly log: Log;
  readonly sitters: readonly Sitter[];
  readonly isOver: boolean;
  /** The seat that the reader played. */
  readonly own: number | undefined;
}

/** Whether a game left another one, so that it counts nowhere. */
export function isFork({ log }: Pick<TableRecord, 'log'>): boolean {
  return log.header.fork !== undefined;
}

/**
 * Whether a game may be left: one that is over, one's own against bots, and a position that somebody sent. What people
 * still play is theirs alone.
 */
export function mayFork(record: TableRecord, isSent: boolean): boolean {
  return record.isOver || (isSent ? isFork(record) : soleSeat(record.sitters) !== undefined);
}
