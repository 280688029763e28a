import { describe, expect, it } from 'vitest';
import { likelihoods } from '../src/likelihood.ts';

describe('how likely others have chosen what', () => {
  it('is even where each choice is as good as the other', () => {
    const [heads, tails] = likelihoods(
      [
        [6, -6],
        [-6, 6],
      ],
      [1, 1],
      1,
    );
    expect(heads).toBeCloseTo(0.5, 2);
    expect(tails).toBeCloseTo(0.5, 2);
  });

  it('adds up to 1, and what is never good for them is as good as out of the question', () => {
    const chances = likelihoods(
      [
        [3, 20, -1],
        [-2, 25, 4],
      ],
      [1, 1, 1],
      1,
    );
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
    expect(chances[1]).toBeLessThan(0.01);
  });

  it('depends on which turns the seat itself would choose', () => {
    // The first world is worst for the seat on average, but only by a turn that it will not choose.
    const [bad, good] = likelihoods(
      [
        [-50, -10],
        [4, 1],
      ],
      [1, 1],
      1,
    );
    expect(good).toBeGreaterThan(0.9);
    expect(bad).toBeLessThan(0.1);
  });

  it('minds what was believed before', () => {
    const [likely, unlikely] = likelihoods([[2, 2]], [3, 1], 1);
    expect(likely).toBeCloseTo(0.75, 9);
    expect(unlikely).toBeCloseTo(0.25, 9);
  });

  it('is the less certain the more careless they are', () => {
    const leads = [[0, 2]];
    const [[careful], [careless]] = [0.5, 5].map((carelessness) => likelihoods(leads, [1, 1], carelessness));
    expect(careful).toBeCloseTo(1 / (1 + Math.exp(-4)), 3);
    expect(careless).toBeCloseTo(1 / (1 + Math.exp(-0.4)), 3);
  });
});
