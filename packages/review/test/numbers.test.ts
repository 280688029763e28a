import { describe, expect, it } from 'vitest';
import { estimateOf, halfWidth, rounded, upper99 } from '../src/numbers.ts';

describe('numbers', () => {
  // Quantiles of Student's t for 97.5 % and 99 %, from tables.
  it.each([
    [8, 2.365, 2.998],
    [16, 2.131, 2.602],
    [128, 1.979, 2.356],
  ])('intervals of %i numbers are as wide as tables say', (count, t95, t99) => {
    const numbers = Array.from({ length: count }, (_, i) => i % 2);
    const estimate = estimateOf(numbers);
    expect(halfWidth(estimate) / estimate.error).toBeCloseTo(t95, 2);
    expect((upper99(estimate) - estimate.mean) / estimate.error).toBeCloseTo(t99, 2);
  });

  it('rounds to two digits and never to -0', () => {
    expect(rounded(1.005)).toBe(1);
    expect(Object.is(rounded(-0.001), 0)).toBe(true);
  });
});
