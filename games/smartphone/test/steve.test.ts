import { winnersOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { STEVE_LEVELS, STEVE_PAD, smartphone } from '../rules/index.ts';
import { PHASE_SALES, SELLING } from '../rules/state.ts';
import { CHEAP, type Position, Table } from './table.ts';

/** Green against Steve, who is red. */
const against = (more: Position = {}) =>
  new Table({ colors: ['green', 'red'], steve: 'normal', retailers: {}, ...more });

describe('Steve', () => {
  it('has a plan that everybody knows, by track, round and level', () => {
    for (const steve of STEVE_LEVELS) {
      const extra = STEVE_LEVELS.indexOf(steve) - 1;
      const t = against({ steve, round: 3 });
      expect(t.view().steve).toEqual({
        level: steve,
        track: 'balanced',
        plan: { price: 5, goods: 7 + extra, research: 3 + extra, logistics: 3, factory: true },
      });
    }
    expect(STEVE_PAD.budget.map(({ price }) => price)).toEqual([3, 3, 3, 3, 3]);
  });

  it('starts with an office and start VP, without upgrades and tokens', () => {
    const t = against();
    expect(t.company('red')).toMatchObject({ vp: 7, upgrades: [], tokens: 0, offices: 17 });
    expect(t.offices('cis')[0]).toBe('red');
  });

  it('sets price and goods by his pad when plans are shown', () => {
    const t = against().plan('green', CHEAP);
    expect(t.company('red')).toMatchObject({ price: 5, goods: 4, gears: 2, trucks: 2, factory: true });
  });

  it('removes the first upgrade that is shown', () => {
    const t = against({
      display: ['goods/goods', 'research/research', 'goods/priceUp'],
      factories: { green: 1, red: 1 },
      prices: { red: 3 },
      phase: 4,
    });
    expect(t.told('removed')).toEqual([{ type: 'removed', seat: 1, upgrade: 'goods/goods' }]);
    expect(t.legal()).toEqual(['take research/research', 'take goods/priceUp']);
  });

  it('finishes first what he can, by the patent still there', () => {
    const t = against({
      gears: { red: 2 },
      research: { red: { gps: 1, controller: 2, nfc: 2 } },
      phase: 5,
    });
    expect(t.company('red')).toMatchObject({ technologies: ['controller'], research: { gps: 1, nfc: 2 } });
  });

  it('then by customers in his regions, when the patents are gone', () => {
    const t = against({
      gears: { red: 2 },
      // CIS wants Wi-Fi, controller and 4G, not GPS.
      owned: { green: ['gps', 'wifi'] },
      phase: 5,
    });
    expect(t.company('red').technologies).toEqual(['wifi']);
  });

  it('otherwise puts everything where least is missing, then on the higher patent', () => {
    const t = against({ gears: { red: 1 }, research: { red: { '4g': 4, gps: 1 } }, phase: 5 });
    expect(t.company('red').research).toEqual({ '4g': 5, gps: 1 });
    const fewer = against({ gears: { red: 1 }, research: { red: { '4g': 3, gps: 1 } }, phase: 5 });
    expect(fewer.company('red').research).toEqual({ '4g': 3, gps: 2 });
  });

  it('goes on until his progress is spent, and uses no technology', () => {
    const t = against({
      sides: { gps: 'B' },
      owned: { green: ['controller', 'liion'] },
      gears: { red: 4 },
      research: { red: { gps: 2 } },
      phase: 5,
    });
    expect(t.company('red')).toMatchObject({ technologies: ['gps', 'wifi'], goods: 0 });
    const discount = against({ owned: { red: ['controller'] }, gears: { red: 2 }, phase: 5 });
    expect(discount.company('red').technologies).toEqual(['controller']);
  });

  it('finishes at the start of his turn what others made cheaper', () => {
    const t = against({ owned: { green: ['gps'] }, research: { red: { gps: 2 } }, phase: 5 });
    expect(t.company('red').technologies).toEqual(['gps']);
  });

  it('expands where value for missing progress is highest', () => {
    // At price 5 from CIS: Europe has 3 willing customers for 4 progress, China 1, Canada 0.
    const t = against({ round: 1, prices: { red: 5 }, trucks: { red: 2 }, phase: 6 });
    expect(t.company('red').progress).toEqual({ europe: 2 });
    // A retailer counts the VP of its next slot: 20 / 4 is less than 4 x 5 x 3 / 4.
    const last = against({ round: 5, prices: { red: 5 }, trucks: { red: 4 }, retailers: { china: 'rL1-A' }, phase: 6 });
    expect(last.offices('china')[0]).toBe('red');
  });

  it('in round V expands only where he can finish, and takes no bonus', () => {
    const none = against({ round: 5, prices: { red: 5 }, trucks: { red: 1 }, phase: 6 });
    expect(none.company('red').progress).toEqual({});
    const bonus = against({ round: 5, trucks: { red: 2 }, retailers: { canada: 'rS1-B' }, phase: 6 });
    expect(bonus.offices('canada')).toEqual(['red', null]);
    expect(bonus.company('red').goods).toBe(0);
  });

  it('shares the value of a region with his rivals', () => {
    const t = new Table({
      colors: ['green', 'blue', 'black', 'red'],
      steve: 'normal',
      retailers: {},
      offices: { europe: ['green', 'blue', 'black'] },
      prices: { red: 4 },
      trucks: { red: 1 },
      phase: 6,
    });
    // At 4: Europe 4 willing, shared 4 / 2.2 = 1.8 for 4; Canada 1 for 2; China 2 for 4; of the last two the larger.
    expect(t.company('red').progress).toEqual({ china: 1 });
  });

  it('sells where most slots are filled, then in larger regions, as far as it goes', () => {
    const t = against({
      offices: { cis: ['red'], europe: ['red'], rsa: ['red', 'green'] },
      prices: { red: 5, green: 8 },
      goods: { red: 4 },
      phase: 7,
    });
    const sold = t.told('sold').map(({ region }) => region);
    expect(sold).toEqual(['rsa', 'europe', 'europe', 'europe']);
  });

  it('sells to customers of his technologies, but not abroad with 4G B', () => {
    const t = against({
      sides: { '4g': 'B' },
      owned: { red: ['4g'] },
      prices: { red: 8 },
      goods: { red: 3 },
      phase: 7,
    });
    // At 8 nobody buys but customers of 4G: one at home, and one in almost every region where he has no office.
    expect(t.told('sold').map(({ seat, region }) => [seat, region])).toEqual([[1, 'cis']]);
  });

  it('moves his marker by what he could not sell', () => {
    const end = (unsold: number, track: number) => {
      const t = against({ prices: { red: 8 }, goods: { red: unsold } });
      t.s.track = track;
      return phase8(t).s.track;
    };
    expect([end(0, 1), end(1, 1), end(2, 1), end(5, 0), end(0, 2)]).toEqual([2, 1, 0, 0, 2]);
  });

  it('has a score sheet after the seats', () => {
    const t = against({ round: 5, phase: 8 });
    const sheets = smartphone.score(t.s);
    expect(sheets.map(({ automa }) => automa)).toEqual([undefined, 'Steve']);
    expect(sheets[1]).toMatchObject({ seat: 1, total: 7 });
    expect(winnersOf(sheets)).toEqual([1]);
  });

  it('is not beaten alone by a shared first place', () => {
    const sheets = [
      { seat: 0, total: 100, lines: { start: 100 }, ties: [2, 1] },
      { seat: 1, total: 100, lines: { start: 100 }, ties: [2, 1], automa: 'Steve' },
    ];
    expect(winnersOf(sheets)).toEqual([1]);
    expect(winnersOf([{ ...sheets[0], ties: [2, 2] }, sheets[1]])).toEqual([0]);
  });
});

/** Phase 8 begins, in place. */
function phase8(t: Table): Table {
  t.s.phase = PHASE_SALES;
  t.s.turn = t.s.deal.companies - 1;
  t.s.step = SELLING;
  t.s.seat = 0;
  return t.play('end');
}
