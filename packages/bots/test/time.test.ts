import { type Game, SeededChance, type Sense } from '@stolik/core';
import { afterEach, expect, it, vi } from 'vitest';
import { ismcts, monteCarlo } from '../src/index.ts';

// A toy: choose one of twenty numbers, and then time goes by.
interface Toy {
  chosen: number;
}
const CHOICES = 20;
const game = {
  imagine: (v: Toy) => ({ ...v }),
  clone: (s: Toy) => ({ ...s }),
  shuffle: () => undefined,
  actors: (s: Toy) => (s.chosen < 0 ? 1 : 0),
  epoch: (s: Toy) => (s.chosen < 0 ? 0 : 1),
  score: (s: Toy) => [{ seat: 0, total: s.chosen, lines: { points: s.chosen }, ties: [] }],
  toMove: (_s: Toy, _seat: number, a: number) => a,
  legal: (_s: Toy, _seat: number, out: number[]) => {
    for (let i = 0; i < CHOICES; i++) out[i] = i;
    return CHOICES;
  },
  apply: (s: Toy, _seat: number, a: number) => {
    s.chosen = a;
  },
} as unknown as Game<Toy, number, Toy>;

let now = 0;
/** Every look takes 10 ms; the first twenty are the first sight of each choice. */
const sense = {
  evaluate: (s: Toy) => {
    now += 10;
    return s.chosen;
  },
  stakes: 0,
  horizon: () => 1,
} as Sense;

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  { name: 'flat Monte Carlo', make: monteCarlo },
  { name: 'tree search', make: ismcts },
])('time runs out for $name in the middle of a run too', ({ make }) => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const bot = make(sense, { name: 'slow', width: CHOICES, budget: { ms: 300 } });
  const begin = now;
  const { moves } = bot.decide(game, { chosen: -1 }, 0, new SeededChance('slow'));
  // What is not wholly tried is judged by first sight.
  expect(moves).toEqual([CHOICES - 1]);
  expect(now - begin).toBeLessThanOrEqual(310);
});
