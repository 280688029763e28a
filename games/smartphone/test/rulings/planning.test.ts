import { describe, expect, it } from 'vitest';
import { PAD_SYMBOLS, SYMBOLS, UPGRADES } from '../../rules/index.ts';
import { CHEAP, Table } from '../table.ts';

// CHEAP is A2 on the lower two rows of B1. From the top, cells 0,0 to 1,3 show:
//   goodsDiscount .  /  goodsDiscount .  /  upgrade goods  /  . research

const two = (upgrades: string[], more: object = {}) =>
  new Table({ colors: ['green', 'red'], upgrades: { green: upgrades }, ...more });

/** Plans for both and shows what green has got. */
const planned = (t: Table, plan: string) => t.plan('green', plan).plan('red', CHEAP).company('green');

describe('planning', () => {
  it('R1 stops the price at 2 and at 8', () => {
    const low = two(['goodsDiscount/goods', 'goodsDiscount/research']);
    expect(planned(low, `${CHEAP} + goodsDiscount/goods@0,2:1,2 + goodsDiscount/research@0,3:1,3`).price).toBe(2);
    const ups = ['research/priceUp', 'logistics/priceUp', 'goods/priceUp', 'goods/priceUp'];
    const laid = 'research/priceUp@0,0:1,0 + logistics/priceUp@0,1:1,1 + goods/priceUp@0,2:1,2 + goods/priceUp@0,3:1,3';
    // Four price-ups and no cut left: 9.
    expect(planned(two(ups), `${CHEAP} + ${laid}`).price).toBe(8);
  });

  it('R2 counts covered cells of the lower pad, whether or not an upgrade lies between', () => {
    const t = two(['goods/goods']);
    expect(planned(t, `${CHEAP} + goods/goods@0,1:0,2 under`).goods).toBe(7);
  });

  it('R2 makes no goods for cells that an upgrade covers', () => {
    expect(planned(two(['logistics/logistics']), `${CHEAP} + logistics/logistics@1,0:1,1`).goods).toBe(7);
  });

  it('R3 hides what the upper pad covers of an upgrade on the lower one', () => {
    const t = two(['research/research']);
    const green = planned(t, `${CHEAP} + research/research@1,0:1,1 under`);
    expect(green.gears).toBe(2);
  });

  it('R3 lets two upgrades cover a third, but not one alone', () => {
    const t = two(['research/research', 'goods/goods', 'goods/goods']);
    t.play(`layout ${CHEAP}; lay research/research over 1,0:1,1`);
    expect(t.whyNot('lay goods/goods over 1,0:1,1')).toEqual({ rule: 'covers-wholly', pieces: ['1,0', '1,1'] });
    t.play('lay goods/goods over 0,0:1,0; lay goods/goods over 1,1:1,2; ready');
    t.plan('red', CHEAP);
    expect(t.company('green').gears).toBe(1);
  });

  it('R3 lays later upgrades over earlier ones, and all that lie under below all that lie over', () => {
    const t = two(['research/research', 'logistics/logistics']);
    // The truck comes second, but under: at 1,0 the gear that lies over is seen.
    const green = planned(t, `${CHEAP} + research/research@1,0:0,0 + logistics/logistics@1,0:1,1 under`);
    expect(green.gears).toBe(3);
    expect(green.trucks).toBe(0);
  });

  it('R4 makes one goods for each upgrade face down', () => {
    expect(planned(two(['research/research', 'goods/goods']), CHEAP).goods).toBe(7);
    const t = two(['research/research', 'goods/goods']);
    expect(planned(t, `${CHEAP} + research/research face down + goods/goods face down`).goods).toBe(9);
  });

  it('R6 can show no more than one upgrade symbol', () => {
    const upgrade = SYMBOLS.indexOf('upgrade');
    const count = (symbols: readonly number[]) => symbols.filter((symbol) => symbol === upgrade).length;
    expect([PAD_SYMBOLS.A1, PAD_SYMBOLS.A2, PAD_SYMBOLS.B1, PAD_SYMBOLS.B2].map(count)).toEqual([1, 1, 0, 0]);
    expect(UPGRADES.every(({ cells }) => count(cells) === 0)).toBe(true);
  });

  it('R21 adds everything up before the price is stopped', () => {
    // Four cuts lead to 1, NFC B to 2; stopped in between it would be 3.
    const t = two(['goodsDiscount/goods', 'goodsDiscount/research'], {
      sides: { nfc: 'B' },
      owned: { green: ['nfc'] },
    });
    const plan = `${CHEAP} + goodsDiscount/goods@0,2:1,2 + goodsDiscount/research@0,3:1,3`;
    expect(planned(t, plan).price).toBe(2);
  });

  it('R22 lays an upgrade with its halves as they are written', () => {
    const one = two(['research/priceUp']).play(`layout ${CHEAP}; lay research/priceUp over 0,0:0,1`);
    const other = two(['research/priceUp']).play(`layout ${CHEAP}; lay priceUp/research over 0,1:0,0`);
    expect(one.s.plans).toEqual(other.s.plans);
    expect(one.view(0).companies[0].plan?.upgrades[0]).toEqual({
      cells: ['research', 'priceUp'],
      at: [
        [0, 0],
        [0, 1],
      ],
      under: false,
    });
  });

  it('R22 allows the same two cells only with the upper pad between on at least one', () => {
    const t = two(['research/research', 'goods/goods']).play(`layout ${CHEAP}; lay research/research under 1,0:1,1`);
    expect(t.offers('lay goods/goods over')).toContain('1,0:1,1');
    expect(t.offers('lay goods/goods under')).not.toContain('1,0:1,1');
    const open = two(['research/research', 'goods/goods']).play(`layout ${CHEAP}; lay research/research under 0,0:1,0`);
    // Nothing of the upper pad lies on 0,0 or 1,0.
    expect(open.offers('lay goods/goods over')).not.toContain('0,0:1,0');
  });

  it('R23 keeps upgrades on the pads, and under the upper one on the lower', () => {
    const t = two(['research/research']).play(`layout ${CHEAP}`);
    expect(t.whyNot('lay research/research over 1,0:2,0')).toEqual({ rule: 'hangs-out', pieces: ['2,0'] });
    expect(t.whyNot('lay research/research under 0,2:0,3')?.rule).toBe('not-on-lower-pad');
    expect(t.whyNot('lay research/research over 0,0:1,1')?.rule).toBe('not-neighbours');
    expect(t.whyNot('lay research/research over 8,8:8,9')).toEqual({ rule: 'hangs-out', pieces: ['8,8', '8,9'] });
  });

  it('R23 lets one half hang out with 4G A, seen and active, but not both', () => {
    const t = two(['research/research', 'goods/goods'], { owned: { green: ['4g'] } });
    t.play(`layout ${CHEAP}; lay research/research over 1,0:2,0`);
    expect(t.view(0).companies[0].plan?.outcome).toMatchObject({ research: 3, goods: 7 });
    expect(t.whyNot('lay goods/goods over 2,0:3,0')).toEqual({ rule: 'hangs-out', pieces: ['2,0', '3,0'] });
    // An overhang of another upgrade is no support, a pad cell beside it is.
    expect(t.offers('lay goods/goods over')).toContain('0,0:1,0');
    expect(t.offers('lay goods/goods under')).toContain('1,1:2,1');
  });

  it('R23 lets an upgrade under the upper pad lie half off the lower one with 4G A', () => {
    const t = two(['research/research'], { owned: { green: ['4g'] } });
    t.play(`layout ${CHEAP}; lay research/research under 1,2:1,3`);
    // 1,3 is beyond the lower pad, beneath the upper one: nothing of it is seen.
    expect(t.view(0).companies[0].plan?.outcome.research).toBe(1);
    expect(t.whyNot('lay research/research under 0,3:1,3')?.rule).toBe('no-such-upgrade');
  });
});

describe('secrecy', () => {
  it('shows nobody a plan before all are ready', () => {
    const t = two(['research/research']).play(`layout ${CHEAP}; lay research/research over 0,0:1,0`);
    expect(t.view(0).companies[0].plan).toBeDefined();
    expect(t.view(1).companies[0].plan).toBeUndefined();
    expect(t.view().companies[0].plan).toBeUndefined();
    t.play('ready').plan('red', CHEAP);
    expect(t.view(1).companies[0].plan).toBeDefined();
  });
});
