import { compareSheets, type ScoreSheet, winnersOf } from '@stolik/core';
import type { SeatRecord, TableRecord } from './record.ts';

/** What is left of a game in people's histories. */
export interface Result {
  readonly place: number;
  readonly total: number;
}

/**
 * Points and places of the seats. Whoever dropped out is behind everybody who did not, and where all have, nobody is first;
 * equals share a place; alone, the second place says that the target or the automa was not beaten.
 */
export function resultsOf(sheets: readonly ScoreSheet[], behind: (seat: number) => number): Result[] {
  const winners = winnersOf(sheets.filter(({ seat }) => behind(seat) === 0));
  const isAhead = (a: ScoreSheet, b: ScoreSheet) => {
    const lead = behind(b.seat) - behind(a.seat);
    return lead === 0 ? compareSheets(a, b) > 0 : lead > 0;
  };
  return sheets
    .filter(({ automa }) => automa === undefined)
    .map((sheet) => {
      const ahead = sheets.filter((other) => other.seat !== sheet.seat && isAhead(other, sheet)).length;
      return { place: winners.includes(sheet.seat) ? 1 : 1 + Math.max(1, ahead), total: sheet.total };
    });
}

/** The record of a game that is over, by these sheets. */
export function ended(
  record: TableRecord,
  sheets: readonly ScoreSheet[],
  now: number,
  behind: (seat: SeatRecord) => number,
): TableRecord {
  // Opponents without a seat have a sheet, too.
  const results = resultsOf(sheets, (seat) => (record.seats[seat] ? behind(record.seats[seat]) : 0));
  return {
    ...record,
    status: 'over',
    ended: now,
    updated: now,
    listed: now,
    owes: [],
    deadline: undefined,
    asleep: undefined,
    awaited: undefined,
    proposal: undefined,
    network: undefined,
    removed: [],
    seats: record.seats.map((seat, i) => ({ ...seat, ...results[i] })),
    revision: record.revision + 1,
  };
}

/** The record of a game that all agreed to end: the points stay as they stood, and nobody has a place. */
export function calledOff(record: TableRecord, sheets: readonly ScoreSheet[], now: number): TableRecord {
  const { seats, ...rest } = ended(record, sheets, now, () => 0);
  return { ...rest, isCalledOff: true, seats: seats.map((seat) => ({ ...seat, place: undefined })) };
}
