import type { Seat, TableInfo } from '@stolik/protocol/page';
import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { isWon, type PlayedGame, playedHere, playedOnline, tallyOf } from '../src/me/games.ts';
import { resultOf } from '../src/me/result.ts';
import type { TableRecord } from '../src/store/tables.ts';
import { en } from '../src/text/en.ts';

const words = createInstance({ lng: 'en', resources: { en: { translation: en } } });
beforeAll(() => words.init());

/** A finished game of this browser, of one person against a bot unless said otherwise. */
function here(part: Partial<TableRecord>): ReturnType<typeof playedHere> {
  const sitters = [
    { kind: 'human', name: 'You' },
    { kind: 'bot', name: 'Owl', bot: 'expert' },
  ] as const;
  return playedHere({ id: 'a', sitters, log: { header: { game: 'sagrada' } }, updated: 1, ...part } as TableRecord);
}

function online(...seats: readonly Partial<Seat>[]): ReturnType<typeof playedOnline> {
  return playedOnline(
    { id: 'b', game: 'sentient', ended: 2, seats, pace: LIVE } as unknown as TableInfo,
    'me',
    words.t,
  );
}

const LIVE = { kind: 'live', minutes: 5, increment: 0 };
const own = { kind: 'human', person: 'me', name: 'Ala' } as const;
const ben = { kind: 'human', name: 'Ben' } as const;

it('who won here is who the rules say, and before that was kept whoever has the most points', () => {
  expect(here({ totals: [50, 50], winners: [0] })).toMatchObject({ place: 1, names: ['You 50', 'Owl 50'] });
  expect(here({ totals: [50, 50], winners: [1] })).toMatchObject({ place: 2, total: 50 });
  expect(here({ totals: [40, 50] }).place).toBe(2);
  // Alone, and against somebody without a seat.
  const alone = [{ kind: 'human', name: 'You' }] as const;
  expect(isWon(here({ sitters: alone, totals: [30], winners: [] }))).toBe(false);
  expect(isWon(here({ sitters: alone, totals: [30, 60], winners: [1] }))).toBe(false);
  expect(isWon(here({ sitters: alone, totals: [60, 30], winners: [0] }))).toBe(true);
});

it('says who won and why', () => {
  const told = (one: PlayedGame) => resultOf(one, words.t);
  const gaveUp = { place: 2, total: -15, hasResigned: true, standIn: 'easy' } as const;
  const late = { hasTimedOut: true, standIn: 'easy' } as const;
  const won = online({ ...own, place: 1, total: 5 }, { ...ben, ...gaveUp });
  expect([told(won), won.names]).toEqual(['Won: Ben resigned', ['Ala', 'Ben (resigned)']]);
  // Whoever dropped out comes last and is labelled, whatever points a bot has made there.
  const seats = [{ ...own, standIn: 'easy', place: 2, total: 69 } as const, { ...ben, place: 1, total: 12 }];
  expect(online(...seats).names).toEqual(['Ben 12', 'Ala 69 (played by a bot)']);
  expect(told(online({ ...own, ...gaveUp }, { ...ben, place: 1 }))).toBe('Lost: you resigned');
  expect(told(online({ ...own, ...late, place: 2 }, { ...ben, place: 1 }))).toBe('Lost: you ran out of time');
  expect(told(online({ ...own, place: 1 }, { ...ben, ...late, place: 2 }))).toBe('Won: Ben ran out of time');
  expect(told(online({ ...own, place: 1 }, { ...ben, ...late, place: 2 }, { ...ben, ...gaveUp }))).toBe(
    'Won: Ben, Ben dropped out',
  );
  // Whoever left it to a bot has lost, and so say both.
  expect(told(online({ ...own, standIn: 'easy', place: 2 }, { ...ben, place: 1 }))).toBe('Lost: a bot played for you');
  expect(told(online({ ...own, standIn: 'easy', place: 2 }, { ...ben, ...gaveUp }))).toBe(
    'Nobody won: a bot had your seat',
  );
  expect(told(online({ ...own, place: 1 }, { ...ben, standIn: 'easy', place: 2 }))).toBe('Won');
  // In games of long ago a bot could win.
  expect(told(online({ ...own, place: 2 }, { ...ben, standIn: 'easy', place: 1 }))).toBe('Lost: A bot for Ben won');
  // Whose time was up when the other one resigned has not won.
  const both = [
    { ...own, ...late, place: 2 },
    { ...ben, ...gaveUp },
  ];
  expect([told(online(...both)), isWon(online(...both))]).toEqual(['Lost: you ran out of time', false]);
  expect(told(online({ ...own, place: 2 }, { ...ben, place: 1 }))).toBe('Lost: Ben won');
  expect(told(online({ ...own, place: 2 }, { ...ben, place: 1 }, { kind: 'bot', place: 3 }))).toBe('Place 2: Ben won');
  expect(told(here({ totals: [40, 50] }))).toBe('Lost: Owl won');
  expect(told(here({ totals: [61, 50], winners: [0] }))).toBe('Won');
});

it('counts what one has played and won, wherever, and the best points of what one played to the end oneself', () => {
  const people = [
    { kind: 'human', name: 'Ala' },
    { kind: 'human', name: 'Ben' },
  ] as const;
  const games = [
    here({ totals: [61, 50], winners: [0] }),
    here({ totals: [40, 50], winners: [1] }),
    // Who shares a screen is nobody in particular.
    here({ sitters: people, totals: [70, 50], winners: [0] }),
    online({ ...own, place: 1, total: 80 }, { ...ben, place: 2, total: 70 }),
    // Won, but not to the end; and what a bot finished is not one's own.
    online({ ...own, place: 1, total: 10 }, { ...ben, place: 2, total: 9, hasResigned: true, standIn: 'easy' }),
    online({ ...own, place: 1, total: 90, standIn: 'hard' }, { ...ben, place: 2, total: 70 }),
    // Points of a game that somebody's clock has ended are nobody's best.
    online({ ...own, place: 1, total: 99 }, { ...ben, place: 2, hasTimedOut: true, standIn: 'easy' }),
  ];
  expect(tallyOf(games)).toEqual({ played: 6, won: 4, best: 80 });
  expect(tallyOf([])).toEqual({ played: 0, won: 0 });
});
