import { type ScoreSheet, winnersOf } from '@stolik/core';
import { expect, it } from 'vitest';

const sheet = (seat: number, total: number, ties: number[] = [], target?: number): ScoreSheet => ({
  seat,
  total,
  lines: { points: total },
  ties,
  ...(target === undefined ? {} : { target }),
});

it('the highest total wins, then the tie-breaks in order, then all who are left', () => {
  expect(winnersOf([sheet(0, 10), sheet(1, 12)])).toEqual([1]);
  expect(winnersOf([sheet(0, 12, [3, 1]), sheet(1, 12, [3, 2])])).toEqual([1]);
  expect(winnersOf([sheet(0, 12, [4, 0]), sheet(1, 12, [3, 9])])).toEqual([0]);
  expect(winnersOf([sheet(0, 12, [1]), sheet(1, 12, [1]), sheet(2, 5, [9])])).toEqual([0, 1]);
});

it('alone, the target must be exceeded', () => {
  expect(winnersOf([sheet(0, 50, [], 49)])).toEqual([0]);
  expect(winnersOf([sheet(0, 50, [], 50)])).toEqual([]);
  expect(winnersOf([sheet(0, -5, [], 20)])).toEqual([]);
});

it('an automa can win; alone against it a shared first place is not a win', () => {
  const automa = { ...sheet(2, 12, [1]), automa: 'Machine' };
  expect(winnersOf([sheet(0, 10), sheet(1, 11), automa])).toEqual([2]);
  expect(winnersOf([sheet(0, 12, [1]), sheet(1, 11), automa])).toEqual([0, 2]);
  const opponent = { ...automa, seat: 1 };
  expect(winnersOf([sheet(0, 12, [1]), opponent])).toEqual([1]);
  expect(winnersOf([sheet(0, 12, [2]), opponent])).toEqual([0]);
});
