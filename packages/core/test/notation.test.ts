import { fillIn, notationOf, readDifferent, readInt, readOneOf, type StolikError } from '@stolik/core';
import { describe, expect, it } from 'vitest';

type Move =
  | { readonly do: 'go'; readonly to: 'east' | 'west'; readonly steps: number; readonly pace?: string }
  | { readonly do: 'wait' };

const { readMove, parse, print } = notationOf<Move>({
  fields: { go: ['to', 'steps', 'pace'], wait: [] },
  readers: {
    to: (json, field) => readOneOf(json, field, ['east', 'west']),
    steps: (json = 1, field) => readInt(json, field, 1, 9),
    pace: (json, field) => (json === undefined ? undefined : readOneOf(json, field, ['slowly'])),
  },
  fillers: ['steps'],
});

describe('a notation', () => {
  it.each([
    ['go east 3', { do: 'go', to: 'east', steps: 3 }],
    ['go west 1 slowly', { do: 'go', to: 'west', steps: 1, pace: 'slowly' }],
    ['wait', { do: 'wait' }],
  ] as const)('reads and writes %s', (line, move) => {
    expect(parse(line)).toEqual(move);
    expect(print(move)).toBe(line);
    expect(readMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });

  it('forgives case, space, fillers and what may be left out', () => {
    expect(parse('  GO   East 4 steps ')).toEqual(parse('go east 4'));
    expect(parse('go east')).toEqual(parse('go east 1'));
    expect(Object.keys(parse('go east'))).toEqual(['do', 'to', 'steps']);
  });

  const fieldOf = (act: () => unknown): string | undefined => {
    try {
      act();
    } catch (error) {
      return (error as StolikError).details.field ?? (error as StolikError).code;
    }
    return undefined;
  };

  it.each([
    ['jump', 'move.do'],
    ['constructor', 'move.do'],
    ['', 'move.do'],
    ['go north', 'move.to'],
    ['go', 'move.to'],
    ['go east ten', 'move.steps'],
    ['go east 1 slowly again', 'bad-move'],
    ['wait here', 'bad-move'],
  ])('refuses the line "%s"', (line, field) => {
    expect(fieldOf(() => parse(line))).toBe(field);
  });

  it.each([
    [undefined, 'move'],
    [[], 'move'],
    [{}, 'move.do'],
    [{ do: 'toString' }, 'move.do'],
    [{ do: 'wait', to: 'east' }, 'move.to'],
    [{ do: 'go', to: 'east', steps: 10 }, 'move.steps'],
    [{ do: 'go', to: 'east', haste: 1 }, 'move.haste'],
  ])('refuses %j', (json, field) => {
    expect(fieldOf(() => readMove(json))).toBe(field);
  });

  it('reads lists of different things', () => {
    const read = (json: unknown) => readDifferent(json, 'list', ['a', 'b', 'c'], 1, 2);
    expect(read(['c', 'a'])).toEqual(['c', 'a']);
    expect(fieldOf(() => read(['a', 'd']))).toBe('list[1]');
    expect(() => read([])).toThrow('list: must name 1 to 2, not 0');
    expect(() => read(['a', 'b', 'c'])).toThrow('list: must name 1 to 2, not 3');
    expect(() => read(['a', 'a'])).toThrow(/twice/);
    expect(() => readDifferent(['a'], 'list', ['a', 'b'], 2)).toThrow('list: must name 2, not 1');
  });
});

it('fills words into a sentence', () => {
  const words: Record<string, unknown> = { who: 'Ann', n: 2, 'n#die|dice': 'dice' };
  expect(fillIn('{who}: {n} {n#die|dice}, {n} in all', (name) => words[name])).toBe('Ann: 2 dice, 2 in all');
});
