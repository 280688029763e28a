import type { Seat, TableInfo } from '@stolik/protocol/page';
import { createInstance } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { stateOf } from '../src/lobby/state.ts';
import { waitsFor } from '../src/online/sitters.ts';
import { emptyText, sleepsWithout, sleepText } from '../src/online/sleep.ts';
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
  expect(told(0, { ...ala, ...left }, { ...ben, ...left })).toBe('The table sleeps until you or Ben come back.');
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
    'Nobody else is playing now. If you leave, the table sleeps until you or Ben come back; after two weeks it ends, and whoever left first loses. No clock runs meanwhile.',
  );
  expect(empty(ala, { kind: 'bot', level: 'easy' })).toBe(
    'Nobody else is playing now. If you leave, the table sleeps until you come back; after two weeks it ends. No clock runs meanwhile.',
  );
});

it('says whom the clocks wait for before everybody has come', () => {
  const missing = { awaySince: 5, isAwaited: true } as const;
  expect(told(0, ala, { ...ben, ...missing })).toBe('The clocks start when Ben is here.');
  expect(told(0, ala, { ...ben, ...missing }, { ...ben, ...missing })).toBe(
    'The clocks start when Ben and Cleo are here.',
  );
  const info = tableOf({ ...ala, ...missing }, ben);
  const called = 'The game has begun: the clocks start when you are here.';
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
