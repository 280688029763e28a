import { SeededChance } from '@stolik/core';
import { Aggregate, answersTo, type Facts, factsOf, groupsOf, meanOf, packCells, unpackCells } from '@stolik/facts';
import { games } from '@stolik/games';
import { factSourceOf } from '@stolik/games/facts';
import { describe, expect, test } from 'vitest';
import { randomGame } from './random-game.ts';

const GAMES = process.env.STOLIK_LONG ? 400 : 60;

/** What the sums must come to, cell by cell and game by game. */
function naive(played: readonly (readonly Facts[])[], of: (row: Facts) => boolean) {
  const each = played.map((rows) => rows.filter(of)).filter((rows) => rows.length > 0);
  const points = each.map((rows) => rows.map(({ total }) => total).reduce((a, b) => a + b, 0));
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return {
    games: each.length,
    rows: sum(each.map((rows) => rows.length)),
    points: sum(points),
    squares: sum(points.map((one) => one * one)),
    products: sum(points.map((one, i) => one * each[i].length)),
    rowSquares: sum(each.map((rows) => rows.length ** 2)),
    wins: sum(each.map((rows) => rows.filter(({ hasWon }) => hasWon).length)),
  };
}

describe.each(games.map((entry) => [entry.game.id, entry] as const))('what games of %s say', (id, entry) => {
  const source = factSourceOf(id);
  const played = Array.from({ length: GAMES }, (_, i) => {
    const match = randomGame(entry, 2, `explored/${i}`);
    return factsOf(match.game, source, match.log);
  });

  test('is what a naive count of the same rows says, and comes through a file', () => {
    const aggregate = new Aggregate(source);
    for (const rows of played) aggregate.add(rows);
    let checked = 0;
    for (const { id: question, cells } of source.questions) {
      for (const [name, cell] of aggregate.cells.get(question) ?? []) {
        const isIn = (row: Facts) =>
          name.endsWith('/') ? cells(row).some((own) => own.startsWith(name)) : cells(row).includes(name);
        expect(cell).toEqual(naive(played, isIn));
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(40);
    expect(aggregate.cells.get('')?.get('')).toEqual(naive(played, () => true));
    const back = unpackCells(packCells(aggregate.cells));
    for (const [question, cells] of back) {
      for (const [name, cell] of cells) expect(cell).toEqual(aggregate.cells.get(question)?.get(name));
      const few = [...(aggregate.cells.get(question) ?? [])].filter(([, cell]) => cell.games < 30);
      expect(few.some(([name]) => cells.has(name))).toBe(false);
    }
    const { id: first } = source.questions[0];
    for (const { cell, games: told, mean } of answersTo(back, first, 2)) {
      const known = aggregate.cells.get(first)?.get(cell);
      const all = aggregate.cells.get('')?.get('');
      expect(told).toBeGreaterThanOrEqual(30);
      const difference = (known ? meanOf(known) : 0) - (all ? meanOf(all) : 0);
      expect(mean).toBeCloseTo((difference * told) / (told + 30), 9);
    }
  });
});

/** Points by luck alone, alike for both seats in part, as the same dice make them. */
function madeUp(count: number, chance: SeededChance): Facts[][] {
  const roll = () => Array.from({ length: 6 }, () => chance.int(11)).reduce((a, b) => a + b, 0);
  return Array.from({ length: count }, () => {
    const shared = roll();
    const totals = [shared + roll(), shared + roll()];
    return totals.map((total, seat) => ({ total, seat, hasWon: total > totals[1 - seat] }) as unknown as Facts);
  });
}

describe('effects that are none', () => {
  test('of a hundred at most five are shown as different, and one that is there is', () => {
    const chance = new SeededChance('nothing at all');
    const played = madeUp(3_000, chance);
    // Ten questions of ten cells: of the seat, and of the game, where both seats are in the same cell.
    const labels = new Map(played.flat().map((row) => [row, Array.from({ length: 10 }, () => chance.int(10))]));
    for (const [one, other] of played) {
      for (let i = 0; i < 5; i++) (labels.get(other) as number[])[i] = (labels.get(one) as number[])[i];
    }
    const questions = Array.from({ length: 10 }, (_, i) => ({
      id: `nothing-${i}`,
      cells: (row: Facts) => [String(labels.get(row)?.[i])],
    }));
    const better = (row: Facts) => (labels.get(row)?.[9] === 3 ? 6 : 0);
    const aggregate = new Aggregate({ questions });
    for (const rows of played) aggregate.add(rows);
    const shown = questions.flatMap(({ id }) => answersTo(aggregate.cells, id, 2));
    expect(shown).toHaveLength(100);
    expect(shown.filter(({ isDifferent }) => isDifferent).length).toBeLessThanOrEqual(5);
    const outside = shown.filter(({ low, high }) => low > 0 || high < 0).length;
    expect(outside).toBeLessThanOrEqual(5);
    // Intervals are as wide as they should be, and no wider: what is drawn towards nothing scatters a little less.
    const scatter = shown.reduce((sum, { mean, high }) => sum + (mean / (high - mean)) ** 2, 0) / shown.length;
    expect(1.96 * Math.sqrt(scatter)).toBeGreaterThan(0.8);
    expect(1.96 * Math.sqrt(scatter)).toBeLessThan(1.05);
    const planted = new Aggregate({ questions });
    for (const rows of played) planted.add(rows.map((row) => mended(row, better(row), labels)));
    const [best] = answersTo(planted.cells, 'nothing-9', 2);
    expect(best).toMatchObject({ cell: '3', isDifferent: true });
    expect(groupsOf(planted.cells, 'nothing-9')).toEqual([]);
  });
});

function mended(row: Facts, by: number, labels: Map<Facts, number[]>): Facts {
  const better = { ...row, total: row.total + by };
  labels.set(better, labels.get(row) as number[]);
  return better;
}
