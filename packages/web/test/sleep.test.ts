import type { Seat, TableInfo } from '@stolik/protocol/page';
import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { stateOf } from '../src/lobby/state.ts';
import { waitsFor } from '../src/online/sitters.ts';
import { emptyText, sleepsWithout, sleepText } from '../src/online/sleep.ts';
import { closableFrom, replaceableAt } from '../src/online/unplayed.ts';
import { en } from '../src/text/en.ts';

const words = createInstance({ lng: 'en', resources: { en: { translation: en } } });
beforeAll(() => words.init());

const ala: Seat = { kind: 'human', person: 'Ala', name: 'Ala' };
const ben: Seat = { kind: 'human', name: 'Ben' };
const left = { standIn: 'easy', awaySince: 5 } as const;
const late = { ...left, hasTimedOut: true } as const;

function tableOf(...seats: readonly Seat[]): TableInfo {
  const pace = { kind: 'live', minutes: 5, increment: 0 } as const;
  return { seats: [...seats], status: 'running', pace, actors: [0], isAsleep: true } as Partial<TableInfo> as TableInfo;
}

const names = ['Ala', 'Ben', 'Cleo'];
const told = (own: number | undefined, ...seats: readonly Seat[]) =>
  sleepText(tableOf(...seats), { own, names }, words.t);

it('says who may wake a table, to whoever looks', () => {
  const seats = [
    { ...ala, ...late },
    { ...ben, ...left },
  ];
  for (const own of [0, undefined]) expect(told(own, ...seats)).toBe('The table sleeps until Ben comes back.');
  expect(told(1, ...seats)).toBe('The table sleeps until you come back.');
  expect(told(0, { ...ala, ...left }, { ...ben, ...left })).toBe('The table sleeps until you or Ben comes back.');
  const three = [
    { ...ala, ...late },
    { ...ben, ...left },
    { ...ben, ...left },
  ];
  expect(told(0, ...three)).toBe('The table sleeps until Ben or Cleo comes back.');
});

it('says who may wake it if the last one who plays leaves, and does not say that nobody else is here', () => {
  const empty = (...seats: readonly Seat[]) => emptyText(tableOf(...seats), { own: 0, names }, words.t);
  expect(empty(ala, { ...ben, ...left })).toBe(
    'Nobody else is playing now. If you leave, the table sleeps and no clock runs until you are back. After two weeks it ends, and whoever left first loses.',
  );
  // Nobody's clock runs before everybody is back whose clock could: whoever comes first is told so before they go.
  expect(empty(ala, { ...ben, awaySince: 5 }, { ...ben, awaySince: 6 })).toBe(
    'Nobody else is playing now. If you leave, the table sleeps and no clock runs until you, Ben and Cleo are back. After two weeks it ends, and whoever left first loses.',
  );
  expect(empty(ala, { kind: 'bot', level: 'easy' })).toBe(
    'Nobody else is playing now. If you leave, the table sleeps and no clock runs until you are back. After two weeks it ends.',
  );
});

it('says whom the clocks wait for before everybody has come', () => {
  const missing = { awaySince: 5, isAwaited: true } as const;
  expect(told(0, ala, { ...ben, ...missing })).toBe('The clocks start when Ben is here.');
  expect(told(0, ala, { ...ben, ...missing }, { ...ben, ...missing })).toBe(
    'The clocks start when Ben and Cleo are here.',
  );
  const info = tableOf({ ...ala, ...missing }, ben);
  const called = 'The clocks start when you are here.';
  expect(stateOf(info, 'Ala', words.t)).toBe(called);
  // The badge counts it, also where it is the other one's turn.
  expect([waitsFor({ ...info, actors: [1] }, 'Ala'), waitsFor({ ...tableOf(ala, ben), actors: [1] }, 'Ala')]).toEqual([
    true,
    false,
  ]);
});

it('says so in lists too, where no bot plays for anybody meanwhile', () => {
  const info = tableOf({ ...ala, ...late }, { ...ben, ...left });
  expect(stateOf(info, 'Ala', words.t)).toBe('The table sleeps until Ben comes back.');
});

it('knows that a table sleeps when the last one who can play leaves', () => {
  const bot: Seat = { kind: 'bot', level: 'easy' };
  expect(sleepsWithout(tableOf(ala, { ...ben, ...late }), 0)).toBe(true);
  expect(sleepsWithout(tableOf(ala, bot), 0)).toBe(true);
  expect(sleepsWithout(tableOf(ala, { ...ben, awaySince: 5 }), 0)).toBe(true);
  expect(sleepsWithout(tableOf(ala, ben), 0)).toBe(false);
  // Only in a live game is a closed page an absence.
  expect(sleepsWithout({ ...tableOf(ala, { ...ben, awaySince: 5 }), pace: { kind: 'untimed' } }, 0)).toBe(false);
});

it('waits for nobody where nobody is there: whoever looks in first is not called', () => {
  const missing = { awaySince: 5, isAwaited: true } as const;
  expect(waitsFor({ ...tableOf({ ...ala, ...missing }, { ...ben, ...missing }), actors: [1] }, 'Ala')).toBe(false);
});

it('offers to close a table only where that works, and says when', () => {
  const asked = (info: TableInfo, moved = 0) => closableFrom(info, 0, moved, [1]);
  const played = { hasPlayed: true } as const;
  const minutes = (n: number) => n * 60_000;
  const long = (...seats: readonly Seat[]): TableInfo => ({
    ...tableOf(...seats),
    pace: { kind: 'live', minutes: 30, increment: 0 },
  });
  expect(asked(long(ala, { ...ben, ...played }))).toBeUndefined();
  expect(asked(long(ala, ben), 7)).toBe(minutes(10) + 7);
  expect(asked(tableOf(ala, ben))).toBeUndefined();
  expect(asked(tableOf(ala, { ...ben, awaySince: 5 }))).toBe(minutes(2) + 5);
  const three = [{ ...ala, ...played }, ben, { ...ben, ...played }];
  expect(asked({ ...tableOf(...three), pace: { kind: 'days', days: 1 } })).toBeUndefined();
});

it('says from when on a bot may stand in where there is no clock', () => {
  const untimed = (...seats: readonly Seat[]): TableInfo => ({
    ...tableOf(...seats),
    pace: { kind: 'untimed' },
    updated: 9,
  });
  const days = 3 * 24 * 60 * 60_000;
  expect(replaceableAt(untimed(ala, { ...ben, awaySince: 12 }), 0, [1])).toEqual({ seat: 1, from: 12 + days });
  expect(replaceableAt(untimed(ala, ben), 0, [0])).toBeUndefined();
  expect(replaceableAt(untimed(ala, { ...ben, ...left }), 0, [1])).toBeUndefined();
});

it('says of whoever has lost on time in a list that they have, as if nobody could return', () => {
  const info = { ...tableOf({ ...ala, ...late }, ben, ben), actors: [1], isAsleep: false };
  expect(stateOf(info, 'Ala', words.t)).toBe(
    'Your time is up: you have lost, and a bot plays to the end. Waiting for Ben ...',
  );
});
