import { SeededChance } from '@stolik/core';
import { coverageOf, type Seen, tableFrom } from '@stolik/review';
import { describe, expect, it } from 'vitest';
import { estimateOf, halfWidth } from '../src/numbers.ts';
import { GAMES, gameOf, keptOf, playableOf } from './games.ts';

const PARTS = 2 ** 30;

/** About normal, with this standard deviation. */
function normal(chance: SeededChance, deviation: number): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += chance.int(PARTS) / PARTS - 0.5;
  return deviation * sum;
}

/** A game whose margin is made of known parts. */
function seen(chance: SeededChance, isEven: boolean): Seen {
  const [start, luck, plans, turns] = [3, 10, 4, isEven ? 1 : 12].map((deviation) => normal(chance, deviation));
  const margin = 0.5 * start + 0.8 * luck + 0.25 * plans + 0.7 * turns + normal(chance, 5) + 2;
  const both = (n: number) => [n, -n];
  const expected = margin + normal(chance, 6);
  return {
    isEven,
    margins: both(margin),
    start: both(start),
    luck: both(luck),
    plans: both(plans),
    turns: both(turns),
    finals: both(margin),
    outlooks: [
      { clock: 0, step: 0, leads: both(normal(chance, 20)) },
      { clock: 1, step: 0, leads: both(expected) },
      { clock: 1, step: 1, leads: both(margin) },
    ],
  };
}

describe('a table', () => {
  const chance = new SeededChance('table');
  const records = Array.from({ length: 4000 }, (_, i) => seen(chance, i % 5 !== 4));
  const table = tableFrom(records, { game: 'sagrada', seats: 2, engine: '1', command: 'test' });

  it('finds what points of each kind are worth', () => {
    expect(table.start).toBeCloseTo(0.5, 1);
    expect(table.dice).toBeCloseTo(0.8, 1);
    expect(table.plans).toBeCloseTo(0.25, 1);
    expect(table.turns).toBeCloseTo(0.7, 1);
    expect(table.offsets[0]).toBeCloseTo(2, 0);
    expect(table.offsets[1]).toBe(-table.offsets[0]);
    expect(table.unexplained).toBeCloseTo(5, 0);
  });

  it('trusts a lead as far as it says something about the end', () => {
    expect(table.trust['0']).toBeLessThan(0.1);
    expect(table.trust['1']).toBeGreaterThan(0.7);
    expect(table.spread['1'][1]).toBeLessThan(table.spread['1'][0]);
  });

  it('knows what of an offset may be an accident', () => {
    const some = Array.from({ length: 20 }, () => {
      const record = seen(chance, true);
      const margin = record.margins[0] - 2;
      return { ...record, margins: [margin, -margin] };
    });
    const { offsets } = tableFrom(some, { game: 'sagrada', seats: 2, engine: '1', command: 'test' });
    expect(Math.abs(offsets[0])).toBeLessThan(1.5);
  });
});

describe('intervals', () => {
  it.each([8, 16, 64])('of %i numbers hold the truth in 93 to 97 of 100', (count) => {
    const chance = new SeededChance(`intervals/${count}`);
    let held = 0;
    for (let i = 0; i < 4000; i++) {
      const estimate = estimateOf(Array.from({ length: count }, () => 1 + normal(chance, 3)));
      if (Math.abs(estimate.mean - 1) <= halfWidth(estimate)) held++;
    }
    expect(held / 4000).toBeGreaterThan(0.93);
    expect(held / 4000).toBeLessThan(0.97);
  });

  it.runIf(process.env.STOLIK_LONG).each(GAMES)('of reviews of %s hold what 4,096 worlds say', (id) => {
    const playable = playableOf(id);
    const log = keptOf(gameOf(playable, ['easy', 'medium'], 'coverage'));
    const { intervals, held } = coverageOf(playable, log, 60, new SeededChance('coverage'));
    expect(held / intervals).toBeGreaterThan(0.85);
  });
});
