import type { BirdGame } from '@stolik/facts';
import { isFork } from '../fork/may-fork.ts';
import { soleSeat } from '../store/sole-seat.ts';
import type { TableRecord } from '../store/tables.ts';

/** An ordinary game against birds, as far as its table tells: nothing has to be played again to know it. */
export interface OrdinaryGame extends BirdGame {
  readonly id: string;
  readonly ended: number;
  readonly seat: number;
  /** Everybody's, one's own among them: who won is first, and then points decide. */
  readonly places: readonly number[];
}

/**
 * Finished games of this browser in which one person met birds, the oldest first. What somebody may know beforehand, as
 * in a fork or where a deal is dealt again, is none.
 */
export function ordinaryGames(tables: readonly TableRecord[]): OrdinaryGame[] {
  return tables
    .flatMap((table) => ordinaryGame(table) ?? [])
    .sort((a, b) => a.ended - b.ended || (a.id < b.id ? -1 : 1));
}

function ordinaryGame(table: TableRecord): OrdinaryGame | undefined {
  const { id, log, updated, isOver, sitters, totals, winners } = table;
  const seat = soleSeat(sitters);
  const isAlike = log.header.chance === 'by-tag';
  if (!isOver || seat === undefined || !totals || sitters.length < 2 || isAlike || isFork(table)) return undefined;
  const best = winners ?? sitters.flatMap((_, i) => (totals[i] === Math.max(...totals) ? [i] : []));
  const rank = (i: number) => 1 + totals.slice(0, sitters.length).filter((total) => total > totals[i]).length;
  return {
    id,
    game: log.header.game,
    seats: sitters.length,
    ended: updated,
    seat,
    bots: sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.bot] : [])),
    hasWon: best.includes(seat),
    places: sitters.map((_, i) => (best.includes(i) ? 1 : Math.max(2, rank(i)))),
  };
}
