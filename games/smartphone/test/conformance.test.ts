import { KitFailure, runKit, SeededChance, seatsOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { FEATURES, STEVE_LEVELS, type State, smartphone } from '../rules/index.ts';
import { PLANNING } from '../rules/state.ts';

const isLong = process.env.STOLIK_LONG === '1';
/** Games with more seats are longer, and have more eyes to check. */
const GAMES: Record<number, number> = isLong
  ? { 1: 3_000, 2: 2_000, 3: 1_000, 4: 600, 5: 400 }
  : { 1: 30, 2: 18, 3: 14, 4: 12, 5: 8 };

describe('Smartphone meets the contract', () => {
  it.each([1, 2, 3, 4, 5])('with %i seats, with and without Steve', (seats) => {
    const coverage = runKit(smartphone, { seats, games: GAMES[seats], seed: 'conformance', every: 40 });
    expect(coverage.games).toBe(GAMES[seats]);
    const verbs = ['layout', 'lay', 'ready', 'take', 'research', 'expand', 'sell', 'end'];
    expect([...coverage.moves.keys()]).toEqual(expect.arrayContaining(verbs));
  });

  it.each(STEVE_LEVELS)('against Steve at level %s', (steve) => {
    const options = { steve, technologies: 'random' };
    const coverage = runKit(smartphone, { seats: 2, games: isLong ? 500 : 8, seed: steve, every: 60, options });
    expect(coverage.decisions).toBeGreaterThan(500);
  });

  it('comes across every way to use an upgrade, every technology side and every bonus', () => {
    const counts = new Map<string, number>();
    const chance = new SeededChance('features');
    const out: number[] = [];
    for (let game = 0; game < 1_500; game++) {
      const seats = 2 + (game % 2);
      const s = smartphone.setup(smartphone.sampleOptions(seats, chance), seats, chance);
      // More gears than plans show, or 4G would be a rarity.
      while (smartphone.actors(s) !== 0) {
        const seat = Math.max(...seatsOf(smartphone.actors(s)));
        const a = out[chance.int(smartphone.legal(s, seat, out))];
        smartphone.apply(s, seat, a, chance, (event) => {
          for (const feature of smartphone.features?.(event) ?? []) counts.set(feature, (counts.get(feature) ?? 0) + 1);
          if (event.type === 'price') s.gears[event.seat] += 2;
        });
      }
    }
    expect(FEATURES.filter((feature) => !counts.has(feature))).toEqual([]);
    expect([...counts.keys()].filter((feature) => !FEATURES.includes(feature))).toEqual([]);
  });
});

describe('the kit catches', () => {
  const fails = (broken: Partial<typeof smartphone>): KitFailure => {
    try {
      runKit({ ...smartphone, ...broken }, { seats: 2, games: 20, seed: 'planted', every: 10, attempts: 5 });
    } catch (error) {
      if (error instanceof KitFailure) return error;
      throw error;
    }
    throw new Error('the planted bug went unnoticed');
  };

  it('a plan that is shown too early', () => {
    const early: Partial<typeof smartphone> = {
      view: (s, seat) => {
        const v = smartphone.view(s, seat);
        return { ...v, epoch: v.epoch * 1_000 + s.plans[0] + 1 };
      },
      imagine: (v, seat, chance) => smartphone.imagine({ ...v, epoch: Math.floor(v.epoch / 1_000) }, seat, chance),
    };
    expect(fails(early).message).toMatch(/^(imagine|shuffle): seat \w+ saw/);
  });

  it('a shuffle that keeps the others\u2019 plans', () => {
    expect(fails({ shuffle: () => {} }).message).toMatch(/^shuffle: shuffle hid nothing/);
  });

  it('a clone that shares the plans', () => {
    expect(fails({ clone: (s: State) => ({ ...smartphone.clone(s), plans: s.plans }) }).message).toMatch(/^clone: /);
  });

  it.each([
    ['goods', (s: State) => s.goods[0]++],
    ['offices', (s: State) => s.markers[0]--],
    ['upgrades', (s: State) => s.box[0]++],
    ['patents', (s: State) => s.patents.fill(1)],
  ] as const)('%s that are not conserved', (_, spoil) => {
    const losing: Partial<typeof smartphone> = {
      apply: (s, seat, a, chance, emit) => {
        const before = s.round;
        smartphone.apply(s, seat, a, chance, emit);
        if (s.round === 1 && before === 0) spoil(s);
      },
    };
    expect(fails(losing).message).toMatch(/^(inventory|restore): /);
  });

  it('plans that depend on the order of the seats', () => {
    const ordered: Partial<typeof smartphone> = {
      apply: (s, seat, a, chance, emit) => {
        const isLast = s.step === PLANNING && smartphone.actors(s) === 1 << seat;
        smartphone.apply(s, seat, a, chance, emit);
        if (isLast && s.step !== PLANNING) s.vp[seat]++;
      },
    };
    expect(fails(ordered).message).toMatch(/^simultaneous: /);
  });
});
