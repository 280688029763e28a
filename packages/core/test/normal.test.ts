import { meanAbove, normalBelow, normalDensity } from '@stolik/core';
import { describe, expect, it } from 'vitest';

describe('the normal distribution', () => {
  // From tables with more digits than a number here holds.
  it.each([
    [0, 0.5],
    [1, 0.8413447460685429],
    [-1.96, 0.024997895148220435],
    [2.5, 0.9937903346742238],
    [-3, 0.0013498980316300957],
    [-6, 9.865876450377012e-10],
    [-10, 7.619853024160593e-24],
  ])('below %d is %d', (x, p) => {
    expect(normalBelow(x) / p).toBeCloseTo(1, 12);
    expect(normalBelow(x) + normalBelow(-x)).toBeCloseTo(1, 15);
  });

  it('has no step where the tail begins', () => {
    for (const x of [-2.5, 2.5]) {
      const slope = (normalBelow(x + 1e-6) - normalBelow(x - 1e-6)) / 2e-6;
      expect(slope / normalDensity(x)).toBeCloseTo(1, 7);
    }
  });

  it('says what is expected beyond a border, however far it is', () => {
    expect(meanAbove(0)).toBeCloseTo(Math.sqrt(2 / Math.PI), 14);
    expect(meanAbove(-2.5) / 2.8227447976639057).toBeCloseTo(1, 11);
    // Far out hardly more than the border itself: x + 1/x - 2/x^3.
    expect(meanAbove(-1000)).toBeCloseTo(1000.000999998, 9);
    expect(meanAbove(50)).toBe(0);
  });
});
