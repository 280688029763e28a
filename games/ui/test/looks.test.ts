import { expect, it } from 'vitest';
import { lookOf } from '../looks.ts';

it('whoever looks always has the same colour, and nobody else has it', () => {
  const seats = [0, 1, 2, 3, 4];
  for (const own of seats) {
    const looks = seats.map((seat) => lookOf(seat, own));
    expect(looks[own]).toBe(0);
    expect(looks.toSorted()).toEqual(seats);
  }
  expect(seats.map((seat) => lookOf(seat, undefined))).toEqual(seats);
});
