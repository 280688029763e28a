import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecaster, type PadName, parsePlan, printPlan, smartphone } from '../rules/index.ts';
import * as dr from '../ui/planner/draft.ts';
import { draftOfPlan, judge, movesOf, planOfDraft } from '../ui/planner/judge.ts';
import { layWell, suggest, type Worth, worthTo } from '../ui/planner/suggest.ts';
import { CHEAP, type Position, Table } from './table.ts';

const UPGRADES = ['research/priceUp', 'goods/goods', 'goodsDiscount/logistics', 'goods/goods'];
const START = draftOfPlan(parsePlan('A1/B1 top A rot 0 at 1,1'), UPGRADES);
/** Whatever it brings, the more the better. */
const ANY: Worth = ({ goods, research, logistics }) => goods + research + logistics;
/** The same with every upgrade on the pads. */
const LAID = UPGRADES.reduce((draft, _, tile) => layWell(draft, tile, false, ANY) ?? draft, START);

/** A hand at the planner: any operation on any piece. */
const operation = fc.tuple(
  fc.constantFrom('step', 'step', 'step', 'turn', 'side', 'swap', 'lay', 'lay', 'layer', 'off', 'unused'),
  fc.constantFrom<dr.Piece>('A', 'B', 0, 1, 2, 3),
  fc.constantFrom([1, 0], [-1, 0], [0, 1], [0, -1]),
);
/** Some of them one after the other, rather many than few. */
const operations = fc.array(operation, { maxLength: 40, size: 'max' });
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

function operate(draft: dr.Draft, [name, piece, [dx, dy]]: Operation): dr.Draft {
  if (name === 'step') return dr.step(draft, piece, dx, dy);
  if (name === 'turn') return dr.turn(draft, piece);
  if (name === 'swap') return dr.swap(draft);
  if (typeof piece !== 'number') return dr.showSide(draft, piece, dr.otherSide(draft, piece));
  if (name === 'lay') return layWell(draft, piece, false, ANY) ?? draft;
  if (name === 'layer') return dr.otherLayer(draft, piece);
  return dr.takeOff(draft, piece, name === 'unused');
}

/** Green with these upgrades, in the middle of the game. */
function table(position: Position = {}): Table {
  return new Table({ colors: ['green', 'blue'], upgrades: { green: UPGRADES }, ...position });
}

