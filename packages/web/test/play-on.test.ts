import { Match, pick, SeededChance, seededSource } from '@stolik/core';
import { gameEntry } from '@stolik/games';
import type { Seat, TableInfo } from '@stolik/protocol/page';
import { expect, it } from 'vitest';
import { canPlayOn } from '../src/online/play-on.ts';

const ala: Seat = { kind: 'human', name: 'Ala' };
const ben: Seat = { kind: 'human', name: 'Ben', hasResigned: true, standIn: 'easy' };
const late: Seat = { kind: 'human', name: 'Ben', hasTimedOut: true, standIn: 'easy' };
const pace = { kind: 'live', minutes: 5, increment: 0 } as const;
const tableOf = (...seats: Seat[]) => ({ seats, pace }) as Partial<TableInfo> as TableInfo;

it('whoever did not give up may play on, unless the rules have ended the game', () => {
  const { game } = gameEntry('sagrada');
  const options = game.parseOptions({}, 2);
  const match = Match.begin(game, { seats: 2, options, source: seededSource('play on') });
  const chance = new SeededChance('play on');
  const can = (seat: number, ...seats: Seat[]) => canPlayOn(tableOf(...seats), seat, game, match.view(seat));
  expect([can(0, ala, ben), can(1, ala, ben), can(0, ala, ala)]).toEqual([true, false, false]);
  // Running out of time ends it as well.
  expect([can(0, ala, late), can(1, ala, late)]).toEqual([true, false]);
  while (!match.isOver) {
    const seat = pick(match.actors, chance);
    match.play(seat, [pick(match.legal(seat), chance)]);
  }
  // Bots have finished it.
  expect(can(0, ala, ben)).toBe(false);
});
