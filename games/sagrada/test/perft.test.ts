import { perft, SeededChance } from '@stolik/core';
import { expect, it } from 'vitest';
import { sagrada } from '../rules/index.ts';

/** The state after so many random actions of a seeded game. */
function position(seats: number, actions: number) {
  const chance = new SeededChance(`perft/${seats}`);
  const s = sagrada.setup({}, seats, chance);
  const buffer: number[] = [];
  for (let i = 0; i < actions; i++) {
    const seat = 31 - Math.clz32(sagrada.actors(s));
    const count = sagrada.legal(s, seat, buffer);
    sagrada.apply(s, seat, buffer[chance.int(count)], chance);
  }
  return s;
}

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
  expect(counts.map((_, depth) => perft(sagrada, position(seats, actions), depth + 1))).toEqual(counts);
});
