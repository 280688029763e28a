import type { TableInfo } from '@stolik/protocol';
import { expect, it } from 'vitest';
import { lately } from '../src/people/lately.ts';

const table = (id: string, ...seats: object[]) =>
  ({ id, seats: [{ kind: 'human', person: 'me', name: 'Ala' }, ...seats] }) as TableInfo;
const ola = { kind: 'human', name: 'Ola', account: 'ola' };
const guest = { kind: 'human', name: 'Ola' };
const bot = { kind: 'bot', level: 'easy' };

it('names everybody once, the latest first, and neither bots nor friends nor oneself', () => {
  const tables = [
    table('new', bot, ola, guest),
    table('old', { ...ola, name: 'Olga' }, { kind: 'human', name: 'Ben', account: 'ben' }),
  ];
  expect(lately(tables, 'me', new Set(['ben']))).toEqual([
    { whom: { table: 'new', seat: 2, whose: 'Ola' }, name: 'Ola', account: 'ola' },
    { whom: { table: 'new', seat: 3, whose: 'Ola' }, name: 'Ola', account: undefined },
  ]);
  expect(lately(tables, 'me', new Set()).map(({ name }) => name)).toEqual(['Ola', 'Ola', 'Ben']);
});
