import { compareSheets, type ScoreSheet, winnersOf } from '@stolik/core';
import { hasForfeited } from '@stolik/protocol';
import type { TableRecord } from './record.ts';

/** What is left of a game in people's histories. */
export interface Result {
  readonly place: number;
  readonly total: number;
}

/**
 * Points and places of the seats. Whoever forfeited is behind everybody who did not, and where all have, nobody is first;
 * equals share a place; alone, the second place says that the target or the automa was not beaten.
 */
export function resultsOf(sheets: readonly ScoreSheet[], isForfeit: (seat: number) => boolean): Result[] {
  const winners = winnersOf(sheets.filter(({ seat }) => !isForfeit(seat)));
  const isAhead = (a: ScoreSheet, b: ScoreSheet) => {
    const [isLast, isOtherLast] = [isForfeit(a.seat), isForfeit(b.seat)];
    return isLast === isOtherLast ? compareSheets(a, b) > 0 : isOtherLast;
  };
  return sheets
    .filter(({ automa }) => automa === undefined)
    .map((sheet) => {
      const ahead = sheets.filter((other) => other.seat !== sheet.seat && isAhead(other, sheet)).length;
      return { place: winners.includes(sheet.seat) ? 1 : 1 + Math.max(1, ahead), total: sheet.total };
    });
}

/** The record of a game that is over, by these sheets. */
export function ended(record: TableRecord, sheets: readonly ScoreSheet[], now: number): TableRecord {
  // Opponents without a seat have a sheet, too.
  const isForfeit = (seat: number) => record.seats[seat] !== undefined && hasForfeited(record.seats[seat]);
  const results = resultsOf(sheets, isForfeit);
  return {
    ...record,
    status: 'over',
    ended: now,
    updated: now,
    listed: now,
    owes: [],
    deadline: undefined,
    asleep: undefined,
    network: undefined,
    seats: record.seats.map((seat, i) => ({ ...seat, ...results[i] })),
    revision: record.revision + 1,
  };
}
