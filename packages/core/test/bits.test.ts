import {
  bitsOf,
  countBits,
  divide,
  firstBit,
  hasBit,
  hasSeveral,
  isLegal,
  SeededChance,
  writeActions,
} from '@stolik/core';
import { describe, expect, it } from 'vitest';

/** Masks of all sizes, the empty and the full one among them. */
function masks(): number[] {
  const chance = new SeededChance('masks');
  const some = Array.from({ length: 2_000 }, (_, i) => (chance.int(2 ** 16) << (i % 17)) | 0);
  return [0, 1, -1, 1 << 31, ...some];
}

/** The places of a mask, read off its digits. */
function placesOf(mask: number): number[] {
  const digits = [...(mask >>> 0).toString(2)].reverse();
  return digits.flatMap((digit, place) => (digit === '1' ? [place] : []));
}

it('holds in a mask what its digits say', () => {
  for (const mask of masks()) {
    const places = placesOf(mask);
    const has = Array.from({ length: 32 }, (_, place) => place).filter((place) => hasBit(mask, place));
    expect([bitsOf(mask), has, countBits(mask), hasSeveral(mask)]).toEqual([
      places,
      places,
      places.length,
      places.length > 1,
    ]);
    if (mask !== 0) expect(firstBit(mask)).toBe(places[0]);
  }
});

describe('actions', () => {
  it('are written for the bits of a mask, after those that are there', () => {
    const out = [7, 8, 9, 9, 9];
    expect(writeActions(0b1011, 100, out, 2)).toBe(5);
    expect(out).toEqual([7, 8, 100, 101, 103]);
    expect(writeActions(0, 100, out, 2)).toBe(2);
  });

  it('stand for two choices', () => {
    expect(divide(7 * 20 + 13, 20)).toEqual([7, 13]);
    expect(divide(19, 20)).toEqual([0, 19]);
  });

  it('are legal if they are among those counted', () => {
    const legal = (most: number, seat: number, out: number[]) => {
      out.push(seat, 5, 6);
      return most;
    };
    expect(isLegal(legal, 2, 0, 5)).toBe(true);
    expect(isLegal(legal, 2, 0, 6)).toBe(false);
    expect(isLegal(legal, 2, 1, 0)).toBe(false);
    expect(isLegal(legal, 2, 1, undefined)).toBe(false);
  });
});
