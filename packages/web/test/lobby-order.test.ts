import type { TableInfo } from '@stolik/protocol/page';
import { expect, it } from 'vitest';
import { urgentFirst } from '../src/home/urgency.ts';
import { presentFirst, steady } from '../src/lobby/order.ts';

const table = (id: string, status: TableInfo['status'] = 'open', isHere = true) =>
  ({ id, status, seats: [{ kind: 'human', isHere }] }) as Partial<TableInfo> as TableInfo;
const ids = (tables: readonly TableInfo[]) => tables.map(({ id }) => id).join('');

it('what somebody reads keeps its place, and what is new comes below', () => {
  const known = [table('a'), table('b'), table('c', 'running')];
  const next = [table('d'), table('c', 'running'), table('b', 'running'), table('a')];
  const rows = steady(known, next);
  expect(ids(rows)).toBe('acdb');
  expect(rows.map(({ status }) => status)).toEqual(['open', 'running', 'open', 'running']);
  expect(ids(steady([], next))).toBe('dcba');
});

it('tables whose people are there come first', () => {
  expect(ids(presentFirst([table('a', 'open', false), table('b'), table('c', 'running', false)]))).toBe('bca');
});

it('at home comes first what somebody is wanted for most', () => {
  const own = (id: string, wanted: object) =>
    ({
      id,
      status: 'running',
      pace: { kind: 'untimed' },
      actors: [0],
      seats: [{ kind: 'human', person: 'me' }],
      ...wanted,
    }) as unknown as TableInfo;
  const tables = [
    own('waits', { actors: [] }),
    own('sleeps', { actors: [], isAsleep: true }),
    own('ended', { status: 'over', actors: [] }),
    own('turn', {}),
    own('again', { status: 'open', seats: [{ kind: 'human', person: 'me', isReserved: true }] }),
    own('clock', { pace: { kind: 'live', minutes: 5, increment: 0 } }),
    own('awaited', {
      pace: { kind: 'live', minutes: 5, increment: 0 },
      isAsleep: true,
      seats: [{ kind: 'human', person: 'me', isAwaited: true }],
    }),
  ];
  expect(urgentFirst(tables, 'me').map(({ id }) => id)).toEqual([
    'clock',
    'awaited',
    'again',
    'turn',
    'ended',
    'sleeps',
    'waits',
  ]);
});
