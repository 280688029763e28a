import { winnersOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { asks } from '../cli/index.ts';
import { smartphone } from '../rules/index.ts';
import { Table } from './table.ts';

const duel = (more: object) => new Table({ colors: ['green', 'red'], retailers: {}, ...more });
const sell = (region: string, price: number, technologies: string[], goods: number) =>
  asks['smartphone.sell']({ region, price, technologies, goods });
const control = (region: string, offices: (string | null)[], goods: (string | null)[]) =>
  asks['smartphone.control']({ region, offices, goods });

describe('worked examples', () => {
  it('4G with its patent needs 6: three now, three in the next round; the others then need 5', () => {
    const now = duel({ gears: { green: 3 }, phase: 5 }).play('research 4g; research 4g; research 4g; end');
    expect(now.company('green')).toMatchObject({ research: { '4g': 3 }, technologies: [] });
    const next = duel({ gears: { green: 3 }, research: { green: { '4g': 3 } }, phase: 5 });
    next.play('research 4g; research 4g; research 4g');
    expect(next.company('green')).toMatchObject({ technologies: ['4g'], lines: { patents: 12 } });
    expect(next.company('red').costs['4g']).toBe(5);
  });

  it('controller: green finishes with 3 + 1 and takes the patent; red, with 3, finishes on its own turn without', () => {
    const t = duel({
      gears: { green: 1 },
      research: { green: { controller: 3 }, red: { controller: 3 } },
      prices: { green: 4, red: 5 },
      phase: 5,
    });
    t.play('research controller');
    expect(t.company('green').lines.patents).toBe(8);
    expect(t.company('red').technologies).toEqual([]);
    t.play('end');
    expect(t.company('red')).toMatchObject({ technologies: ['controller'], lines: { patents: 0 } });
  });

  it('Controller A and no patent: GPS costs 3 - 1 - 1', () => {
    const t = duel({ owned: { green: ['controller'], red: ['gps'] } });
    expect(t.company('green').costs.gps).toBe(1);
  });

  it('Emirates at 3 with controller and 4G: three of four goods are sold, the NFC customer stays', () => {
    expect(sell('emirates', 3, ['controller', '4g'], 4)).toEqual({ customers: [0, 1, 3], sold: 3 });
    const t = duel({
      owned: { green: ['controller', '4g'] },
      offices: { emirates: ['green'], north_africa: [] },
      goods: { green: 4 },
      prices: { green: 3 },
      vp: { green: 0 },
      phase: 7,
    });
    t.play('sell emirates; sell emirates; sell emirates');
    expect(t.legal()).toEqual(['end']);
    t.play('end');
    expect(t.company('green').vp).toBe(10);
    expect(t.told('lost')).toEqual([{ type: 'lost', seat: 0, goods: 1 }]);
  });

  it('Europe at 5 without technologies: the 5 and the 6', () => {
    expect(sell('europe', 5, [], 2)).toEqual({ customers: [1, 2], sold: 2 });
  });

  it('India at 6 with the controller: the 6 before the controller customer', () => {
    expect(sell('india', 6, ['controller'], 1)).toEqual({ customers: [2], sold: 1 });
  });

  it('control by size and filled slots', () => {
    const four = ['green', 'blue', 'green', 'blue'];
    expect(control('canada', ['blue', 'green'], ['blue', null, 'blue', 'green'])).toEqual({
      first: { seat: 'blue', vp: 2 },
      second: null,
    });
    expect(control('india', four, ['blue', 'blue', 'green'])).toEqual({
      first: { seat: 'blue', vp: 6 },
      second: { seat: 'green', vp: 3 },
    });
    expect(control('usa', [...four, 'red'], ['blue', 'green', 'green'])).toEqual({
      first: { seat: 'green', vp: 8 },
      second: { seat: 'blue', vp: 4 },
    });
  });

  it('equal goods: whose left-most goods lies further left, for both places', () => {
    const four = ['green', 'blue', 'red', 'red'];
    expect(control('india', four, [null, 'blue', 'green', 'red'])).toEqual({
      first: { seat: 'blue', vp: 6 },
      second: { seat: 'green', vp: 3 },
    });
    expect(control('india', four, ['red', 'blue', 'green', 'blue', 'green', 'red'])).toEqual({
      first: { seat: 'red', vp: 6 },
      second: { seat: 'blue', vp: 3 },
    });
  });

  it('offices without goods sold: nothing', () => {
    expect(control('india', ['green', 'blue', 'red'], [])).toEqual({ first: null, second: null });
    expect(duel({ phase: 8 }).told('control')).toEqual([]);
  });

  it('priority: lower price, then fewer VP, then the order of the start', () => {
    const t = new Table({
      colors: ['green', 'blue', 'black'],
      prices: { green: 4, blue: 4, black: 6 },
      vp: { green: 20, blue: 18, black: 5 },
      factories: { green: 1, blue: 1, black: 1 },
      phase: 4,
    });
    expect(t.order).toEqual(['blue', 'green', 'black']);
    const equal = new Table({ colors: ['red', 'green'], vp: { green: 7 }, factories: { red: 1, green: 1 }, phase: 4 });
    expect(equal.order).toEqual(['green', 'red']);
  });

  it('from North Africa: Europe, China, Emirates and South America, nowhere else', () => {
    const t = duel({ trucks: { green: 1 }, phase: 6 });
    expect(t.offers('expand').sort()).toEqual(['china', 'emirates', 'europe', 'south_america']);
  });

  it('Li-Ion A with two trucks and two price-ups: 4 progress', () => {
    const t = duel({ owned: { green: ['liion'] }, trucks: { green: 2 }, priceUps: { green: 2 }, phase: 6 });
    expect(t.view().points).toBe(4);
  });

  it('NFC B at price 8, a retailer at price 2: they stay', () => {
    const nfc = duel({
      sides: { nfc: 'B' },
      prices: { green: 8 },
      gears: { green: 1 },
      research: { green: { nfc: 4 } },
      phase: 5,
    });
    expect(nfc.play('research nfc').company('green').price).toBe(8);
    const down = duel({
      retailers: { canada: 'rS2-A' },
      prices: { red: 2 },
      progress: { red: { canada: 1 } },
      trucks: { red: 1 },
      phase: 6,
    });
    expect(down.play('expand canada; price down').company('red').price).toBe(2);
  });
});

describe('the end', () => {
  it('ties go to technologies, then patents, then are shared', () => {
    const winners = (more: object) => {
      const t = duel({ round: 5, phase: 8, ...more });
      // Both tracks stand alike: start VP are made up for by sales.
      t.s.sales[0] = 20 - t.company('green').total;
      t.s.sales[5 * 13] = 20 - t.company('red').total;
      return winnersOf(smartphone.score(t.s));
    };
    expect(winners({})).toEqual([0, 1]);
    expect(winners({ owned: { green: ['gps'], red: ['gps', 'wifi'] } })).toEqual([1]);
    expect(winners({ owned: { green: ['gps', 'wifi'], red: ['gps', 'wifi'] } })).toEqual([0]);
    const one = { gps: 'green', wifi: 'red' };
    expect(winners({ owned: { green: ['gps', 'wifi'], red: ['gps', 'wifi'] }, patents: one })).toEqual([0, 1]);
  });
});
