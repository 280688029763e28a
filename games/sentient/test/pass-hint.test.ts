import { Match, seededSource } from '@stolik/core';
import { expect, it } from 'vitest';
import { sentient } from '../rules/index.ts';
import { isPassHinted } from '../ui/hints.ts';

it.each([
  ['pass', true],
  ['agent 1 with 1', false],
])('a hint to %s is one to pass: %s', (typed, isPass) => {
  const match = Match.begin(sentient, { seats: 2, source: seededSource('hint') });
  const before = match.view(undefined);
  const [seat] = before.actors;
  expect(isPassHinted(before, undefined, seat)).toBe(false);
  match.play(seat, [sentient.parse(typed)]);
  expect(isPassHinted(before, match.view(undefined), seat)).toBe(isPass);
});
