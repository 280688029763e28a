import { Match, seededSource } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { expect, it } from 'vitest';
import { steady } from '../src/session/steady.ts';

it('what others decide in secret leaves the position that somebody holds as it was', () => {
  const { game } = gameEntry('smartphone');
  const match = Match.begin(game, { seats: 2, source: seededSource('steady') });
  const seen = (seat: number) => ({ seat, view: match.view(seat) });
  const before = seen(0);

  while (match.actors.includes(1)) match.play(1, [match.legal(1)[0]]);
  expect(match.actors).toEqual([0]);
  expect(seen(0).view).not.toBe(before.view);
  expect(steady(before, seen(0))).toBe(before.view);
  // Another position, and another's eyes, are something else.
  match.play(0, [match.legal(0)[0]]);
  const own = seen(0);
  expect(steady(before, own)).toBe(own.view);
  const other = seen(1);
  expect(steady(before, other)).toBe(other.view);
  expect(steady(undefined, own)).toBe(own.view);
});
