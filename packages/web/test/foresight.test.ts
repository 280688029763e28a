import { Match, seededSource } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import { expect, it } from 'vitest';
import { foreseenIn } from '../src/session/foresight.ts';

it('what waits to be sent is seen as it will be, up to where chance or somebody else decides', () => {
  const { game } = gameEntry('sagrada');
  const match = Match.begin(game, { seats: 2, source: seededSource('foreseen') });
  // Patterns are chosen first.
  for (const seat of [0, 1]) match.play(seat, [match.legal(seat)[0]]);
  const [seat] = match.actors;
  const before = match.view(seat);
  const move = match.legal(seat)[0];
  const foreseen = foreseenIn({ game, view: before, seat }, [move]);
  match.play(seat, [move]);
  expect(foreseen.view).not.toEqual(before);
  expect(foreseen).toEqual({ view: match.view(seat), isWhole: true });
  // A move that no position here allows changes nothing.
  expect(foreseenIn({ game, view: before, seat }, [{ type: 'unheard-of' }])).toEqual({
    view: before,
    isWhole: false,
  });
});
