import { SeededChance } from '@stolik/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ismcts, monteCarlo } from '../src/index.ts';
import { playable, type Toy } from './toy.ts';

// A toy: choose a number, and then time goes by.
interface Chosen {
  chosen: number;
}
let now = 0;
/** Every look takes 10 ms. What is looked at late looks too good. */
function toy(choices: number, late = Number.POSITIVE_INFINITY): Toy<Chosen> {
  return {
    actors: ({ chosen }) => (chosen < 0 ? 1 : 0),
    epoch: ({ chosen }) => (chosen < 0 ? 0 : 1),
    legal: () => [...Array(choices).keys()],
    points: ({ chosen }) => [chosen],
    apply: (s, _seat, a) => {
      s.chosen = a;
    },
    heuristics: {
      evaluate: ({ chosen }) => {
        now += 10;
        return chosen + (now > late ? 100 : 0);
      },
      horizon: () => 1,
    },
  };
}

describe.each([
  { name: 'flat Monte Carlo', make: monteCarlo },
  { name: 'tree search', make: ismcts },
])('time runs out for $name', ({ name, make }) => {
  beforeEach(() => {
    now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });

  it('while it still tries many turns', () => {
    const bot = make(playable(toy(20)), { name, breadth: 20, budget: { ms: 300 } });
    const { moves } = bot.decide({ chosen: -1 }, 0, new SeededChance('slow'));
    // What is not wholly tried is judged by first sight.
    expect(moves).toEqual([19]);
    expect(now).toBeLessThanOrEqual(1_310);
  });

  it('in the middle of a run, and ends it at once', () => {
    const bot = make(playable(toy(2)), { name, breadth: 20, budget: { ms: 45 } });
    expect(bot.decide({ chosen: -1 }, 0, new SeededChance('slow')).moves).toEqual([1]);
    // First sight of both, a playout of both, and one more.
    expect(now).toBe(1_050);
  });

  it('by whichever ends first, time or playouts', () => {
    const bot = make(playable(toy(2)), { name, breadth: 20, budget: { ms: 1_000, iterations: 4 } });
    bot.decide({ chosen: -1 }, 0, new SeededChance('slow'));
    expect(now).toBe(1_060);
  });
});

it('a run that not all turns could take part in counts for nothing', () => {
  now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const bot = monteCarlo(playable(toy(2, 1_040)), { name: 'late', breadth: 20, budget: { ms: 45 } });
  const { candidates } = bot.decide({ chosen: -1 }, 0, new SeededChance('slow'));
  expect(candidates.map(({ value }) => value)).toEqual([1, 0]);
});
