import { CASES } from './cases.ts';
import { RECORD_LAYOUT } from './records.ts';
import * as rows from './rows.ts';

/** All that whoever trains a net must know about its rows; nothing about them is written down a second time. */
export function description(): object {
  const all = Array.from({ length: rows.ROWS }, (_, row) => row);
  return {
    game: rows.EXPECTED_NET.game,
    features: rows.FEATURES,
    rows: rows.ROWS,
    scaled: rows.SCALED,
    heads: rows.HEADS,
    cases: CASES.map(({ id }) => id),
    record: RECORD_LAYOUT,
    // Rows have nothing in common: conditions of bots tell left from right, and types have heads of their own.
    parts: [],
    symmetries: { 0: [[all]] },
  };
}
