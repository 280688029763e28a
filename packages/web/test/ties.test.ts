import { expect, it } from 'vitest';
import { tiesOf } from '../src/table/ties.ts';

const sheet = (seat: number, total: number, ...ties: number[]) => ({ seat, total, lines: {}, ties });

it('shows the tie-breaks that were needed, and no others', () => {
  expect(tiesOf([sheet(0, 60, 1, 2), sheet(1, 59, 9, 9)])).toEqual([]);
  expect(tiesOf([sheet(0, 60, 1, 9), sheet(1, 60, 2, 0), sheet(2, 40, 5, 5)])).toEqual([[1, 2, 5]]);
  expect(tiesOf([sheet(0, 60, 2, 1), sheet(1, 60, 2, 3), sheet(2, 60, 1, 9)])).toEqual([
    [2, 2, 1],
    [1, 3, 9],
  ]);
  // A shared victory: everything was tried.
  expect(tiesOf([sheet(0, 60, 2, 1), sheet(1, 60, 2, 1)])).toEqual([
    [2, 2],
    [1, 1],
  ]);
});
