import { soleSeat } from '../store/sole-seat.ts';
import type { TableRecord } from '../store/tables.ts';

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
