import { perft } from '@stolik/core';
import { expect, it } from 'vitest';
import { randomPosition } from '../../test/positions.ts';
import { sentient } from '../rules/index.ts';

// Path counts: whatever changes them has changed the rules, and bumps their version.
it.each([
  [2, 0, [25, 237, 520, 5760]],
  [2, 18, [9, 17, 24, 76]],
  [2, 41, [5, 20, 80, 140]],
  [3, 38, [25, 273, 449, 6612]],
  [3, 98, [8, 26, 26, 208]],
  [4, 51, [25, 309, 521, 7549]],
  [4, 133, [5, 8, 12, 24]],
])('counts paths: %i seats after %i actions', (seats, actions, counts) => {
  const s = randomPosition(sentient, {}, seats, actions);
  expect(counts.map((_, depth) => perft(sentient, s, depth + 1))).toEqual(counts);
});
