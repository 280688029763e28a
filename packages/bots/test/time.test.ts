import { SeededChance } from '@stolik/core';
import { afterEach, expect, it, vi } from 'vitest';
import { ismcts, monteCarlo } from '../src/index.ts';
import { playable, type Toy } from './toy.ts';

// A toy: choose one of twenty numbers, and then time goes by.
interface Chosen {
  chosen: number;
}
const CHOICES = 20;

let now = 0;
/** Every look takes 10 ms; the first twenty are the first sight of each choice. */
const toy: Toy<Chosen> = {
  actors: ({ chosen }) => (chosen < 0 ? 1 : 0),
  epoch: ({ chosen }) => (chosen < 0 ? 0 : 1),
  legal: () => [...Array(CHOICES).keys()],
  points: ({ chosen }) => [chosen],
  apply: (s, _seat, a) => {
    s.chosen = a;
  },
  heuristics: {
    evaluate: ({ chosen }) => {
      now += 10;
      return chosen;
    },
    horizon: () => 1,
  },
};

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  { name: 'flat Monte Carlo', make: monteCarlo },
  { name: 'tree search', make: ismcts },
])('time runs out for $name in the middle of a run too', ({ make }) => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const bot = make(playable(toy), { name: 'slow', breadth: CHOICES, budget: { ms: 300 } });
  const begin = now;
  const { moves } = bot.decide({ chosen: -1 }, 0, new SeededChance('slow'));
  // What is not wholly tried is judged by first sight.
  expect(moves).toEqual([CHOICES - 1]);
  expect(now - begin).toBeLessThanOrEqual(310);
});
