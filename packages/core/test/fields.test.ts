import { readFlag, readInt, readList, readObject, readOneOf, readText, StolikError, show } from '@stolik/core';
import { describe, expect, it } from 'vitest';

/** The field that an error names. */
function fieldOf(read: () => unknown): string | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof StolikError && error.code === 'bad-field') return error.details.field;
    throw error;
  }
  return undefined;
}

describe('a reader', () => {
  it('gives back what has the right form', () => {
    const json = { a: 1 };
    expect(readObject(json, 'x')).toBe(json);
    expect(readObject(json, 'x', ['a', 'b'])).toBe(json);
    expect([2, 3, 7].map((n) => readInt(n, 'x', 2, 7))).toEqual([2, 3, 7]);
    expect(readText('', 'x')).toBe('');
    expect([readFlag(true, 'x'), readFlag(false, 'x')]).toEqual([true, false]);
    expect(readList([1], 'x')).toEqual([1]);
    expect(readOneOf('b', 'x', ['a', 'b'])).toBe('b');
  });

  it.each([null, undefined, 1, 'a', true, []])('of an object refuses %j', (json) => {
    expect(fieldOf(() => readObject(json, 'x'))).toBe('x');
  });

  it('of an object names a key that it does not know', () => {
    expect(fieldOf(() => readObject({ a: 1, c: 2 }, 'x', ['a', 'b']))).toBe('x.c');
    expect(() => readObject({ c: 2 }, 'x', ['a', 'b'])).toThrow('known: a, b');
    expect(() => readObject({ c: 2 }, 'x', [])).toThrow('known: nothing');
  });

  it.each([1, 8, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, undefined])('of 2 to 7 refuses %j', (json) => {
    expect(fieldOf(() => readInt(json, 'x', 2, 7))).toBe('x');
  });

  it('of anything else refuses what is of another kind', () => {
    expect(fieldOf(() => readText(1, 'x'))).toBe('x');
    expect(fieldOf(() => readFlag('true', 'x'))).toBe('x');
    expect(fieldOf(() => readList({ length: 1 }, 'x'))).toBe('x');
    expect(fieldOf(() => readOneOf('c', 'x', ['a', 'b']))).toBe('x');
    expect(fieldOf(() => readOneOf(undefined, 'x', ['a', 'b']))).toBe('x');
  });
});

it('what an error quotes is short and always a text', () => {
  expect(show({ a: [1] })).toBe('{"a":[1]}');
  expect(show(undefined)).toBe('nothing');
  expect(show('a'.repeat(100))).toBe(`"${'a'.repeat(59)}`);
  expect(show(1n)).toBe('bigint');
});

it('an error has a name, a code and a sentence', () => {
  const error = new StolikError('bad-field', 'x: must be text', { field: 'x' });
  expect(`${error}`).toBe('StolikError: x: must be text');
  expect(new StolikError('game-over', 'the game is over')).toMatchObject({ code: 'game-over', details: {} });
});
