import type { Seat, TableInfo } from '@stolik/protocol/page';
import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import type { TableState } from '../src/online/feed.ts';
import { reportOf } from '../src/online/presence.ts';
import { deadlineOf, isLow, losesAt, spanOf, timeLeft } from '../src/online/time.ts';
import { en } from '../src/text/en.ts';
import { clockTime, localeOf } from '../src/text/locale.ts';

const words = createInstance({ lng: 'en', resources: { en: { translation: en } } });
beforeAll(() => words.init());

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

it.each([
  [48 * HOUR, '2 d'],
  [48 * HOUR - 1, '2 d'],
  [47 * HOUR, '1 d 23 h'],
  [24 * HOUR, '1 d'],
  [23 * HOUR + 30 * MINUTE, '23 h 30 min'],
  [23.999 * HOUR, '1 d'],
  [4 * HOUR - SECOND, '4 h'],
  [15 * MINUTE, '15:00'],
  [15 * MINUTE - 1, '15:00'],
  [9.2 * SECOND, '0:10'],
  [-5, '0:00'],
])('a clock with %d ms shows %s', (ms, shown) => {
  expect(timeLeft(ms, words.t)).toBe(shown);
});

it.each([
  [48 * HOUR, 'Tue 6:00 PM'],
  [13 * 24 * HOUR, 'Nov 14'],
  [2 * HOUR, undefined],
])('who has %d ms in a game of days has until %s', (left, shown) => {
  const sunday = new Date(2026, 10, 1, 18).getTime();
  expect(deadlineOf(sunday + left, sunday, 'en')?.replace('\u202f', ' ')).toBe(shown);
});

it('writes times as the language does where the browser speaks it', () => {
  const time = new Date(2026, 10, 19, 6, 31).getTime();
  const shown = (language: string, own: readonly string[]) =>
    clockTime(time, localeOf(language, own)).replace('\u202f', ' ');
  expect(shown('en', ['en-GB', 'en'])).toBe('06:31');
  expect(shown('en', ['pl', 'en-US'])).toBe('6:31 AM');
  expect(shown('pl', ['en-US'])).toBe('06:31');
  expect(deadlineOf(time + 48 * HOUR, time, 'pl')).toBe('sob., 06:31');
});

it('knows when running out of time ends the game', () => {
  const human = { kind: 'human' } as const;
  const pace = { kind: 'live', minutes: 5, increment: 0 } as const;
  const ends = (...seats: readonly Seat[]) => losesAt({ seats: [...seats], pace }, 0);
  expect([ends(human, human), ends(human, human, human), ends(human, human, { kind: 'bot' })]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  [40 * SECOND, '40 s'],
  [88 * SECOND, '1 min 28 s'],
  [2 * MINUTE, '2 min'],
  [25 * MINUTE, '25 min'],
  [3 * HOUR, '3 h'],
  [72 * HOUR, '3 d'],
])('%d ms were %s', (ms, told) => {
  expect(spanOf(ms, words.t)).toBe(told);
});

it('only a clock for the whole game runs low', () => {
  expect(isLow(29 * SECOND, { kind: 'live', minutes: 5, increment: 5 })).toBe(true);
  expect(isLow(30 * SECOND, { kind: 'live', minutes: 5, increment: 5 })).toBe(false);
  expect(isLow(29 * SECOND, { kind: 'days', days: 1 })).toBe(false);
});

/** A live table as whoever sits there first is told it, with this much left of their time at 0. */
function tableOf(left: number, rest: Partial<TableInfo> = {}, naps: readonly number[] = []): TableState {
  const info = { status: 'running', pace: { kind: 'live' }, seats: [{}, {}], ...rest } as TableInfo;
  const look = { actors: [0], clock: { at: 0, left: [left, left] } } as unknown as TableState['look'];
  const said = naps.map((time, n) => ({ n, time, notice: 'asleep' as const }));
  return { info, look, said, asides: [], onlookers: 0, seat: 0, happened: [], comings: [], told: 1 };
}

it('tells whoever comes back what it cost them', () => {
  const before = { at: -10 * MINUTE, left: 9 * MINUTE };
  // Woken by the player: nothing ran since.
  expect(reportOf(tableOf(9 * MINUTE, { isAsleep: true }), MINUTE, before)).toMatchObject({ ran: 0, hasSlept: true });
  // Woken by another at 0: since then it ran.
  expect(reportOf(tableOf(9 * MINUTE, {}, [-5 * MINUTE]), MINUTE, before)).toMatchObject({
    away: 11 * MINUTE,
    ran: MINUTE,
    hasSlept: true,
  });
  expect(reportOf(tableOf(9 * MINUTE, {}, [-20 * MINUTE]), MINUTE, before)).toMatchObject({ hasSlept: false });
});

it('says nothing after a moment, where it was not one’s turn, or where a bot played', () => {
  const table = tableOf(9 * MINUTE);
  expect(reportOf(table, 0, { at: -20 * SECOND, left: 9 * MINUTE + 20 * SECOND })).toBeUndefined();
  expect(reportOf(table, 0, { at: -10 * MINUTE, left: 9 * MINUTE })).toBeUndefined();
  expect(reportOf(table, 0, undefined)).toBeUndefined();
  const seats = [{ kind: 'human', standIn: 'easy' }, { kind: 'human' }] satisfies TableInfo['seats'];
  expect(reportOf(tableOf(0, { seats }), 0, { at: -10 * MINUTE, left: 9 * MINUTE })).toBeUndefined();
});
