import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, parsePlan, printPlan, REGION_IDS, smartphone, TECHNOLOGY_IDS, UPGRADES } from '../rules/index.ts';

const region = fc.constantFrom(...REGION_IDS);
const technology = fc.constantFrom(...TECHNOLOGY_IDS);
const upgrade = fc.constantFrom(...UPGRADES.map(({ id }) => id));
const layout = fc.record({
  sides: fc.tuple(fc.constantFrom('A1', 'A2'), fc.constantFrom('B1', 'B2')),
  top: fc.constantFrom('A', 'B'),
  rot: fc.constantFrom(0, 90, 180, 270),
  dx: fc.integer({ min: -3, max: 3 }),
  dy: fc.integer({ min: -3, max: 3 }),
});
const laid = fc
  .record({
    id: fc.constantFrom(...UPGRADES.filter(({ cells: [a, b] }) => a !== b).map(({ id }) => id)),
    x: fc.integer({ min: -2, max: 3 }),
    y: fc.integer({ min: -2, max: 4 }),
    step: fc.constantFrom([1, 0], [0, 1], [-1, 0], [0, -1]),
    under: fc.boolean(),
  })
  .map(({ id, x, y, step: [dx, dy], under }) => ({
    cells: id.split('/'),
    at: [
      [x, y],
      [x + dx, y + dy],
    ],
    under,
  }));
const move = fc.oneof(
  layout.map((pads) => ({ do: 'layout', ...pads })),
  laid.map((half) => ({ do: 'lay', ...half })),
  fc.record({ do: fc.constantFrom('facedown', 'take'), upgrade }),
  fc.record({ do: fc.constantFrom('ready', 'end', 'accept', 'decline') }),
  fc.record({ do: fc.constantFrom('research', 'finish'), technology }),
  fc.record({ do: fc.constantFrom('expand', 'second', 'office', 'sell'), region }),
  fc.record({ do: fc.constant('move'), from: region, to: region }),
  fc.record({ do: fc.constant('price'), change: fc.constantFrom('up', 'down') }),
  fc.record({ do: fc.constant('direct'), goods: fc.integer({ min: 1, max: 3 }) }),
) as fc.Arbitrary<Move>;

describe('notation', () => {
  it('reads what it prints, whatever the move', () => {
    fc.assert(
      fc.property(move, (m) => {
        expect(smartphone.parse(smartphone.print(m))).toEqual(m);
        expect(smartphone.readMove(JSON.parse(JSON.stringify(m)))).toEqual(m);
      }),
      { seed: 5 },
    );
  });

  it('is typed as a person would', () => {
    expect(smartphone.parse(' Layout a2/b1  TOP a rot 90 at -1,0 ')).toEqual({
      do: 'layout',
      sides: ['A2', 'B1'],
      top: 'A',
      rot: 90,
      dx: -1,
      dy: 0,
    });
    expect(smartphone.print(smartphone.parse('lay priceup/RESEARCH under 1,2:0,2'))).toBe(
      'lay research/priceUp under 0,2:1,2',
    );
    expect(smartphone.parse('take PRICEUP/goods')).toEqual({ do: 'take', upgrade: 'goods/priceUp' });
    expect(smartphone.parse('sell South_America')).toEqual({ do: 'sell', region: 'south_america' });
  });

  it('has one form for an upgrade with two equal halves', () => {
    expect(smartphone.print(smartphone.parse('lay goods/goods over 0,1:0,0'))).toBe('lay goods/goods over 0,0:0,1');
  });

  it.each([
    ['', 'move.do'],
    ['jump', 'move.do'],
    ['sell', 'move.region'],
    ['sell mars', 'move.region'],
    ['research fax', 'move.technology'],
    ['take goods', 'move.upgrade'],
    ['take priceUp/priceUp', 'move.upgrade'],
    ['price sideways', 'move.change'],
    ['direct 4', 'move.goods'],
    ['direct many', 'move.goods'],
    ['move usa', 'move.to'],
    ['lay goods/goods over 0,0', 'move.at'],
    ['lay goods/goods over a,0:1,0', 'move.at[0][0]'],
    ['layout A3/B1 top A rot 0 at 0,1', 'move.sides[0]'],
    ['layout A1/B1 top A rot 45 at 0,1', 'move.rot'],
    ['constructor', 'move.do'],
  ])('refuses "%s", naming %s', (line, field) => {
    expect(() => smartphone.parse(line)).toThrow(expect.objectContaining({ details: { field } }));
  });

  it('refuses words that are too many and fields that are not known', () => {
    expect(() => smartphone.parse('end now')).toThrow(/too many words: end/);
    expect(() => smartphone.parse('layout A2')).toThrow(/is not written as/);
    expect(() => smartphone.readMove({ do: 'end', quickly: true })).toThrow(/move.quickly/);
    expect(() => smartphone.readMove(null)).toThrow(/move: must be an object/);
  });

  it('writes whole plans both ways', () => {
    const text =
      'A2/B1 top A rot 0 at 0,1 + research/priceUp@0,2:1,2 + goods/research@-1,0:0,0 under + goods/goods face down';
    expect(printPlan(parsePlan(text))).toBe(text);
    expect(() => parsePlan('A2/B1 top A')).toThrow(/not written as/);
    expect(() => parsePlan('A2/B1 top A rot 0 at 0,1 + goods/goods')).toThrow(/face down/);
    expect(() => parsePlan('A2/B1 top A rot 0 at 0,1 + gold/goods face down')).toThrow(/upgrades\[0\]/);
  });
});
