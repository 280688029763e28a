import { expect, it } from 'vitest';
import { fingerprint } from '../../test/fingerprint.ts';
import { sentient } from '../rules/index.ts';

// Whatever changes them has changed the rules, or what is told of them: if that was meant, bump the version.
it.each([
  [2, 40, 'c07c7b5d21518ec6'],
  [3, 40, '5a282aeaa213eb9d'],
  [4, 40, '486eabb60066fcf9'],
])('games of %i seats look the same as ever', (seats, games, expected) => {
  expect(fingerprint(sentient, seats, games)).toBe(expected);
});
