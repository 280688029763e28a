import { perft } from '@stolik/core';
import { expect, it } from 'vitest';
import { randomPosition } from '../../test/positions.ts';
import { sagrada } from '../rules/index.ts';

// Path counts: whatever changes them has changed the rules, and bumps their version.
it.each([
  [1, 0, [4, 139, 294]],
  [1, 1, [28, 56, 294, 1039]],
  [2, 0, [8, 32, 1304]],
  [2, 2, [43, 133, 2020]],
  [2, 30, [1, 20, 42, 260]],
  [3, 40, [16, 38, 359]],
  [4, 90, [17, 33, 263]],
])('counts paths: %i seats after %i actions', (seats, actions, counts) => {
  const s = randomPosition(sagrada, {}, seats, actions);
  expect(counts.map((_, depth) => perft(sagrada, s, depth + 1))).toEqual(counts);
});
