import { describe, expect, it } from 'vitest';
import { CHEAP, endAll, Table } from './table.ts';

const duel = (more: object) => new Table({ colors: ['green', 'red'], retailers: {}, ...more });
const planned = (t: Table, plan = CHEAP) => t.plan('green', plan).plan('red', CHEAP);

describe('technologies', () => {
  it('GPS A makes 2 goods of each crate with a price cut', () => {
    expect(planned(duel({ owned: { green: ['gps'] } })).company('green').goods).toBe(9);
    expect(planned(duel({})).company('green').goods).toBe(7);
  });

  it('GPS B makes 5 goods at once, and nothing later', () => {
    const t = duel({ sides: { gps: 'B' }, gears: { green: 1 }, research: { green: { gps: 2 } }, phase: 5 });
    expect(t.play('research gps').company('green').goods).toBe(5);
    expect(planned(duel({ sides: { gps: 'B' }, owned: { green: ['gps'] } })).company('green').goods).toBe(7);
  });

  it('Wi-Fi A adds a second office once a round, never a third, and may be left', () => {
    const t = duel({ owned: { green: ['wifi'] }, offices: { europe: ['green', 'green'] }, phase: 6 });
    expect(t.legal()).toEqual(['end', 'second north_africa']);
    t.play('second north_africa');
    expect(t.offices('north_africa')).toEqual(['green', 'green', null, null]);
    expect(t.legal()).toEqual(['end']);
    expect(t.company('green').offices).toBe(16);
  });

  it('Wi-Fi B keeps goods that were not sold', () => {
    const t = duel({ sides: { wifi: 'B' }, owned: { green: ['wifi'] }, goods: { green: 4, red: 3 }, phase: 8 });
    expect(t.company('green')).toMatchObject({ goods: 4, supply: 14 });
    expect(t.company('red')).toMatchObject({ goods: 0, supply: 18 });
    expect(planned(t).company('green').goods).toBe(11);
  });

  it('Controller A makes every other technology cheaper by 1', () => {
    const t = duel({ owned: { green: ['controller'] }, gears: { green: 3, red: 3 }, phase: 5 });
    expect(t.company('green').costs).toMatchObject({ gps: 2, wifi: 2, liion: 3, nfc: 4, '4g': 5 });
    expect(t.company('red').costs).toMatchObject({ gps: 3, controller: 3, '4g': 6 });
    t.play('research gps; research gps');
    expect(t.company('green').technologies).toEqual(['gps', 'controller']);
  });

  it('Controller B opens an office in any S region, linked or not', () => {
    const t = duel({
      sides: { controller: 'B' },
      gears: { green: 1 },
      research: { green: { controller: 3 } },
      phase: 5,
    });
    t.play('research controller; office caribbean');
    expect(t.offices('caribbean')).toEqual(['green', null, null]);
    expect(t.company('green').offices).toBe(15);
    expect(t.view().step).toBe('research');
  });

  it('Li-Ion A counts price-ups as trucks', () => {
    const t = duel({ owned: { green: ['liion'] }, trucks: { green: 2 }, priceUps: { green: 2 }, phase: 6 });
    expect(t.view().points).toBe(4);
    const without = duel({ trucks: { green: 2 }, priceUps: { green: 2 }, phase: 6 });
    expect(without.view().points).toBe(2);
  });

  it('Li-Ion B makes 1 goods for every 2 technologies, at once and in each phase 3', () => {
    const three = duel({
      sides: { liion: 'B' },
      owned: { green: ['gps', 'wifi'] },
      gears: { green: 1 },
      research: { green: { liion: 3 } },
      phase: 5,
    });
    expect(three.play('research liion').company('green').goods).toBe(1);
    const four = duel({ sides: { liion: 'B' }, owned: { green: ['wifi', 'liion', 'controller', 'nfc'] } });
    expect(planned(four).company('green').goods).toBe(9);
  });

  it('NFC A sells up to 3 goods without a customer, at once', () => {
    const t = duel({ owned: { green: ['nfc'] }, goods: { green: 2 }, prices: { green: 7 }, phase: 6 });
    expect(t.legal()).toEqual(['end', 'direct 1', 'direct 2']);
    t.play('direct 2');
    expect(t.company('green')).toMatchObject({ vp: 17, goods: 0, supply: 18 });
    expect(t.company('green').lines['sales-1']).toBe(14);
    expect(t.view().ledger[0].sales[0]).toEqual({ direct: 14 });
  });

  it('NFC B raises the price by 1, at once and in each phase 2', () => {
    const t = duel({
      sides: { nfc: 'B' },
      gears: { green: 1 },
      research: { green: { nfc: 4 } },
      prices: { green: 4 },
      phase: 5,
    });
    expect(t.play('research nfc').company('green').price).toBe(5);
    expect(planned(duel({ sides: { nfc: 'B' }, owned: { green: ['nfc'] } })).company('green').price).toBe(4);
  });

  it('4G A lets one half of an upgrade hang out', () => {
    const upgrades = { green: ['logistics/logistics'] };
    const t = duel({ owned: { green: ['4g'] }, upgrades });
    expect(planned(t, `${CHEAP} + logistics/logistics@1,0:2,0`).company('green').trucks).toBe(2);
    const without = duel({ upgrades }).play(`layout ${CHEAP}`);
    expect(without.offers('lay logistics/logistics over')).not.toContain('1,0:2,0');
  });

  it('4G B sells 1 goods in each region without an own office', () => {
    const t = duel({
      sides: { '4g': 'B' },
      owned: { green: ['4g'] },
      goods: { green: 5 },
      prices: { green: 7 },
      phase: 7,
    });
    // 4G customers buy at any price, a 7 buys at 7.
    expect(t.offers('sell')).toEqual([
      'canada',
      'usa',
      'caribbean',
      'europe',
      'north_africa',
      'emirates',
      'cis',
      'china',
      'india',
      'australia',
    ]);
    t.play('sell europe; sell usa');
    expect(t.offers('sell')).not.toContain('europe');
    endAll(t);
    expect(t.told('sales')[0]).toMatchObject({ goods: 2, vp: 14 });
  });
});
