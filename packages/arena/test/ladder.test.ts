import { SeededChance } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { rate } from '../src/ladder/rating.ts';

describe('ratings', () => {
  const strengths = { foot: 0, low: 120, middle: 300, top: 420 };
  const chance = new SeededChance('ratings');
  const meet = (a: keyof typeof strengths, b: keyof typeof strengths) => {
    const expected = 1 / (1 + 10 ** ((strengths[b] - strengths[a]) / 400));
    return { a, b, rates: Array.from({ length: 2000 }, () => (chance.int(1e6) < expected * 1e6 ? 1 : 0)) };
  };
  const meetings = [meet('low', 'foot'), meet('middle', 'low'), meet('top', 'middle'), meet('top', 'low')];

  it('recover known strengths, with intervals around them', () => {
    const ratings = rate(Object.keys(strengths), meetings, 'a');
    for (const { name, rating, low, high } of ratings) {
      expect(Math.abs(rating - strengths[name as keyof typeof strengths])).toBeLessThan(35);
      expect(low).toBeLessThanOrEqual(rating);
      expect(high).toBeGreaterThanOrEqual(rating);
      expect(high - low).toBeLessThan(120);
    }
    expect(ratings[0]).toEqual({ name: 'foot', rating: 0, low: 0, high: 0 });
    expect(rate(Object.keys(strengths), meetings, 'a')).toEqual(ratings);
  });

  it('are finite and doubtful for somebody who won everything', () => {
    const [, top] = rate(['foot', 'top'], [{ a: 'top', b: 'foot', rates: new Array(50).fill(1) }], 'a');
    expect(top.rating).toBeGreaterThan(500);
    expect(top.rating).toBeLessThan(1000);
    expect(top.low).toBeLessThan(top.rating - 100);
  });
});
