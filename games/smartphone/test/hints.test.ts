import { describe, expect, it } from 'vitest';
import { hintWhy } from '../ui/hints.ts';
import { buyersIn, buyersOf } from '../ui/standing.ts';
import { CHEAP, type Position, Table } from './table.ts';

const duel = (more: Position) => new Table({ colors: ['green', 'red'], retailers: {}, ...more });

/** Why green's moves are a good idea. */
function why(t: Table, ...moves: string[]): string {
  const before = t.view(0);
  for (const move of moves) t.playAs(0, move);
  return hintWhy(before, t.view(0), 0, 'en');
}

describe('customers who would buy', () => {
  it('are those whose number is not below the price, and those whose technology one has', () => {
    // North Africa: 3, 6, Wi-Fi, Li-Ion, NFC, 4G.
    const t = duel({ prices: { green: 4 }, owned: { green: ['wifi'] }, phase: 7, goods: { green: 3 } });
    expect([2, 3, 4, 6, 7].map((price) => buyersOf(t.view(), 0, price))).toEqual([3, 3, 2, 2, 1]);
    expect(buyersIn(t.region('north_africa'), t.company('green'))).toBe(2);
    t.playAs(0, 'sell north_africa');
    expect(buyersIn(t.region('north_africa'), t.company('green'))).toBe(1);
  });

  it('are none where a retailer is', () => {
    const t = duel({ retailers: { north_africa: 'rM1-A' }, prices: { green: 2 } });
    expect(buyersOf(t.view(), 0, 2)).toBe(0);
  });
});

describe('a hint says what it is good for', () => {
  it('a plan: who would buy at its price', () => {
    expect(why(duel({}), `layout ${CHEAP}`)).toBe('Customers who pay 3 where you have offices now: 2.');
  });

  it('a technology: who wants it; progress alone says nothing', () => {
    const t = duel({ gears: { green: 2 }, research: { green: { wifi: 1 } }, phase: 5 });
    expect(why(t, 'research wifi')).toBe('');
    // Europe, North Africa, CIS, Australia, USA and RSA.
    expect(why(t, 'research wifi')).toBe('Customers on the map who want Wi-Fi: 6.');
  });

  it('an office: who would buy there', () => {
    const t = duel({ prices: { green: 6 }, trucks: { green: 1 }, progress: { green: { europe: 3 } }, phase: 6 });
    // 4, 5, 6, 7 and four technologies.
    expect(why(t, 'expand europe')).toBe('Customers in Europe who would buy from you: 2.');
  });

  it('a sale: what it brings in this round', () => {
    const t = duel({ prices: { green: 3 }, goods: { green: 2 }, phase: 7 });
    // Two goods at 3, and control of a region with one office: 2.
    expect(why(t, 'sell north_africa', 'sell north_africa')).toMatch(/^\+8 VP in this round/);
  });
});
