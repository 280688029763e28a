import { Match, SeededChance, seatsOf, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { COLORS, type Color, LINKS, REGIONS, RETAILERS, smartphone, type View } from '../../rules/index.ts';
import { CUSTOMERS } from '../naive.ts';

const begin = (seats: number, options: unknown, seed = 'setup') =>
  Match.begin(smartphone, { seats, options, source: seededSource(seed) });

const START: Record<Color, [number, string, string]> = {
  green: [3, 'north_africa', 'research/priceUp'],
  blue: [4, 'south_america', 'logistics/priceUp'],
  black: [5, 'australia', 'goods/research'],
  yellow: [6, 'india', 'goodsDiscount/logistics'],
  red: [7, 'cis', 'logistics/goods'],
};
const COVERED: Record<number, string[]> = {
  2: ['china', 'canada', 'caribbean'],
  3: ['europe', 'rsa'],
  4: ['canada'],
  5: [],
};

function combinations(size: number): Color[][] {
  const all = COLORS.map((_, i) => i);
  return Array.from({ length: 2 ** COLORS.length }, (_, mask) => all.filter((i) => (mask >> i) & 1))
    .filter((picked) => picked.length === size)
    .map((picked) => picked.map((i) => COLORS[i]));
}

function checkSetup(v: View, colors: readonly Color[]): void {
  const companies = colors.length;
  const homes = colors.map((color) => START[color][1]);
  const free = ['south_america', 'north_africa', 'cis', 'india', 'australia'].filter((id) => !homes.includes(id));
  const expected = companies === 5 ? [] : [...COVERED[companies], ...free];
  const covered = v.regions.filter(({ retailer }) => retailer);
  expect(covered.map(({ id }) => id).sort()).toEqual(expected.sort());
  for (const { id, retailer, offices } of covered) {
    const tile = RETAILERS.find((side) => side.id === retailer?.id && side.side === retailer?.side);
    expect(tile?.size).toBe(REGIONS.find((region) => region.id === id)?.size);
    expect(offices).toEqual(tile?.vp.map(() => null));
  }
  const tiles = covered.map(({ retailer }) => retailer?.id);
  expect(new Set(tiles).size).toBe(tiles.length);
  colors.forEach((color, company) => {
    const [vp, home] = START[color];
    expect(v.companies[company]).toMatchObject({ colour: color, vp, price: 5, goods: 0, supply: 18, offices: 17 });
    expect(v.regions.find(({ id }) => id === home)?.offices[0]).toBe(company);
  });
  expect(v.display).toHaveLength(5);
  expect(Object.values(v.deck).reduce((sum, n) => sum + n, 0)).toBe(22);
  expect(v.stock).toBe(20);
}

describe('the set-up', () => {
  it.each([2, 3, 4, 5])('is legal for every combination of colours with %i companies', (companies) => {
    const all = combinations(companies);
    expect(all).toHaveLength([0, 0, 10, 10, 5, 1][companies]);
    for (const colors of all) {
      for (let deal = 0; deal < 5; deal++) {
        const v = begin(companies, { colours: colors }, `deal ${deal}`).view(0);
        checkSetup(v, colors);
        expect(v.companies.map(({ upgrades }) => upgrades)).toEqual(colors.map((color) => [START[color][2]]));
        if (companies === 5) continue;
        checkSetup(begin(companies - 1, { colours: colors, steve: 'hard' }, `deal ${deal}`).view(0), colors);
      }
    }
  });

  it('shows every tile and side some time', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      for (const { retailer } of begin(2, {}, `tiles ${i}`).view(0).regions) {
        if (retailer) seen.add(`${retailer.id}${retailer.side}`);
      }
    }
    expect(seen.size).toBe(RETAILERS.length);
  });

  it('leaves green and red the open regions of the example', () => {
    const v = begin(2, { colours: ['green', 'red'] }).view(0);
    const open = v.regions.filter(({ retailer }) => !retailer).map(({ id }) => id);
    expect(open.sort()).toEqual(['cis', 'emirates', 'europe', 'north_africa', 'rsa', 'usa']);
  });

  it('has 12 regions, 21 links and 70 customers', () => {
    expect(REGIONS).toHaveLength(12);
    expect(LINKS).toHaveLength(21);
    expect(new Set(LINKS.map((link) => [...link].sort().join())).size).toBe(21);
    expect(REGIONS.map(({ customers }) => customers.join(' '))).toEqual(REGIONS.map(({ id }) => CUSTOMERS[id]));
    expect(REGIONS.flatMap(({ customers }) => customers)).toHaveLength(70);
  });

  it('R20 has companies for seats and Steve, and needs him for one', () => {
    expect(begin(1, {}).view(0)).toMatchObject({ seats: 1, steve: { level: 'normal', track: 'balanced' } });
    expect(begin(1, {}).view(0).companies).toHaveLength(2);
    expect(begin(4, { steve: 'easy' }).view(0).companies).toHaveLength(5);
    expect(begin(3, {}).view(0).steve).toBeUndefined();
    expect(() => begin(1, { steve: 'none' })).toThrow(/needs him/);
    expect(() => begin(5, { steve: 'easy' })).toThrow(/no colour left/);
  });

  it('R20 asks nothing of Steve', () => {
    const chance = new SeededChance('steve');
    const s = smartphone.setup({ steve: 'normal' }, 2, chance);
    const out: number[] = [];
    while (smartphone.actors(s) !== 0) {
      expect(smartphone.actors(s) >> 2).toBe(0);
      const seat = Math.max(...seatsOf(smartphone.actors(s)));
      smartphone.apply(s, seat, out[chance.int(smartphone.legal(s, seat, out))], chance);
    }
    expect(smartphone.score(s)).toHaveLength(3);
  });

  it('R37 deals random, different colours, and Steve a free one', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const colors = begin(2, { steve: 'normal' }, `colours ${i}`)
        .view(0)
        .companies.map(({ colour }) => colour);
      expect(new Set(colors).size).toBe(3);
      colors.forEach((color, company) => {
        seen.add(`${company} ${color}`);
      });
    }
    expect(seen.size).toBe(15);
    expect(
      begin(2, { colours: ['red', 'black'] })
        .view(0)
        .companies.map(({ colour }) => colour),
    ).toEqual(['red', 'black']);
  });
});
