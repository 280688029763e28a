import { beginAt, isOnBoard, NEWCOMER, practise, shown, startOf } from '@stolik/rating';
import { TABLES } from '@stolik/review/tables';
import { describe, expect, it } from 'vitest';

const DAY = 86_400_000;
const NOW = 2_000_000_000_000;

describe('what is shown', () => {
  it('is a number with the half of its 95 % interval, and a guess above 100', () => {
    expect(shown(NEWCOMER)).toEqual({ points: 1500, margin: 392, isProvisional: true });
    expect(shown({ mu: 1540.4, sigma: 61.2, games: 30 })).toEqual({ points: 1540, margin: 120, isProvisional: false });
    expect(shown({ mu: 1500, sigma: 100, games: 9 }).isProvisional).toBe(false);
    expect(shown({ mu: 1500, sigma: 100.1, games: 9 }).isProvisional).toBe(true);
  });

  it('is on a board when it is sure and not old', () => {
    const sure = { mu: 1600, sigma: 75, games: 20, last: NOW - 90 * DAY };
    expect(isOnBoard(sure, NOW)).toBe(true);
    expect(isOnBoard(sure, NOW + 1)).toBe(false);
    expect(isOnBoard({ ...sure, sigma: 75.1 }, NOW)).toBe(false);
    expect(isOnBoard({ mu: 1600, sigma: 60, games: 20 }, NOW)).toBe(false);
  });
});

describe('practice', () => {
  it('moves the player alone, towards what the results say', () => {
    const won = practise(NEWCOMER, { place: 1 }, [{ strength: 1500, place: 2 }], NOW);
    // c² = 2 · 200² + 200² + 4², t = 0: 200² + 16 by c, times the density by the chance at 0.
    expect(won.after.mu).toBeCloseTo(1500 + ((200 ** 2 + 16) / Math.sqrt(120_016)) * Math.sqrt(2 / Math.PI), 8);
    expect(won.after.games).toBe(1);
    let rating = NEWCOMER;
    for (let game = 0; game < 400; game++) {
      const place = game % 4 === 0 ? 2 : 1;
      rating = practise(rating, { place }, [{ strength: 1400, place: 3 - place }], NOW).after;
    }
    // Three of four against 1400: 200 points are 76 of 100.
    expect(rating.mu).toBeGreaterThan(1560);
    expect(rating.mu).toBeLessThan(1630);
    expect(rating.sigma).toBeLessThan(40);
  });

  it('says where somebody begins, within limits', () => {
    expect([1200, 1432, 1800].map((mu) => beginAt(mu).mu)).toEqual([1300, 1432, 1700]);
    expect(beginAt(1432)).toEqual({ mu: 1432, sigma: 200, games: 0 });
  });
});

describe('what a seat is worth', () => {
  it('is as much as equals win by it', () => {
    const table = { game: 'toy', seats: 3, offsets: [3, 0, -3], margin: 10 };
    const worth = (seat: number) => startOf([table], 'toy', 3, seat);
    // Two thirds of a lead's difference over √(4/3) of its scatter, in √2 · 200 points.
    expect(worth(0) - worth(1)).toBeCloseTo(((3 * 2) / 3 / (10 * Math.sqrt(4 / 3))) * Math.SQRT2 * 200, 8);
    expect(worth(2)).toBeCloseTo(-worth(0), 8);
  });

  it('is nothing where no table says', () => {
    expect(startOf(TABLES, 'sagrada', 4, 0)).toBe(0);
    expect(startOf(TABLES, 'sagrada', 2, 0)).toBe(0);
  });
});
