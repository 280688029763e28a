import { SeededChance } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { asks } from '../cli/index.ts';
import {
  COLORS,
  evaluatePlan,
  type LaidUpgrade,
  type Plan,
  type PlanView,
  SYMBOLS,
  smartphone,
  TECHNOLOGY_IDS,
  UPGRADES,
  visibleCells,
} from '../rules/index.ts';
import { CUSTOMERS, naiveControl, naivePlan, naiveSell } from './naive.ts';
import { Table } from './table.ts';

const PLANS = 60_000;
const QUESTIONS = 30_000;

const pick = <T>(chance: SeededChance, list: readonly T[]): T => list[chance.int(list.length)];

/** Mostly near the pads, so that about half of the plans are legal. */
function randomPlan(chance: SeededChance): Plan {
  const upgrades = Array.from({ length: chance.int(6) }, (): LaidUpgrade => {
    const [one, two] = pick(chance, UPGRADES).cells;
    const x = chance.int(5) - 1;
    const y = chance.int(5) - 1;
    const [dx, dy] = pick(
      chance,
      [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
        [1, 1],
        [0, 0],
      ].slice(0, chance.int(20) === 0 ? 6 : 4),
    );
    return {
      cells: [SYMBOLS[one], SYMBOLS[two]],
      at: [
        [x, y],
        [x + dx, y + dy],
      ],
      under: chance.int(3) === 0,
    };
  });
  return {
    sides: [pick(chance, ['A1', 'A2'] as const), pick(chance, ['B1', 'B2'] as const)],
    top: pick(chance, ['A', 'B'] as const),
    rot: pick(chance, [0, 90, 180, 270] as const),
    dx: chance.int(5) - 2,
    dy: chance.int(5) - 2,
    upgrades: chance.int(3) === 0 ? upgrades : upgrades.slice(0, 2),
  };
}

/** Every way to add an upgrade that the slow rules allow, as typed. */
function placesFor(plan: Plan, id: string, overhang: boolean): string[] {
  const cells = id.split('/') as unknown as LaidUpgrade['cells'];
  const lines = new Set<string>();
  for (let x = -4; x <= 5; x++) {
    for (let y = -4; y <= 6; y++) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ]) {
        for (const under of [false, true]) {
          const upgrade: LaidUpgrade = {
            cells,
            at: [
              [x, y],
              [x + dx, y + dy],
            ],
            under,
          };
          if (!naivePlan({ ...plan, upgrades: [...plan.upgrades, upgrade] }, overhang)) continue;
          lines.add(smartphone.print(smartphone.readMove({ do: 'lay', ...upgrade })));
        }
      }
    }
  }
  return [...lines];
}

describe('the fast rules agree with the naive ones', () => {
  it(`on ${PLANS} plans`, () => {
    const chance = new SeededChance('plans');
    let legal = 0;
    let hanging = 0;
    for (let i = 0; i < PLANS; i++) {
      const plan = randomPlan(chance);
      const overhang = chance.int(2) === 0;
      const naive = naivePlan(plan, overhang);
      const fast = evaluatePlan(plan, overhang);
      if (naive) legal++;
      if (naive && overhang && !naivePlan(plan, false)) hanging++;
      if (naive && i % 10 === 0) {
        // What boards draw is what the rules count.
        const { upgrades, ...layout } = plan;
        const seen = visibleCells({ layout, upgrades, faceDown: [] }).map(({ symbol }) => symbol);
        const count = (symbol: string) => seen.filter((other) => other === symbol).length;
        expect([count('research'), count('logistics')]).toEqual([naive.research, naive.logistics]);
      }
      if ('rule' in fast ? naive !== undefined : JSON.stringify(fast) !== JSON.stringify(naive)) {
        expect({ plan, overhang, result: fast }).toEqual({ plan, overhang, result: naive });
      }
    }
    expect(legal).toBeGreaterThan(PLANS / 8);
    expect(hanging).toBeGreaterThan(PLANS / 40);
  });

  it('on every place for the next upgrade, in 60 plans that are begun', () => {
    const chance = new SeededChance('places');
    const out: number[] = [];
    for (let i = 0; i < 60; i++) {
      const t = new Table({
        colors: ['green', 'red'],
        upgrades: { green: ['research/priceUp', 'goods/goods', 'goods/goods', 'logistics/goods'] },
        owned: { green: chance.int(2) === 0 ? ['4g'] : [] },
      });
      for (let step = 1 + chance.int(4); step > 0; step--) {
        const lines = t.legal(0).filter((line) => line.startsWith('lay'));
        t.playAs(0, pick(chance, lines));
      }
      const overhang = t.company('green').technologies.length > 0;
      const { layout, upgrades } = t.view(0).companies[0].plan as PlanView;
      const count = smartphone.legal(t.s, 0, out);
      const offered = out
        .slice(0, count)
        .map((a) => smartphone.toMove(t.s, 0, a))
        .filter((move) => move.do === 'lay');
      const kinds = new Set(offered.map(({ cells }) => cells.join('/')));
      const naive = [...kinds].flatMap((id) => placesFor({ ...layout, upgrades }, id, overhang));
      expect(offered.map((move) => smartphone.print(move)).sort()).toEqual(naive.sort());
    }
  });

  it(`on ${QUESTIONS} sales`, () => {
    const chance = new SeededChance('sales');
    for (let i = 0; i < QUESTIONS; i++) {
      const region = pick(chance, Object.keys(CUSTOMERS));
      const price = 2 + chance.int(7);
      const technologies = TECHNOLOGY_IDS.filter(() => chance.int(2) === 0);
      const goods = chance.int(10);
      const customers = naiveSell(region, price, technologies, goods);
      const request = { region, price, technologies, goods };
      const answer = asks['smartphone.sell'](request);
      if (JSON.stringify(answer) !== JSON.stringify({ customers, sold: customers.length })) {
        expect({ request, answer }).toEqual({ request, answer: { customers, sold: customers.length } });
      }
    }
  });

  it(`on ${QUESTIONS} regions to be controlled`, () => {
    const chance = new SeededChance('control');
    for (let i = 0; i < QUESTIONS; i++) {
      const region = pick(chance, Object.keys(CUSTOMERS));
      const size = CUSTOMERS[region].split(' ').length;
      const offices = Array.from({ length: chance.int(size / 2 + 2) }, () => pick(chance, COLORS));
      const goods = Array.from({ length: size }, () => pick(chance, [...COLORS, null, null]));
      const answer = asks['smartphone.control']({ region, offices, goods });
      const naive = naiveControl(region, offices.length, goods);
      if (JSON.stringify(answer) !== JSON.stringify(naive)) {
        expect({ region, offices, goods, answer }).toEqual({ region, offices, goods, answer: naive });
      }
    }
  });
});
