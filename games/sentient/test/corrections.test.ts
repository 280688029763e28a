import { StolikError } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { sentient } from '../rules/index.ts';

const ROWS = {
  match: { id: 1, type: 'information', condition: { op: 'match', value: 1 }, vp: { one: 2, both: 7 } },
  sumEq: { id: 27, type: 'military', condition: { op: 'sumEq', value: 7 }, vp: 5 },
  sumLe: { id: 33, type: 'military', condition: { op: 'sumLe', value: 5 }, vp: 4 },
  sumGe: { id: 34, type: 'military', condition: { op: 'sumGe', value: 9 }, vp: 4 },
  diffEq: { id: 29, type: 'military', condition: { op: 'diffEq', value: 1 }, vp: 3 },
  sumOutside: { id: 25, type: 'military', condition: { op: 'sumOutside', le: 4, ge: 10 }, vp: 4 },
  ge: { id: 42, type: 'transport', condition: { op: 'ge' }, vp: 3 },
} as const;

/** The field at fault in a correction of this row; `undefined` if it is taken. */
function faultOf(row: keyof typeof ROWS, change: object): string | undefined {
  try {
    sentient.parseOptions({ deck: [{ ...ROWS[row], left: '+', right: '=', ...change }] }, 2);
  } catch (error) {
    if (error instanceof StolikError) return error.details.field?.replace('options.deck[0].', '');
    throw error;
  }
  return undefined;
}

describe('a corrected bot', () => {
  it.each([
    ['match', 'value', 1, 6],
    ['sumEq', 'value', 2, 12],
    ['sumLe', 'value', 2, 12],
    ['sumGe', 'value', 2, 12],
    ['sumOutside', 'le', 2, 12],
    ['sumOutside', 'ge', 2, 12],
    ['diffEq', 'value', 0, 5],
  ] as const)('of %s has a %s that two dice can show: %i to %i', (op, name, least, most) => {
    const fault = (value: number) => faultOf(op, { condition: { ...ROWS[op].condition, [name]: value } });
    for (const value of [least, most]) expect(fault(value)).toBeUndefined();
    for (const value of [least - 1, most + 1]) expect(fault(value)).toBe(`condition.${name}`);
  });

  it('has one of the sixty numbers', () => {
    for (const id of [1, 60]) expect(faultOf('ge', { id })).toBeUndefined();
    for (const id of [0, 61]) expect(faultOf('ge', { id })).toBe('id');
  });

  it('is worth 0 to 20', () => {
    for (const vp of [0, 20]) expect(faultOf('ge', { vp })).toBeUndefined();
    for (const vp of [-1, 21]) expect(faultOf('ge', { vp })).toBe('vp');
    for (const name of ['one', 'both']) {
      for (const vp of [0, 20]) expect(faultOf('match', { vp: { one: 1, both: 1, [name]: vp } })).toBeUndefined();
      for (const vp of [-1, 21]) expect(faultOf('match', { vp: { one: 1, both: 1, [name]: vp } })).toBe(`vp.${name}`);
    }
    expect(faultOf('match', { vp: { one: 1, both: 1, none: 1 } })).toBe('vp.none');
  });
});

it('corrections come in the order of the deck, however they were given', () => {
  const rows = [ROWS.ge, ROWS.match, ROWS.sumEq].map((row) => ({ ...row, left: '+', right: '=' }));
  expect(sentient.parseOptions({ deck: rows }, 2).deck?.map(({ id }) => id)).toEqual([1, 27, 42]);
});
