import { perft, SeededChance } from '@stolik/core';
import { expect, it } from 'vitest';
import { guess } from './guess.ts';

it('paths are counted to a depth, all seats together, and leave the state alone', () => {
  const s = guess.setup({ extra: 0 }, 2, new SeededChance('perft'));
  const before = JSON.stringify(s);
  // Each of two seats may bid 1, bid 2 or be ready, and whoever is ready is out.
  expect([0, 1, 2].map((depth) => perft(guess, s, depth))).toEqual([1, 6, 2 * (2 * 6 + 3)]);
  expect(JSON.stringify(s)).toBe(before);
});

it('paths meet the same chance wherever they lead, and end where the game does', () => {
  const s = guess.setup({ extra: 0 }, 1, { int: () => 0 });
  guess.apply(s, 0, 2, { int: () => 0 });
  s.round = 2;
  // Keep and then be done, or be done at once: the game is over.
  expect([1, 2, 3].map((depth) => perft(guess, s, depth))).toEqual([2, 1, 0]);
});
