import { perft, SeededChance } from '@stolik/core';
import { expect, it } from 'vitest';
import { sentient } from '../rules/index.ts';

/** The state after so many random actions of a seeded game. */
function position(seats: number, actions: number) {
  const chance = new SeededChance(`perft/${seats}`);
  const s = sentient.setup({}, seats, chance);
  const buffer: number[] = [];
  for (let i = 0; i < actions; i++) {
    const seat = 31 - Math.clz32(sentient.actors(s));
    const count = sentient.legal(s, seat, buffer);
    sentient.apply(s, seat, buffer[chance.int(count)], chance);
  }
  return s;
}

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
  expect(counts.map((_, depth) => perft(sentient, position(seats, actions), depth + 1))).toEqual(counts);
});
