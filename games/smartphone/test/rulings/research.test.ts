import { describe, expect, it } from 'vitest';
import { TECHNOLOGY_IDS } from '../../rules/index.ts';
import { Table } from '../table.ts';

const duel = (more: object) => new Table({ colors: ['green', 'red'], phase: 5, ...more });

describe('research', () => {
  it('R7 finishes what is paid for at the start of the turn, even without a gear', () => {
    const t = duel({ research: { red: { gps: 2 } }, patents: { gps: 'green' }, owned: { green: ['gps'] } });
    expect(t.company('red').technologies).toEqual(['gps']);
    expect(t.told('finished')).toEqual([{ type: 'finished', seat: 1, technology: 'gps', patent: false }]);
  });

  it('R8 takes back progress that is more than needed', () => {
    const t = duel({
      research: { red: { '4g': 5 } },
      owned: { green: ['4g'], red: ['controller'] },
      patents: { controller: 'green' },
    });
    // 4G costs red 5 - 1; the fifth progress is simply returned.
    expect(t.company('red').technologies).toEqual(['controller', '4g']);
    expect(t.company('red').research).toEqual({});
  });

  it('R11 never lets a technology cost less than 1', () => {
    const t = duel({ owned: { green: ['controller'], red: ['gps', 'wifi'] }, gears: { green: 2 } });
    expect(t.company('green').costs).toMatchObject({ gps: 1, wifi: 1, liion: 3, nfc: 4, '4g': 5 });
    expect(Math.min(...TECHNOLOGY_IDS.map((id) => t.company('green').costs[id]))).toBe(1);
  });

  it('R17 gives the retailer bonus of Controller B inside phase 5, and its research in that same turn', () => {
    const t = duel({
      sides: { controller: 'B' },
      retailers: { canada: 'rS2-B' },
      research: { green: { controller: 3, gps: 2 } },
      gears: { green: 1 },
    });
    t.play('research controller');
    expect(t.view().points).toBe(0);
    t.play('office canada');
    expect(t.view().points).toBe(1);
    t.play('research gps');
    expect(t.company('green').technologies).toEqual(['gps', 'controller']);
  });

  it('R26 makes a technology work from the moment it is finished: purple customers in the same round', () => {
    const t = new Table({
      colors: ['green', 'red'],
      retailers: {},
      gears: { green: 1 },
      research: { green: { wifi: 2 } },
      goods: { green: 3 },
      prices: { green: 8, red: 8 },
      phase: 5,
    });
    t.play('research wifi; end; end');
    // Wi-Fi A asks in phase 6 already; then the Wi-Fi customer of North Africa buys at 8.
    expect(t.view().phase).toBe(7);
    t.play('sell north_africa');
    expect(t.region('north_africa').customers).toEqual([null, null, 0, null, null, null]);
  });

  it('R26 leaves effects of phases 1 to 3 for the next round', () => {
    const t = duel({ gears: { green: 1 }, research: { green: { gps: 2 } }, goods: { green: 4 } });
    t.play('research gps');
    expect(t.company('green').goods).toBe(4);
  });

  it('R27 lets the seat choose the order of several that are paid for', () => {
    const position = {
      sides: { liion: 'B', gps: 'A' },
      owned: { red: ['gps', 'liion'] },
      research: { green: { gps: 2, liion: 3 } },
    } as const;
    const first = duel(position);
    expect(first.legal()).toEqual(['finish gps', 'finish liion']);
    first.play('finish gps');
    // Li-Ion B counts itself and what is done already: two technologies, one goods.
    expect(first.company('green')).toMatchObject({ technologies: ['gps', 'liion'], goods: 1 });
    expect(duel(position).play('finish liion').company('green').goods).toBe(0);
  });

  it('R27 finishes what Controller A makes cheap enough in mid-turn', () => {
    const t = duel({ gears: { green: 1 }, research: { green: { controller: 3, gps: 2, nfc: 4 } } });
    t.play('research controller');
    expect(t.legal()).toEqual(['finish gps', 'finish nfc']);
    t.play('finish nfc');
    expect(t.company('green').technologies).toEqual(['gps', 'controller', 'nfc']);
    expect(t.legal()).toEqual(['end']);
  });

  it('R28 makes goods of GPS B available at once', () => {
    const t = duel({ sides: { gps: 'B' }, gears: { green: 1 }, research: { green: { gps: 2 } } }).play('research gps');
    expect(t.company('green').goods).toBe(5);
  });

  it('R29 makes Controller B mandatory while any S region has room', () => {
    const t = duel({ sides: { controller: 'B' }, gears: { green: 1 }, research: { green: { controller: 3 } } });
    t.play('research controller');
    expect(t.legal()).toEqual(['office canada', 'office caribbean', 'office rsa', 'office emirates']);
    expect(t.whyNot('office europe')).toEqual({ rule: 'not-small', pieces: ['europe'] });
    expect(t.whyNot('end')?.rule).toBe('not-asked');
  });

  it('R29 does nothing if no S region has room, and asks nothing if one has', () => {
    const full = { canada: ['red', 'red'], caribbean: ['red', 'red'], rsa: ['red', 'red', 'red'] } as const;
    const base = { sides: { controller: 'B' }, gears: { green: 1 }, research: { green: { controller: 3 } } };
    const retailers = { canada: 'rS1-A', caribbean: 'rS3-A' };
    const none = duel({ ...base, retailers, offices: { ...full, emirates: ['red', 'red', 'red'] } });
    expect(none.play('research controller').legal()).toEqual(['end']);
    const one = duel({ ...base, retailers, offices: { ...full, emirates: ['red', 'red'] } }).play(
      'research controller',
    );
    expect(one.offices('emirates')).toEqual(['red', 'red', 'green']);
  });

  it('R29 leaves the retailer bonus a choice', () => {
    const t = duel({
      sides: { controller: 'B' },
      retailers: { canada: 'rS1-B' },
      gears: { green: 1 },
      research: { green: { controller: 3 } },
    });
    t.play('research controller; office canada');
    expect(t.legal()).toEqual(['accept', 'decline']);
    expect(t.play('decline').company('green').goods).toBe(0);
  });

  it('R36 finishes nothing without an office to mark it; the progress stays', () => {
    const t = duel({ markers: { green: 0 }, gears: { green: 2 }, research: { green: { gps: 2 } } });
    t.play('research gps');
    expect(t.company('green')).toMatchObject({ technologies: [], research: { gps: 3 } });
    expect(t.whyNot('research gps')).toEqual({ rule: 'paid-already', pieces: ['gps'] });
  });
});
