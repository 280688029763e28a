import { differenceOf, withDifference } from '@stolik/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a difference', () => {
  it('makes any value of any other', () => {
    // No game names anything like the prototype of objects.
    const small = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
    fc.assert(
      fc.property(small, small, (before, after) => {
        const difference = differenceOf(before, after);
        expect(withDifference(json(before), difference && json(difference))).toEqual(json(after));
      }),
      { numRuns: 2_000 },
    );
  });

  it('makes a value of another that is nearly the same', () => {
    const board = fc.record(
      { pool: fc.array(fc.constantFrom('R1', 'G2')), seats: fc.array(fc.record({ dice: fc.array(fc.nat(3)) })) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(board, board, (before, after) => {
        const difference = differenceOf(before, after);
        expect(withDifference(json(before), difference && json(difference))).toEqual(json(after));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is nothing where nothing changed, and counts what is undefined as not there', () => {
    expect(differenceOf({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeUndefined();
    expect(differenceOf({ a: undefined }, {})).toBeUndefined();
    expect(differenceOf({ a: 1 }, { a: undefined })).toEqual({ a: [] });
  });

  it('says only what changed', () => {
    const before = { round: 1, dice: ['R1', null, null, null], seats: [{ tokens: 3, name: 'A' }, { tokens: 2 }] };
    const after = { round: 1, dice: ['R1', 'G2', null, null], seats: [{ tokens: 3, name: 'A' }, { tokens: 1 }] };
    expect(differenceOf(before, after)).toEqual({ dice: { 1: ['G2'] }, seats: { 1: { tokens: [1] } } });
    expect(differenceOf(['a', 'b', 'c'], ['b', 'c'])).toEqual([['b', 'c']]);
    expect(differenceOf(['a', 'b', 'c'], ['b', 'c', 'd'])).toEqual([['b', 'c', 'd']]);
  });

  it('leaves alone what it does not name', () => {
    const before = { seats: [{ tokens: 3 }, { tokens: 2 }], tools: ['a'] };
    const after = withDifference(before, { seats: { 1: { tokens: [1] } } }) as typeof before;
    expect(before.seats[1].tokens).toBe(2);
    expect(after.tools).toBe(before.tools);
    expect(after.seats[0]).toBe(before.seats[0]);
  });
});
