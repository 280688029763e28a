import { readFileSync } from 'node:fs';
import { certain } from '@stolik/core';
import { type Change, NEWCOMER, type Rating, update } from '@stolik/rating';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const WEEK = 7 * 86_400_000;
const NOW = 2_000_000_000_000;

/** Written by other hands, in another language, from the text of the formula alone (`readme` in the file). */
interface Vectors {
  readonly cases: readonly {
    readonly name: string;
    readonly players: readonly { readonly mu: number; readonly sigma: number; readonly weeks: number }[];
    readonly places: readonly number[];
    readonly weights?: readonly { readonly of: number; readonly against: number; readonly weight: number }[];
    readonly after: readonly { readonly mu: number; readonly sigma: number }[];
  }[];
}

const vectors = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8')) as Vectors;

/** What one of them is after it. */
function afterOf(changes: readonly Change[], who: number): Rating {
  return certain(changes[who], 'change').after;
}

const entrant = fc.record({
  rating: fc.record({
    mu: fc.double({ min: 500, max: 2500, noNaN: true }),
    sigma: fc.double({ min: 20, max: 200, noNaN: true }),
    games: fc.nat(100),
    last: fc.integer({ min: NOW - 60 * WEEK, max: NOW }),
  }),
  place: fc.integer({ min: 1, max: 5 }),
  start: fc.double({ min: -60, max: 60, noNaN: true }),
});
const table = fc.array(entrant, { minLength: 2, maxLength: 5 });

/** The same cases each time. */
const RUNS = { seed: 24, numRuns: 300 };

describe('the update of one game', () => {
  it.each(vectors.cases)('is that of an independent implementation: $name', ({ players, places, weights, after }) => {
    const entrants = players.map(({ mu, sigma, weeks }, i) => ({
      rating: { mu, sigma, games: 9, last: NOW - weeks * WEEK },
      place: certain(places[i], 'place'),
    }));
    const weightOf = (one: number, other: number) =>
      weights?.find((each) => each.of === one && each.against === other)?.weight ?? 1;
    update(entrants, NOW, weightOf).forEach((change, i) => {
      const expected = certain(after[i], 'rating');
      expect(change.after.mu).toBeCloseTo(expected.mu, 8);
      expect(change.after.sigma).toBeCloseTo(expected.sigma, 8);
      expect(change.after).toMatchObject({ games: 10, last: NOW });
    });
  });

  it('never gives less for a better place', () => {
    fc.assert(
      fc.property(table, fc.nat(4), fc.integer({ min: 1, max: 5 }), (entrants, who, place) => {
        const seat = who % entrants.length;
        const better = Math.min(place, certain(entrants[seat], 'entrant').place);
        const improved = entrants.map((each, i) => (i === seat ? { ...each, place: better } : each));
        expect(afterOf(update(improved, NOW), seat).mu).toBeGreaterThanOrEqual(afterOf(update(entrants, NOW), seat).mu);
      }),
      RUNS,
    );
  });

  it('does not ask in which order people sit', () => {
    fc.assert(
      fc.property(
        table.chain((entrants) =>
          fc.tuple(fc.constant(entrants), fc.shuffledSubarray([...entrants.keys()], { minLength: entrants.length })),
        ),
        ([entrants, order]) => {
          const straight = update(entrants, NOW);
          const shuffled = update(
            order.map((i) => certain(entrants[i], 'entrant')),
            NOW,
          );
          order.forEach((from, to) => {
            expect(afterOf(shuffled, to).mu).toBeCloseTo(afterOf(straight, from).mu, 8);
            expect(afterOf(shuffled, to).sigma).toBeCloseTo(afterOf(straight, from).sigma, 8);
          });
        },
      ),
      RUNS,
    );
  });

  it('moves two equals who tie nowhere, two unequals towards each other, and makes both surer', () => {
    fc.assert(
      fc.property(entrant, fc.double({ min: 1, max: 400, noNaN: true }), (one, ahead) => {
        const weaker = { ...one, place: 1 };
        const stronger = { ...weaker, rating: { ...one.rating, mu: one.rating.mu + ahead } };
        const equals = update([weaker, weaker], NOW);
        expect(afterOf(equals, 0)).toEqual(afterOf(equals, 1));
        expect(afterOf(equals, 0).mu).toBeCloseTo(one.rating.mu, 8);
        const changes = update([stronger, weaker], NOW);
        const fall = stronger.rating.mu - afterOf(changes, 0).mu;
        expect(fall).toBeGreaterThan(0);
        expect(afterOf(changes, 1).mu - one.rating.mu).toBeCloseTo(fall, 8);
        const before = one.rating.sigma ** 2 + 16 + (144 * (NOW - one.rating.last)) / WEEK;
        expect(afterOf(changes, 1).sigma).toBeLessThan(Math.sqrt(before));
      }),
      RUNS,
    );
  });

  it('shows an arithmetic that adds up', () => {
    fc.assert(
      fc.property(table, (entrants) => {
        for (const { before, after, pairs } of update(entrants, NOW)) {
          expect(pairs).toHaveLength(entrants.length - 1);
          expect(pairs.reduce((sum, { gain }) => sum + gain, before.mu)).toBeCloseTo(after.mu, 8);
        }
      }),
      RUNS,
    );
  });

  it('never makes anybody certain, however surprising the game', () => {
    const rating = { ...NEWCOMER, sigma: 1e6 };
    const changes = update(
      [
        { rating: { ...rating, mu: -1e9 }, place: 1 },
        { rating: { ...NEWCOMER, mu: 1e9 }, place: 2 },
      ],
      NOW,
    );
    expect(afterOf(changes, 0).sigma).toBeCloseTo(Math.sqrt((1e12 + 16) * 1e-4), 3);
  });
});