describe('a draft', () => {
  it('is the plan it was made from', () => {
    for (const line of [
      CHEAP,
      'A1/B2 top B rot 90 at -1,2',
      'A2/B2 top A rot 270 at 1,-1 + goods/goods@0,0:1,0 under',
    ]) {
      expect(printPlan(planOfDraft(draftOfPlan(parsePlan(line), ['goods/goods'])))).toBe(
        line.includes('goods') ? line : `${line} + goods/goods face down`,
      );
    }
  });

  it('can be brought into every layout the rules allow, whichever pad is moved', () => {
    const legal = table().legal(0);
    expect(legal).toHaveLength(480);
    for (const line of legal) {
      const wanted = smartphone.parse(line);
      if (wanted.do !== 'layout') throw new Error(line);
      for (const moving of ['A', 'B'] as const) {
        const draft = bring(START, wanted, moving);
        expect({ do: 'layout', ...planOfDraft(draft).layout }, `${line}, moving ${moving}`).toEqual(wanted);
      }
    }
  });

  it('can have an upgrade wherever the rules allow one', () => {
    const t = table({ upgrades: { green: ['research/priceUp'] } }).playAs(0, 'layout A1/B2 top B rot 90 at 0,1');
    const start = draftOfPlan(parsePlan('A1/B2 top B rot 90 at 0,1'), ['research/priceUp']);
    const wanted = t.legal(0).filter((line) => line.startsWith('lay '));
    const reached = new Set<string>();
    for (let turns = 0; turns < 4; turns++) {
      for (let x = 0; x < dr.STAGE; x++) {
        for (let y = 0; y < dr.STAGE; y++) {
          for (const under of [false, true]) {
            let draft = dr.lay(start, 0, {
              at: [
                [3, 3],
                [4, 3],
              ],
              under,
            });
            for (let i = 0; i < turns; i++) draft = dr.turn(draft, 0);
            draft = dr.step(draft, 0, x - 3, y - 3);
            const { plan, outcome } = judge(draft, false);
            if (outcome) reached.add(smartphone.print({ do: 'lay', ...plan.upgrades[0] }));
          }
        }
      }
    }
    expect([...reached].sort()).toEqual(wanted.sort());
  });

  it('that is legal is accepted by the match and brings what was said', () => {
    fc.assert(
      fc.property(fc.constantFrom(START, LAID), operations, fc.boolean(), (start, list, hasAntenna) => {
        const t = table(hasAntenna ? { owned: { green: ['4g', 'liion'] }, tokens: { green: 2 } } : {});
        const draft = list.reduce(operate, start);
        const { plan, outcome, broken } = judge(draft, hasAntenna);
        if (!outcome) {
          expect(broken?.cells.length).toBeGreaterThan(0);
          expect(() => plays(t, draft)).toThrow(/is not legal/);
          return;
        }
        const forecast = forecaster(t.view(0), 0)(plan);
        for (const move of movesOf(draft).slice(0, -1)) t.playAs(0, smartphone.print(move));
        expect(t.view(0).companies[0].plan?.outcome).toEqual(outcome);
        t.playAs(0, 'ready').plan('blue', CHEAP);
        const { price, gears, trucks, priceUps, factory, goods } = t.company('green');
        expect(forecast).toEqual({
          price,
          goods,
          research: gears,
          logistics: trucks + (hasAntenna ? priceUps : 0),
          upgrade: factory,
        });
      }),
      { numRuns: 400 },
    );
  });

  it('never leaves the stage', () => {
    fc.assert(
      fc.property(operations, (list) => {
        const draft = list.reduce(operate, LAID);
        for (const piece of ['A', 'B', ...draft.order] as const) {
          for (const point of dr.cellsUnder(draft, piece)) {
            for (const n of point) expect(n >= 0 && n < dr.STAGE).toBe(true);
          }
        }
      }),
    );
  });
});

describe('the pieces', () => {
  it('come back after four turns', () => {
    const laid = layWell(START, 0, false, ANY);
    if (!laid) throw new Error('it fits nowhere');
    const fourTimes = (draft: dr.Draft, piece: dr.Piece) => [1, 2, 3, 4].reduce((now) => dr.turn(now, piece), draft);
    expect(fourTimes(START, 'A')).toEqual(START);
    expect(fourTimes(START, 'B')).toEqual(START);
    expect(fourTimes(laid, 0)).toEqual(laid);
  });

  it('stay where they are when the lower pad becomes the upper one', () => {
    const swapped = dr.swap(dr.turn(START, 'A'));
    expect(swapped.pads).toEqual(dr.turn(START, 'A').pads);
    expect(planOfDraft(swapped).layout.top).toBe('B');
  });

  it('of a pad go along with it, others do not', () => {
    const { x, y } = START.pads.B;
    const onB = dr.lay(START, 0, {
      at: [
        [x, y],
        [x, y + 1],
      ],
      under: false,
    });
    const across = dr.lay(onB, 1, {
      at: [
        [x, y + 2],
        [x + 1, y + 2],
      ],
      under: false,
    });
    const moved = dr.step(across, 'B', 0, 1);
    expect(moved.tiles[0].lies?.at).toEqual([
      [x, y + 1],
      [x, y + 2],
    ]);
    expect(moved.tiles[1].lies?.at).toEqual(across.tiles[1].lies?.at);
  });

  it('that are moved lie on top of what was laid before', () => {
    const { x, y } = START.pads.B;
    let draft = dr.lay(START, 1, {
      at: [
        [x, y],
        [x + 1, y],
      ],
      under: false,
    });
    draft = dr.lay(draft, 0, {
      at: [
        [x, y],
        [x, y + 1],
      ],
      under: false,
    });
    expect(draft.order).toEqual([1, 0]);
    expect(dr.turn(draft, 1).order).toEqual([0, 1]);
    expect(dr.takeOff(draft, 1)).toMatchObject({ order: [0], tiles: [{}, { isUnused: false }, {}, {}] });
  });

  it('that the match knows stay, and are not sent again', () => {
    const draft = draftOfPlan(parsePlan(`${CHEAP} + goods/goods@0,0:1,0 + research/priceUp face down`), UPGRADES, true);
    expect(dr.step(draft, 'A', 1, 0)).toBe(draft);
    expect(dr.swap(draft)).toBe(draft);
    expect(dr.turn(draft, draft.order[0])).toBe(draft);
    expect(movesOf(draft).map(smartphone.print)).toEqual([
      'facedown goodsDiscount/logistics',
      'facedown goods/goods',
      'ready',
    ]);
  });
});

