import { perft } from '@stolik/core';
import { expect, it } from 'vitest';
import { randomPosition } from '../../test/positions.ts';
import { smartphone } from '../rules/index.ts';

// Path counts: whatever changes them has changed the rules, and bumps their version.
it.each([
  [1, 0, [480, 19776]],
  [1, 1, [36, 42, 292]],
  [1, 3, [7, 47, 288, 921]],
  [2, 1, [516]],
  [2, 9, [7, 47, 88, 1362]],
  [3, 12, [7, 13, 91, 383]],
  [3, 20, [1, 5, 22, 94, 120]],
  [4, 40, [2]],
])('counts paths: %i seats after %i actions', (seats, actions, counts) => {
  const s = randomPosition(smartphone, { technologies: 'random' }, seats, actions);
  expect(counts.map((_, depth) => perft(smartphone, s, depth + 1))).toEqual(counts);
});
