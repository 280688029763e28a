import { describe, expect, it } from 'vitest';
import { shrink } from '../src/kit/shrink.ts';

/** Shrinks a list that fails by a rule, and counts the attempts. */
function shrunk(choices: readonly number[], fails: (candidate: readonly number[]) => boolean, attempts = 10_000) {
  let tried = 0;
  const best = shrink(choices, attempts, (candidate) => {
    tried++;
    return fails(candidate) ? candidate : undefined;
  });
  return { best, tried };
}

describe('shrinking', () => {
  it('keeps only what makes it fail, as low as that can be', () => {
    const numbers = Array.from({ length: 200 }, (_, i) => i);
    expect(shrunk(numbers, (list) => list.some((n) => n >= 77)).best).toEqual([77]);
    expect(shrunk(numbers, (list) => list.includes(150) && list.includes(20)).best).toEqual([20, 150]);
    expect(shrunk(numbers, (list) => list.length >= 5).best).toEqual([0, 0, 0, 0, 0]);
  });

  it('ends with nothing where nothing is needed', () => {
    expect(shrunk([3, 1, 2], () => true).best).toEqual([]);
    expect(shrunk([], () => true).best).toEqual([]);
  });

  it('gives back the list itself where all of it is needed', () => {
    expect(shrunk([0, 0, 0], (list) => list.length === 3).best).toEqual([0, 0, 0]);
    expect(shrunk([5, 0], () => false).best).toEqual([5, 0]);
  });

  it('cuts the end off first, so that a failure near the beginning is found in a few attempts', () => {
    const choices = [7, 0, 9, ...new Array(100_000).fill(1)];
    const { best, tried } = shrunk(choices, (list) => list[0] === 7 && list[2] === 9, 3);
    expect(best).toEqual([7, 0, 9]);
    expect(tried).toBe(3);
  });

  it('tries nothing at all before anything else', () => {
    const tried: (readonly number[])[] = [];
    shrink([1, 2, 3], 2, (candidate) => {
      tried.push(candidate);
      return undefined;
    });
    expect(tried).toEqual([[], [1]]);
  });

  it('takes what was really played for the candidate, if that is simpler', () => {
    const best = shrink([9, 9, 9], 100, (candidate) => (candidate.length < 2 ? undefined : [4, ...candidate.slice(2)]));
    expect(best).toEqual([4]);
    expect(shrink([1], 100, () => [2])).toEqual([1]);
    expect(shrink([1], 100, () => [1])).toEqual([1]);
  });

  it('gives up after so many attempts', () => {
    for (const attempts of [0, 1, 7, 50]) {
      expect(shrunk(new Array(64).fill(9), (list) => list.length >= 60, attempts).tried).toBeLessThanOrEqual(attempts);
    }
    const slow = shrunk(new Array(64).fill(9), (list) => list.length >= 60, 50).best;
    expect(slow.length).toBeLessThan(64);
  });
});
