import { type Before, type Change, Ledger, NEWCOMER, type Rating, rateGame, update } from '@stolik/rating';
import { describe, expect, it } from 'vitest';

const HOUR = 3_600_000;
const ENDED = 2_000_000_000_000;

const KNOWN: Rating = { mu: 1500, sigma: 80, games: 30 };
const allKnown: Before = { ratingOf: () => KNOWN, meetingsOf: () => 0 };

/** Players by their places, `x` for who left. */
function game(places: Readonly<Record<string, number | 'x'>>, ended = ENDED) {
  const players = Object.entries(places).map(([id, place]) =>
    place === 'x' ? { id, place: 1, left: true } : { id, place, left: false },
  );
  return { ended, players };
}

/** What it gives each of them, and 0 whom it does not move. */
function gains(places: Readonly<Record<string, number | 'x'>>, before = allKnown) {
  const changes = rateGame(game(places), before);
  const of = (name: string) =>
    changes.find(({ id }) => id === name)?.pairs.reduce((sum, { gain }) => sum + gain, 0) ?? 0;
  return { ana: of('ana'), ben: of('ben'), cleo: of('cleo') };
}

describe('a rated game', () => {
  it('is an update where everybody stayed, is known and has not met the others lately', () => {
    const changes = rateGame(game({ ana: 1, ben: 2, cleo: 2 }), allKnown);
    const plain = update(
      [1, 2, 2].map((place) => ({ rating: KNOWN, place })),
      ENDED,
    );
    expect(changes.map(({ before, pairs }) => ({ before, pairs }))).toEqual(
      plain.map(({ before, pairs }) => ({ before, pairs })),
    );
    // To a millionth, as they are kept.
    const millionths = (changed: readonly Change[]) =>
      changed.map(({ after }) => [after.mu, after.sigma].map((each) => Math.round(each * 1e6) / 1e6));
    expect(changes.map(({ after }) => [after.mu, after.sigma])).toEqual(millionths(plain));
  });

  it('has leavers last, whatever they had, and gives nobody anything for it', () => {
    // Of the rest all is as if they were still at a table for three.
    const all = gains({ ana: 1, ben: 2, cleo: 3 });
    const left = gains({ ana: 1, ben: 2, cleo: 'x' });
    expect(left.cleo).toBeCloseTo(all.cleo, 10);
    expect(left.ana).toBeCloseTo(-left.ben, 10);
    expect(left.ana).toBeCloseTo(all.ana / 2, 10);
  });

  it('is no game for whoever was left alone', () => {
    const changes = rateGame(game({ ana: 1, ben: 'x' }), allKnown);
    expect(changes.map(({ id }) => id)).toEqual(['ben']);
    expect(changes[0]?.after.mu).toBeLessThan(1500);
    expect(rateGame(game({ ana: 'x', ben: 'x' }), allKnown)).toEqual([]);
  });

  it('decides nothing between two leavers', () => {
    const left = gains({ ana: 1, ben: 'x', cleo: 'x' });
    expect(left.ana).toBe(0);
    expect(left.ben).toBeCloseTo(left.cleo, 10);
    expect(left.ben).toBeCloseTo(gains({ ana: 1, ben: 2, cleo: 3 }).cleo / 2, 10);
  });

  it('moves others by half for the first five games of a newcomer, who moves whole', () => {
    const young = (games: number): Before => ({
      ratingOf: (id) => (id === 'ben' ? { ...KNOWN, games } : KNOWN),
      meetingsOf: () => 0,
    });
    const whole = gains({ ana: 1, ben: 2 });
    expect(gains({ ana: 1, ben: 2 }, young(4)).ana).toBeCloseTo(whole.ana / 2, 10);
    expect(gains({ ana: 1, ben: 2 }, young(4)).ben).toBeCloseTo(whole.ben, 10);
    expect(gains({ ana: 1, ben: 2 }, young(5))).toEqual(whole);
  });

  it('weighs 1/n as the n-th of a pair in a day, and whole again a day later', () => {
    const ledger = new Ledger();
    const weights = [0, 5, 10, 23, 24, 50].map((hour) => {
      const changes = ledger.add(game({ ana: 1, ben: 2, [`c${hour}`]: 3 }, ENDED + hour * HOUR));
      // Against each other both are new in the first five games.
      return changes[0]?.pairs[0]?.weight * (hour < 50 ? 2 : 1);
    });
    expect(weights).toEqual([1, 1 / 2, 1 / 3, 1 / 4, 1 / 4, 1]);
    expect(ledger.ratingOf('nobody')).toBe(NEWCOMER);
    expect([...ledger.ratings.keys()].slice(0, 3)).toEqual(['ana', 'ben', 'c0']);
  });

  it('counts meetings with whoever left as well', () => {
    const ledger = new Ledger();
    ledger.add(game({ ana: 1, ben: 'x' }));
    expect(ledger.add(game({ ana: 1, ben: 2 }, ENDED + HOUR))[0]?.pairs[0]?.weight).toBe(0.25);
  });
});
