import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const duel = (more: object) => new Table({ colors: ['green', 'red'], phase: 6, ...more });

describe('logistics', () => {
  it('R8 places progress one by one, so that a new office links on in the same turn', () => {
    const t = duel({ retailers: {}, trucks: { green: 3 } });
    expect(t.offers('expand')).toEqual(['south_america', 'europe', 'emirates', 'china']);
    t.play('expand emirates; expand emirates');
    expect(t.offices('emirates')).toEqual(['green', null, null]);
    expect(t.offers('expand')).toEqual(['south_america', 'europe', 'rsa', 'china', 'india']);
  });

  it('R9 counts an office on a retailer for links', () => {
    const t = duel({ retailers: { china: 'rL1-A' }, offices: { china: ['green'] }, trucks: { green: 1 } });
    expect(t.offers('expand')).toContain('india');
    expect(t.offers('expand')).toContain('cis');
  });

  it('R10 keeps progress in a region that has filled up, useless until a slot frees', () => {
    const full = ['red', 'red', 'red'] as const;
    const t = duel({
      retailers: {},
      offices: { emirates: full },
      progress: { green: { emirates: 1 } },
      trucks: { green: 1 },
    });
    expect(t.company('green').progress).toEqual({ emirates: 1 });
    expect(t.whyNot('expand emirates')).toEqual({ rule: 'no-slot', pieces: ['emirates'] });
    const freed = duel({
      retailers: { canada: 'rS3-B' },
      offices: { emirates: full },
      progress: { green: { emirates: 1 }, red: { canada: 1 } },
      trucks: { green: 1, red: 1 },
      prices: { red: 3 },
    });
    freed.play('expand canada; move emirates rsa; end; expand emirates');
    expect(freed.offices('emirates')).toEqual(['red', 'red', 'green']);
  });

  it('R16 moves an office anywhere but from or to the giving retailer; gaps close, no bonus comes', () => {
    const t = duel({
      retailers: { canada: 'rS3-B', china: 'rL1-B', caribbean: 'rS1-B' },
      offices: { china: ['red', 'green'], cis: ['red'] },
      progress: { red: { canada: 1 } },
      trucks: { red: 1 },
    });
    t.play('expand canada');
    const ways = t.offers('move');
    expect(ways).toContain('china caribbean');
    expect(ways).not.toContain('china cis');
    expect(ways.some((way) => way.includes('canada'))).toBe(false);
    expect(t.whyNot('move canada usa')).toEqual({ rule: 'not-from-here', pieces: ['canada'] });
    t.play('move china caribbean');
    expect(t.offices('china')).toEqual(['green', null, null, null]);
    expect(t.offices('caribbean')).toEqual(['red', null]);
    expect(t.view().step).toBe('logistics');
    expect(t.company('red').goods).toBe(0);
  });

  it('R30 takes progress only in linked regions with a free slot and no own office', () => {
    const t = duel({ retailers: {}, trucks: { green: 1 } });
    expect(t.whyNot('expand usa')).toEqual({ rule: 'not-linked', pieces: ['usa'] });
    expect(t.whyNot('expand north_africa')).toEqual({ rule: 'own-office', pieces: ['north_africa'] });
  });

  it('R30 returns progress where an office comes in another way', () => {
    const t = duel({
      retailers: { canada: 'rS3-B' },
      progress: { red: { canada: 1, europe: 2 } },
      trucks: { red: 1 },
    });
    t.play('expand canada; move cis europe');
    expect(t.offices('europe')[0]).toBe('red');
    expect(t.company('red').progress).toEqual({});
  });

  it('R31 sells 0 to 3 goods with NFC A at any moment of the turn, at the price then shown', () => {
    const t = duel({
      retailers: { canada: 'rS2-A' },
      owned: { red: ['nfc'] },
      goods: { red: 5 },
      prices: { red: 5 },
      progress: { red: { canada: 1 } },
      trucks: { red: 1 },
    });
    expect(t.offers('direct')).toEqual(['1', '2', '3']);
    t.play('expand canada; price up; direct 3');
    expect(t.company('red')).toMatchObject({ vp: 7 + 18, goods: 2, supply: 16 });
    expect(t.whyNot('direct 1')).toEqual({ rule: 'once-a-round', pieces: ['nfc'] });
    expect(t.view().order).toEqual([0, 1]);
  });

  it('R32 adds the second office of Wi-Fi A once, also where the company entered in this turn', () => {
    const t = duel({ retailers: {}, owned: { green: ['wifi'] }, trucks: { green: 2 } });
    t.play('expand emirates; expand emirates; second emirates');
    expect(t.offices('emirates')).toEqual(['green', 'green', null]);
    expect(t.whyNot('second north_africa')).toEqual({ rule: 'once-a-round', pieces: ['wifi'] });
  });

  it('R32 needs a free slot, exactly one own office and no retailer', () => {
    const t = duel({
      retailers: { china: 'rL1-A' },
      owned: { green: ['wifi'] },
      offices: {
        north_africa: ['green', 'red', 'red', 'red'],
        china: ['green'],
        rsa: ['green', 'green'],
        usa: ['green'],
      },
    });
    expect(t.offers('second')).toEqual(['usa']);
    expect(t.whyNot('second north_africa')?.rule).toBe('no-slot');
    expect(t.whyNot('second china')?.rule).toBe('retailer');
    expect(t.whyNot('second rsa')?.rule).toBe('not-one-office');
  });

  it('R33 loses a bonus that has no target', () => {
    const base = { progress: { red: { canada: 1 } }, trucks: { red: 1 } };
    // The only other region with a free slot is none: no second office anywhere.
    const second = duel({
      ...base,
      retailers: { canada: 'rM2-A' },
      offices: { cis: ['red', 'green', 'green', 'green'] },
    });
    expect(second.play('expand canada').view().step).toBe('logistics');
    const all = ['gps', 'wifi', 'controller', 'liion', 'nfc', '4g'];
    const research = duel({ ...base, retailers: { canada: 'rS2-B' }, owned: { red: all } });
    expect(research.play('expand canada').view().step).toBe('logistics');
    expect(research.told('bonus')).toEqual([]);
  });

  it('R36 opens no office without a marker; the progress stays', () => {
    const t = duel({ retailers: {}, markers: { green: 0 }, trucks: { green: 3 }, owned: { green: ['wifi'] } });
    t.play('expand emirates; expand emirates');
    expect(t.offices('emirates')).toEqual([null, null, null]);
    expect(t.company('green').progress).toEqual({ emirates: 2 });
    expect(t.whyNot('second north_africa')).toEqual({ rule: 'no-marker', pieces: ['north_africa'] });
  });
});
