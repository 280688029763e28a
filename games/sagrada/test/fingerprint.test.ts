import { expect, it } from 'vitest';
import { fingerprint } from '../../test/fingerprint.ts';
import { sagrada } from '../rules/index.ts';

// Whatever changes them has changed the rules, or what is told of them: if that was meant, bump the version.
it.each([
  [1, 40, 'a0e3a7316795bad9'],
  [2, 40, '01df9f43503401dc'],
  [3, 40, 'f2c22abe3d4010b4'],
  [4, 40, '53026094a02a5dc8'],
])('games of %i seats look the same as ever', (seats, games, expected) => {
  expect(fingerprint(sagrada, seats, games)).toBe(expected);
});
