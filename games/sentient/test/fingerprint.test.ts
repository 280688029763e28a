import { underRules } from '@stolik/core';
import { expect, it } from 'vitest';
import { fingerprint } from '../../test/fingerprint.ts';
import { sentient } from '../rules/index.ts';

// Whatever changes them has changed the rules, or what is told of them: if that was meant, bump the version.
it.each([
  [1, 2, 40, 'c07c7b5d21518ec6'],
  [1, 3, 40, '5a282aeaa213eb9d'],
  [1, 4, 40, '486eabb60066fcf9'],
  [2, 2, 40, 'c07c7b5d21518ec6'],
  [2, 3, 40, 'e4a5abaf6001d47e'],
  [2, 4, 40, 'f419fe6a6ebaf86f'],
])('games of version %i for %i look the same as ever', (version, seats, games, expected) => {
  const { game } = underRules({ game: sentient }, version) ?? {};
  expect(game && fingerprint(game, seats, games)).toBe(expected);
});
