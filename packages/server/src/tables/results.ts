import { compareSheets, type ScoreSheet, winnersOf } from '@stolik/core';
import type { TableRecord } from './record.ts';

/** What is left of a game in people's histories. */
export interface Result {
  readonly place: number;
  readonly total: number;
}

/**
 * Points and places of the seats. Whoever gave up is behind everybody who did not; equals share a place; alone, the second
 * place says that the target or the automa was not beaten.
 */
export function resultsOf(sheets: readonly ScoreSheet[], hasResigned: (seat: number) => boolean): Result[] {
  const winners = winnersOf(sheets.filter(({ seat }) => !hasResigned(seat)));
  const isAhead = (a: ScoreSheet, b: ScoreSheet) => {
    const [gaveUp, otherGaveUp] = [hasResigned(a.seat), hasResigned(b.seat)];
    return gaveUp === otherGaveUp ? compareSheets(a, b) > 0 : otherGaveUp;
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
  const results = resultsOf(sheets, (seat) => record.seats[seat]?.hasResigned === true);
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
