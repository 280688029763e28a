import { SeededChance } from '@stolik/core';
import { changeIn, type Facts, meanWithDoubt, ownAnswersTo, rungsOf } from '@stolik/facts';
import { expect, test } from 'vitest';

const BIRDS = ['easy', 'medium', 'hard', 'expert'];

function row(total: number, seats = 2, window = 'a'): Facts<{ window: string }> {
  return { total, seats, hasWon: total > 50, own: { window } } as unknown as Facts<{ window: string }>;
}

const byWindow = { id: 'window', cells: ({ own }: Facts<{ window: string }>) => [own.window] };

test('means of few games are drawn to the usual points, and too few say nothing', () => {
  const rows = [
    ...Array.from({ length: 10 }, () => row(60, 2, 'good')),
    ...Array.from({ length: 10 }, () => row(40, 2, 'bad')),
    ...Array.from({ length: 4 }, () => row(99, 3, 'rare')),
  ];
  const answers = ownAnswersTo(rows, byWindow);
  expect(answers.map(({ cell, games, won }) => [cell, games, won])).toEqual([
    ['good', 10, 10],
    ['bad', 10, 0],
  ]);
  expect(answers[0].mean).toBeCloseTo((10 * 10) / 40, 9);
  expect(answers[0].low).toBeLessThan(answers[0].mean);
  expect(answers[0].high - answers[0].mean).toBeCloseTo(answers[0].mean - answers[0].low, 9);
});

test('of a hundred windows that are all alike hardly one is shown as different, and a good one is in the end', () => {
  const chance = new SeededChance('alike');
  const rows = Array.from({ length: 2_000 }, () => row(40 + chance.int(30), 2, String(chance.int(100))));
  const answers = ownAnswersTo(rows, byWindow);
  expect(answers.length).toBeGreaterThan(90);
  expect(answers.filter(({ isDifferent }) => isDifferent).length).toBeLessThanOrEqual(5);
  const better = rows.map((one) => (one.own.window === '7' ? { ...one, total: one.total + 40 } : one));
  expect(ownAnswersTo(better, byWindow)[0]).toMatchObject({ cell: '7', isDifferent: true });
});

test('the last twenty are compared with the twenty before, table by table of a size', () => {
  const early = Array.from({ length: 30 }, (_, i) => row(40 + (i % 2), 2));
  expect(changeIn(early)).toBeUndefined();
  const late = Array.from({ length: 20 }, (_, i) => row(50 + (i % 2), 2));
  const change = changeIn([...early, ...late]);
  expect(change?.by).toBeCloseTo(10, 9);
  expect(change?.doubt).toBeLessThan(1);
  // Large tables have other points: who changes to them has not become worse.
  const other = Array.from({ length: 20 }, (_, i) => row(20 + (i % 2), 4));
  expect(changeIn([...early, ...other])?.by).toBeCloseTo(0, 9);
  expect(meanWithDoubt([1, 3]).mean).toBe(2);
  expect(meanWithDoubt([]).games).toBe(0);
});

test('a bird is beaten by a win over it or over stronger ones, game by game and size by size', () => {
  const win = (bots: string[], hasWon = true) => ({ game: 'sagrada', seats: bots.length + 1, bots, hasWon });
  const rungs = (games: Parameters<typeof rungsOf>[0], seats = 2) => rungsOf(games, 'sagrada', seats, BIRDS);
  expect(rungs([])).toMatchObject({ beaten: [], next: 'easy' });
  expect(rungs([win(['easy'])])).toMatchObject({ beaten: ['easy'], next: 'medium' });
  expect(rungs([win(['hard'])])).toMatchObject({ beaten: ['easy', 'medium', 'hard'], next: 'expert' });
  expect(rungs([win(['hard'], false)]).beaten).toEqual([]);
  expect(rungs([win(['expert'])])).not.toHaveProperty('next');
  // Among several the weakest counts, and another size is another ladder.
  expect(rungs([win(['medium', 'expert'])], 3).beaten).toEqual(['easy', 'medium']);
  expect(rungs([win(['medium', 'expert'])], 2).beaten).toEqual([]);
  expect(rungsOf([win(['easy'])], 'sentient', 2, BIRDS).beaten).toEqual([]);
});
