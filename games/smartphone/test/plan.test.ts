import { describe, expect, it } from 'vitest';
import { evaluatePlan, type Outcome, type Plan } from '../rules/index.ts';

const SIDES = [
  ['A1', 'B1'],
  ['A1', 'B2'],
  ['A2', 'B1'],
  ['A2', 'B2'],
] as const;

/** Every way to lay one pad on the other, the impossible ones too. */
function* everyLayout(): Generator<Plan> {
  for (const sides of SIDES) {
    for (const top of ['A', 'B'] as const) {
      for (const rot of [0, 90, 180, 270] as const) {
        for (let dx = -4; dx <= 4; dx++) {
          for (let dy = -4; dy <= 4; dy++) yield { sides, top, rot, dx, dy, upgrades: [] };
        }
      }
    }
  }
}

describe('layouts without upgrades', () => {
  const outcomes = [...everyLayout()]
    .map((plan) => evaluatePlan(plan))
    .filter((outcome): outcome is Outcome => !('rule' in outcome));

  it('are exactly 480: 128, 224, 32 and 96 with 1, 2, 3 and 4 cells covered', () => {
    expect(outcomes).toHaveLength(480);
    const covering = (cells: number) => outcomes.filter(({ overlap }) => overlap === cells).length;
    expect([1, 2, 3, 4].map(covering)).toEqual([128, 224, 32, 96]);
  });

  it('reach prices 3-6, 2-7 goods, 0-3 research and 0-3 logistics', () => {
    const span = (key: 'price' | 'goods' | 'research' | 'logistics') => {
      const values = outcomes.map((outcome) => outcome[key]);
      return [Math.min(...values), Math.max(...values)];
    };
    expect(span('price')).toEqual([3, 6]);
    expect(span('goods')).toEqual([2, 7]);
    expect(span('research')).toEqual([0, 3]);
    expect(span('logistics')).toEqual([0, 3]);
  });
});

/** Worked out by hand; the first two fit the examples of the rulebook. */
const VECTORS: [string, Plan, ReturnType<typeof evaluatePlan>][] = [
  [
    'price 3 and 4 + 3 goods',
    { sides: ['A2', 'B1'], top: 'A', rot: 0, dx: 0, dy: 1, upgrades: [] },
    { price: 3, goods: 7, upgrade: true, research: 1, logistics: 0, overlap: 4 },
  ],
  [
    'three research symbols',
    { sides: ['A2', 'B2'], top: 'A', rot: 0, dx: -1, dy: -2, upgrades: [] },
    { price: 4, goods: 4, upgrade: true, research: 3, logistics: 1, overlap: 1 },
  ],
  [
    'B on top',
    { sides: ['A1', 'B2'], top: 'B', rot: 0, dx: 1, dy: 2, upgrades: [] },
    { price: 5, goods: 3, upgrade: true, research: 2, logistics: 2, overlap: 1 },
  ],
  [
    'an upgrade across both pads on two open cells',
    {
      sides: ['A1', 'B2'],
      top: 'B',
      rot: 0,
      dx: 1,
      dy: 2,
      upgrades: [
        {
          cells: ['research', 'priceUp'],
          at: [
            [0, 2],
            [1, 2],
          ],
          under: false,
        },
      ],
    },
    { price: 6, goods: 3, upgrade: true, research: 3, logistics: 2, overlap: 1 },
  ],
  [
    'at right angles, the factory covered',
    { sides: ['A1', 'B1'], top: 'B', rot: 90, dx: -1, dy: 0, upgrades: [] },
    { price: 5, goods: 5, upgrade: false, research: 1, logistics: 2, overlap: 4 },
  ],
  [
    'at right angles, A on top',
    { sides: ['A2', 'B2'], top: 'A', rot: 90, dx: 0, dy: 1, upgrades: [] },
    { price: 4, goods: 7, upgrade: true, research: 1, logistics: 0, overlap: 4 },
  ],
  [
    'upside down',
    { sides: ['A1', 'B1'], top: 'A', rot: 180, dx: 1, dy: 0, upgrades: [] },
    { price: 5, goods: 5, upgrade: true, research: 1, logistics: 1, overlap: 3 },
  ],
];

describe('worked examples of plans', () => {
  it.each(VECTORS)('%s', (_, plan, expected) => {
    expect(evaluatePlan(plan)).toEqual(expected);
  });
});
