import { describe, expect, it } from 'vitest';
import { CHEAP, endAll, Table } from '../table.ts';

const duel = (more: object) => new Table({ colors: ['green', 'red'], ...more });

describe('production and improvement', () => {
  it('R5 skips phase 4 in round V', () => {
    const t = duel({ round: 5 }).plan('green', CHEAP).plan('red', CHEAP);
    expect(t.view().phase).toBe(5);
    expect(t.told('took')).toEqual([]);
    expect(t.told('token')).toEqual([]);
  });

  it('R12 counts price cuts on placed upgrades for GPS A', () => {
    const t = duel({ owned: { green: ['gps'] }, upgrades: { green: ['goodsDiscount/logistics'] } });
    t.plan('green', `${CHEAP} + goodsDiscount/logistics@1,0:1,1`).plan('red', CHEAP);
    // 4 covered, 3 price cuts and 1 goods: 8, and 3 more for the cuts.
    expect(t.company('green').goods).toBe(11);
  });

  it('R18 makes no more than 18 goods', () => {
    const t = duel({ goods: { green: 15 }, owned: { green: ['wifi'] }, sides: { wifi: 'B' } });
    t.plan('green', CHEAP).plan('red', CHEAP);
    expect(t.company('green')).toMatchObject({ goods: 18, supply: 0 });
  });

  it('R18 gives each colour 17 offices besides the first', () => {
    expect(duel({}).company('green').offices).toBe(17);
  });

  it('R24 takes an upgrade with a lit factory, and a goods token without', () => {
    const t = duel({ factories: { green: 1 }, display: ['goods/goods', 'research/research', 'goods/goods'], phase: 4 });
    expect(t.legal()).toEqual(['take research/research', 'take goods/goods']);
    expect(t.whyNot('end')).toEqual({ rule: 'take-first', pieces: [] });
    expect(t.whyNot('take goods/priceUp')).toEqual({ rule: 'not-shown', pieces: ['goods/priceUp'] });
    t.play('take goods/goods');
    expect(t.company('green').upgrades).toEqual(['research/priceUp', 'goods/goods']);
    expect(t.legal()).toEqual(['end']);
    t.play('end');
    expect(t.company('red')).toMatchObject({ tokens: 1, upgrades: ['logistics/goods'] });
    expect(t.view().stock).toBe(19);
  });

  it('R24 makes one goods a round for each goods token', () => {
    const t = duel({ tokens: { green: 2 } })
      .plan('green', CHEAP)
      .plan('red', CHEAP);
    expect(t.company('green').goods).toBe(9);
  });

  it('R25 counts goods kept by Wi-Fi B and goods on customers towards the 18', () => {
    const t = duel({
      sides: { gps: 'B' },
      goods: { green: 10 },
      sold: { north_africa: 'green green' },
      phase: 5,
      gears: { green: 1 },
      research: { green: { gps: 2 } },
    });
    t.play('research gps');
    expect(t.company('green')).toMatchObject({ goods: 15, supply: 1 });
    const short = duel({
      sides: { gps: 'B' },
      goods: { green: 16 },
      phase: 5,
      gears: { green: 1 },
      research: { green: { gps: 2 } },
    });
    expect(short.play('research gps').company('green')).toMatchObject({ goods: 18, supply: 0 });
  });
});

describe('sales and scoring', () => {
  it('R13 lets a company without an office win control with 4G B; with no office of anyone there is no number', () => {
    const t = duel({
      retailers: {},
      sides: { '4g': 'B' },
      owned: { green: ['4g'] },
      goods: { green: 3 },
      prices: { green: 3 },
      phase: 7,
    });
    t.play('sell cis; sell usa');
    endAll(t);
    expect(t.told('control')).toEqual([{ type: 'control', seat: 0, region: 'cis', place: 1, vp: 2 }]);
  });

  it('R14 looks at filled slots, whoever owns them; two offices of one colour both count', () => {
    const t = duel({
      retailers: {},
      offices: { europe: ['red', 'red', 'green'] },
      sold: { europe: 'green' },
      phase: 8,
    });
    expect(t.told('control')).toEqual([{ type: 'control', seat: 0, region: 'europe', place: 1, vp: 5 }]);
  });

  it('R15 counts a price changed in phase 6 for the order of phase 7, for willingness and for pay', () => {
    const t = duel({
      retailers: { canada: 'rS2-A' },
      progress: { red: { canada: 1 } },
      trucks: { red: 1 },
      goods: { green: 1, red: 1 },
      prices: { green: 5, red: 5 },
      vp: { green: 10, red: 20 },
      phase: 6,
    });
    expect(t.order).toEqual(['green', 'red']);
    t.play('expand canada; price down; end');
    expect(t.order).toEqual(['red', 'green']);
    t.play('sell cis; end');
    endAll(t);
    expect(t.told('sales')[1]).toEqual({ type: 'sales', seat: 1, goods: 1, vp: 4 });
  });

  it('R15 counts the VP of NFC A at once for later ties', () => {
    const t = duel({
      retailers: {},
      owned: { green: ['nfc'] },
      goods: { green: 4, red: 1 },
      prices: { green: 5, red: 5 },
      vp: { green: 10, red: 12 },
      phase: 6,
    });
    expect(t.order).toEqual(['green', 'red']);
    t.play('direct 1; end');
    expect(t.order).toEqual(['red', 'green']);
  });

  it('R19 never forces a sale, and counts start VP in the end', () => {
    const t = duel({ retailers: {}, goods: { green: 3 }, prices: { green: 3 }, round: 5, phase: 7 });
    expect(t.legal()).toContain('end');
    endAll(t);
    expect(t.view().step).toBe('over');
    expect(t.company('green')).toMatchObject({ total: 3, lines: { start: 3 } });
    expect(t.company('red').total).toBe(7);
  });

  it('R34 uses one price in phases 7 and 8', () => {
    const t = duel({ retailers: {}, goods: { green: 2 }, prices: { green: 6 }, owned: { green: ['wifi'] }, phase: 7 });
    expect(t.legal().every((line) => line === 'end' || line.startsWith('sell'))).toBe(true);
    t.play('sell north_africa; sell north_africa; end');
    expect(t.told('sales')[0]).toEqual({ type: 'sales', seat: 0, goods: 2, vp: 12 });
  });

  it('R35 sells one goods a round in each region without an office, not under a retailer', () => {
    const t = duel({
      retailers: { china: 'rL1-A' },
      sides: { '4g': 'B' },
      owned: { green: ['4g'] },
      goods: { green: 9 },
      prices: { green: 4 },
      phase: 7,
    });
    t.play('sell usa');
    // The left-most willing customer pays up to 4.
    expect(t.region('usa').customers.slice(0, 3)).toEqual([null, 0, null]);
    expect(t.whyNot('sell usa')).toEqual({ rule: 'one-abroad', pieces: ['usa'] });
    expect(t.whyNot('sell china')).toEqual({ rule: 'retailer', pieces: ['china'] });
    t.play('sell north_africa; sell north_africa');
  });
});
