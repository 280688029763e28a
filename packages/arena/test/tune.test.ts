import { duplicateSource, Match, type Weights } from '@stolik/core';
import { gameEntry, games } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { type Contest, Dealer } from '../src/contest/deal.ts';
import { SepCma } from '../src/tune/sep-cma.ts';
import { validationOf } from '../src/tune/validation.ts';
import { listOf, treeOf } from '../src/tune/weights.ts';

describe('the search', () => {
  /** A valley that is a hundred times as steep one way as another. */
  const peak = [1, -2, 0.5, 3, 0];
  const height = (x: readonly number[]) => -peak.reduce((sum, at, i) => sum + 10 ** (i / 2) * (x[i] - at) ** 2, 0);

  function climb(seed: string, generations: number): SepCma {
    const search = new SepCma({ dimensions: peak.length, population: 10, sigma: 0.5, seed });
    for (let i = 0; i < generations; i++) search.tell(search.ask().map(height));
    return search;
  }

  it('finds the peak of a quadratic function', () => {
    const { mean, sigma } = climb('a', 150);
    for (const [i, at] of peak.entries()) expect(mean[i]).toBeCloseTo(at, 3);
    expect(sigma).toBeLessThan(0.01);
  });

  it('is the same for the same seed', () => {
    expect(climb('a', 20).mean).toEqual(climb('a', 20).mean);
    expect(climb('a', 20).mean).not.toEqual(climb('b', 20).mean);
  });
});

describe('weights', () => {
  it('are a list in the order of the tree', () => {
    const tree = { a: 1, b: [2, 3], c: { d: [4], e: 5 } };
    expect(listOf(tree)).toEqual([1, 2, 3, 4, 5]);
    expect(treeOf(tree, [9, 8, 7, 6, 5])).toEqual({ a: 9, b: [8, 7], c: { d: [6], e: 5 } });
    expect(tree.a).toBe(1);
  });
});

describe.each(games.map(({ game }) => game.id))('%s', (game) => {
  const entry = gameEntry(game);
  const own = listOf(entry.heuristics().weights);
  const contest = (weights: readonly number[]): Contest => ({
    game,
    bots: ['tuned', 'greedy'],
    options: {},
    seed: 'tune',
    budgets: {},
    weights,
  });
  const scores = async (weights: readonly number[]) => {
    const deal = await new Dealer(entry, contest(weights)).play(0);
    return deal.map((showings) => showings.map(({ score }) => score));
  };

  it('plays otherwise by other weights, and has its own back afterwards', async () => {
    const other = own.map((weight, i) => weight * (i % 2 ? 3 : 0.2));
    expect(await scores(other)).not.toEqual(await scores(own));
    expect(listOf(entry.heuristics().weights)).toEqual(own);
  });
});

describe('heuristics by other weights', () => {
  const opening = (game: string) => {
    const entry = gameEntry(game);
    const { state } = Match.begin(entry.game, { seats: 2, options: {}, source: duplicateSource('opening') });
    return { state, own: entry.heuristics(), by: (weights: Weights) => entry.heuristics(weights) };
  };

  it('expect something else of empty slots in Sentient, and leave the others as they are', () => {
    const { state, own, by } = opening('sentient');
    const before = own.evaluate(state, 0);
    expect(by({ ...own.weights, choice: 1 }).evaluate(state, 0)).toBeLessThan(before);
    expect(own.evaluate(state, 0)).toBe(before);
  });

  it('make other plans in Smartphone Inc., and leave the others as they are', () => {
    const { state, own, by } = opening('smartphone');
    const before = own.turns?.(state, 0);
    const other = listOf(own.weights).map((weight, i) => weight * (i % 2 ? 3 : 0.2));
    expect(by(treeOf(own.weights, other)).turns?.(state, 0)).not.toEqual(before);
    expect(own.turns?.(state, 0)).toEqual(before);
  });
});

it('the match counts points ahead of the others, with an interval over deals', () => {
  const game = (own: number, other: number) => [
    { bot: 'tuned', win: own > other ? 1 : 0, score: own, ms: [] },
    { bot: 'greedy', win: own > other ? 0 : 1, score: other, ms: [] },
  ];
  const { games, winRate, margin, marginLow, marginHigh } = validationOf([
    [game(12, 10), game(10, 10)],
    [game(13, 10), game(10, 10)],
  ]);
  expect({ games, winRate, margin }).toEqual({ games: 4, winRate: 0.5, margin: 1.25 });
  expect(marginLow).toBeLessThan(1.25);
  expect(marginHigh).toBeGreaterThan(1.25);
});