describe('what is wrong', () => {
  it.each([
    ['overlap', ['A', 3, 0], 6],
    ['overlap', ['A', -1, -1], 6],
  ] as const)('is %s after %j, with %i cells to look at', (rule, [piece, dx, dy], cells) => {
    const { broken, outcome } = judge(dr.step(START, piece, dx, dy), false);
    expect(outcome).toBeUndefined();
    expect(broken).toMatchObject({ rule });
    expect(broken?.cells).toHaveLength(cells);
  });

  it('is said where it is on the stage, however the lower pad lies', () => {
    let draft = START;
    for (let turns = 0; turns < 4; turns++) {
      draft = dr.turn(draft, 'B');
      const { x, y } = draft.pads.B;
      const outside = [x - 1, y] as const;
      const hanging = dr.lay(draft, 0, { at: [[x, y], outside], under: false });
      expect(judge(hanging, false).broken).toEqual({ rule: 'hangs-out', cells: [outside] });
      expect(judge(hanging, true).outcome).toBeDefined();
    }
  });
});

it('suggests a legal plan at about the same price, with fewer goods where customers are few', () => {
  const t = table();
  const legal = t.legal(0).map(smartphone.parse);
  const suggested = suggest(START, legal, false, worthTo(t.view(), 0));
  const { outcome } = judge(suggested, false);
  if (!outcome) throw new Error('it is not legal');
  const most = suggest(START, legal, false, ANY);
  expect(outcome.goods).toBeLessThan(judge(most, false).outcome?.goods ?? 0);
  expect(Math.abs(outcome.price - 5)).toBeLessThanOrEqual(1);
  plays(t, suggested);
  expect(t.view().actors).toEqual([1]);
});

/** The draft with its pads brought as wanted, by operations on one of them. */
function bring(start: dr.Draft, wanted: ReturnType<typeof planOfDraft>['layout'], moving: PadName): dr.Draft {
  let draft = start;
  (['A', 'B'] as const).forEach((pad, i) => {
    if (draft.pads[pad].side !== wanted.sides[i]) draft = dr.showSide(draft, pad, wanted.sides[i]);
  });
  if (draft.top !== wanted.top) draft = dr.swap(draft);
  while (planOfDraft(draft).layout.rot !== wanted.rot) draft = dr.turn(draft, moving);
  // One cell at a time in either direction, until nothing brings it closer.
  const steps = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  const gap = (one: dr.Draft) => {
    const { dx, dy } = planOfDraft(one).layout;
    return Math.abs(dx - wanted.dx) + Math.abs(dy - wanted.dy);
  };
  for (let left = 20; gap(draft) > 0 && left > 0; left--) {
    draft = steps.map(([dx, dy]) => dr.step(draft, moving, dx, dy)).sort((a, b) => gap(a) - gap(b))[0];
  }
  return draft;
}

function plays(t: Table, draft: dr.Draft): void {
  for (const move of movesOf(draft)) t.playAs(0, smartphone.print(move));
}
