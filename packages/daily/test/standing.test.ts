import { percentOf, type Standing, signsOf, standingOf } from '@stolik/daily';
import { describe, expect, it } from 'vitest';

describe('a result among others', () => {
  it('has a matchpoint for each that it beats and half of one for each that did as well', () => {
    const others = [10, 20, 20, 30];
    const points = [5, 10, 15, 20, 30, 31].map((value) => standingOf(value, others).matchpoints);
    expect(points).toEqual([0, 1 / 8, 1 / 4, 1 / 2, 7 / 8, 1]);
    expect(standingOf(20, others)).toEqual({ others: 4, beaten: 1, tied: 2, matchpoints: 0.5 });
    expect(standingOf(20, []).matchpoints).toBe(0);
  });

  it('shares out as many points as there are pairs, whatever the results', () => {
    const results = [3, 3, 3, 7, 1, 9, 9, 4];
    const points = results.map((value, i) => standingOf(value, results.toSpliced(i, 1)).matchpoints * 7);
    expect(points.reduce((a, b) => a + b)).toBe((8 * 7) / 2);
  });

  it('is better than a share that is never rounded up', () => {
    const standing = (beaten: number): Standing => ({ others: 64, beaten, tied: 0, matchpoints: 0 });
    expect([0, 1, 45, 63, 64].map((beaten) => percentOf(standing(beaten)))).toEqual([0, 1, 70, 98, 100]);
  });

  it('is told by rounds against the middle', () => {
    expect(signsOf([3, -2, 5, 4], [2.5, -2, 6]).join('')).toBe('+=-+');
  });
});
