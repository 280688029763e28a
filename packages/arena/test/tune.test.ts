import { duplicateSource, type GameEntry, Match, type Sense } from '@stolik/core';
import { gameEntry, games } from '@stolik/games';
import { describe, expect, it } from 'vitest';
import { type Contest, playDeal } from '../src/contest/deal.ts';
import { SepCma } from '../src/tune/sep-cma.ts';
import { validationOf } from '../src/tune/validation.ts';
import { listOf, treeOf, weightsOf, withWeights } from '../src/tune/weights.ts';

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

  it('are back in their place afterwards, even after an error, and what hangs on them is forgotten', () => {
    const weights = { a: 1, b: [2] };
    const seen: number[][] = [];
    const sense = { weights, forget: () => seen.push(listOf(weights)) } as Partial<Sense> as Sense;
    expect(withWeights(sense, [3, 4], () => listOf(weights))).toEqual([3, 4]);
    expect(() =>
      withWeights(sense, [5, 6], () => {
        throw new Error('oops');
      }),
    ).toThrow('oops');
    expect(weights).toEqual({ a: 1, b: [2] });
    expect(seen).toEqual([
      [3, 4],
      [1, 2],
      [5, 6],
      [1, 2],
    ]);
  });

  it('that a game does not have cannot be tuned', () => {
    const entry = { game: { id: 'chess' }, sense: {} } as unknown as GameEntry;
    expect(() => weightsOf(entry)).toThrow('--game: chess has no weights to tune');
  });
});

describe.each(games.map(({ game }) => game.id))('%s', (game) => {
  const entry = gameEntry(game);
  const own = listOf(weightsOf(entry));
  const contest = (weights: readonly number[]): Contest => ({
    game,
    bots: ['tuned', 'greedy'],
    options: {},
    seed: 'tune',
    budgets: {},
    weights,
  });
  const scores = (weights: readonly number[]) => {
    const deal = playDeal(entry, contest(weights), 0);
    return deal.map((showings) => showings.map(({ score }) => score));
  };

  it('plays otherwise by other weights, and has its own back afterwards', () => {
    const other = own.map((weight, i) => weight * (i % 2 ? 3 : 0.2));
    expect(scores(other)).not.toEqual(scores(own));
    expect(listOf(weightsOf(entry))).toEqual(own);
  });
});

describe('what a game worked out by its own weights is not used for others', () => {
  const opening = (game: string) => {
    const { game: rules, sense } = gameEntry(game);
    const { state } = Match.begin(rules, { seats: 2, options: {}, source: duplicateSource('opening') });
    return { state, sense, own: weightsOf({ game: rules, sense }) };
  };

  it('promises of empty slots in Sentient', () => {
    const { state, sense, own } = opening('sentient');
    const before = sense.evaluate(state, 0);
    const other = listOf({ ...own, choice: 1 });
    expect(withWeights(sense, other, () => sense.evaluate(state, 0))).toBeLessThan(before);
    expect(sense.evaluate(state, 0)).toBe(before);
  });

  it('plans in Smartphone Inc.', () => {
    const { state, sense, own } = opening('smartphone');
    const before = sense.plans?.(state, 0);
    const other = listOf(own).map((weight, i) => weight * (i % 2 ? 3 : 0.2));
    expect(withWeights(sense, other, () => sense.plans?.(state, 0))).not.toEqual(before);
    expect(sense.plans?.(state, 0)).toEqual(before);
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
