import { perft, SeededChance } from '@stolik/core';
import { expect, it } from 'vitest';
import { smartphone } from '../rules/index.ts';

/** The state after so many random actions of a seeded game. */
function position(seats: number, actions: number) {
  const chance = new SeededChance(`perft/${seats}`);
  const s = smartphone.setup({ technologies: 'random' }, seats, chance);
  const buffer: number[] = [];
  for (let i = 0; i < actions; i++) {
    const seat = 31 - Math.clz32(smartphone.actors(s));
    const count = smartphone.legal(s, seat, buffer);
    smartphone.apply(s, seat, buffer[chance.int(count)], chance);
  }
  return s;
}

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
  expect(counts.map((_, depth) => perft(smartphone, position(seats, actions), depth + 1))).toEqual(counts);
});
