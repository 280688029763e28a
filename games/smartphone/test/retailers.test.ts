import { describe, expect, it } from 'vitest';
import { RETAILERS } from '../rules/index.ts';
import { Table } from './table.ts';

/** Red is one progress short of an office on the retailer in Canada. */
const beside = (tile: string, more: object = {}) =>
  new Table({
    colors: ['green', 'red'],
    retailers: { canada: tile },
    progress: { red: { canada: 1 } },
    trucks: { red: 1 },
    prices: { red: 5 },
    phase: 6,
    ...more,
  }).play('expand canada');

describe('retailers', () => {
  it('score the slot of an office at the end of the game', () => {
    for (const { id, side, vp } of RETAILERS) {
      const offices = { canada: (['green', 'red'] as const).slice(0, vp.length) };
      const t = new Table({ colors: ['green', 'red'], retailers: { canada: `${id}-${side}` }, offices });
      expect(t.company('green').lines.retailers).toBe(vp[0]);
      expect(t.company('red').lines.retailers).toBe(vp[1]);
    }
  });

  it('take one office of a colour, on their left-most free slot', () => {
    const t = beside('rS1-A', { offices: { canada: ['green'] } });
    expect(t.offices('canada')).toEqual(['green', 'red']);
    expect(t.company('red').progress).toEqual({});
  });

  it('let nobody sell in their region', () => {
    const t = new Table({
      colors: ['green', 'red'],
      retailers: { cis: 'rM1-A' },
      goods: { red: 2 },
      prices: { red: 3 },
    });
    expect(t.company('red').goods).toBe(2);
    const selling = new Table({
      colors: ['green', 'red'],
      retailers: { north_africa: 'rM1-A' },
      goods: { green: 2, red: 2 },
      prices: { green: 3, red: 3 },
      phase: 7,
    });
    expect(selling.turn).toBe('red');
  });

  it('without a bonus ask nothing', () => {
    expect(beside('rS1-A').view().step).toBe('logistics');
  });

  it.each([
    ['rS1-B', 2],
    ['rM1-B', 3],
    ['rL1-B', 4],
  ])('%s: make %i goods, or not', (tile, goods) => {
    expect(beside(tile).play('accept').company('red').goods).toBe(goods);
    expect(beside(tile).play('decline').company('red').goods).toBe(0);
    expect(
      beside(tile, { goods: { red: 17 } })
        .play('accept')
        .company('red').goods,
    ).toBe(18);
  });

  it.each(['rS2-A', 'rM3-B'])('%s: price up or down by 1, or not', (tile) => {
    expect(beside(tile).legal()).toEqual(['decline', 'price down', 'price up']);
    expect(beside(tile).play('price up').company('red').price).toBe(6);
    expect(beside(tile).play('price down').company('red').price).toBe(4);
    expect(beside(tile).play('decline').company('red').price).toBe(5);
    expect(
      beside(tile, { prices: { red: 2 } })
        .play('price down')
        .company('red').price,
    ).toBe(2);
  });

  it('rS2-B: 1 progress on a technology, which is finished only in phase 5', () => {
    const t = beside('rS2-B', { research: { red: { gps: 2 } } }).play('research gps');
    expect(t.company('red')).toMatchObject({ research: { gps: 3 }, technologies: [] });
    expect(t.view().step).toBe('logistics');
  });

  it('rM2-B: 2 progress, which may be split or left', () => {
    const t = beside('rM2-B').play('research gps');
    expect(t.view().bonus).toEqual({ region: 'canada', kind: 'research', left: 1 });
    expect(t.play('research 4g').company('red').research).toEqual({ gps: 1, '4g': 1 });
    const one = beside('rM2-B').play('research gps; decline');
    expect(one.company('red').research).toEqual({ gps: 1 });
    expect(one.told('declined')).toEqual([]);
  });

  it('rM2-A: a second office where there is one, but not on a retailer', () => {
    const t = beside('rM2-A', { retailers: { canada: 'rM2-A', europe: 'rL1-A' }, offices: { europe: ['red'] } });
    expect(t.legal()).toEqual(['decline', 'second cis']);
    expect(t.play('second cis').offices('cis')).toEqual(['red', 'red', null, null]);
  });

  it('rS3-B: move an office, also between other retailers', () => {
    const t = beside('rS3-B', { retailers: { canada: 'rS3-B', rsa: 'rS1-B' } }).play('move cis rsa');
    expect(t.offices('cis')).toEqual([null, null, null, null]);
    expect(t.offices('rsa')).toEqual(['red', null]);
    expect(t.company('red').offices).toBe(16);
  });
});
