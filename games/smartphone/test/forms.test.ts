import { describe, expect, it } from 'vitest';
import { smartphone, UPGRADES } from '../rules/index.ts';
import * as placements from '../rules/placements.ts';
import { entryOf, faceDown, isFaceDown, kindOf, placementOfEntry } from '../rules/plan.ts';
import { Table } from './table.ts';

const LAYOUT = { do: 'layout', sides: ['A2', 'B1'], top: 'A', rot: 0, dx: 0, dy: 1 };
const LAY = {
  do: 'lay',
  cells: ['goods', 'goods'],
  at: [
    [0, 0],
    [0, 1],
  ],
  under: false,
};

/** The field that a move from outside is refused for. */
function fieldOf(json: object): string | undefined {
  try {
    smartphone.readMove(json);
  } catch (error) {
    return (error as { details: { field?: string } }).details.field;
  }
  return undefined;
}

describe('a move from outside', () => {
  it.each([
    [{ ...LAYOUT, sides: ['A2', 'B1', 'B1'] }, 'move.sides'],
    [{ ...LAYOUT, sides: ['A2'] }, 'move.sides'],
    [{ ...LAYOUT, sides: 'A2/B1' }, 'move.sides'],
    [{ ...LAYOUT, sides: ['A2', 'A1'] }, 'move.sides[1]'],
    [{ ...LAYOUT, sides: ['B1', 'B1'] }, 'move.sides[0]'],
    [{ ...LAYOUT, top: 'C' }, 'move.top'],
    [{ ...LAYOUT, rot: '0' }, 'move.rot'],
    [{ ...LAYOUT, dx: 0.5 }, 'move.dx'],
    [{ ...LAYOUT, dy: 'up' }, 'move.dy'],
    [{ ...LAY, cells: ['goods'] }, 'move.cells'],
    [{ ...LAY, cells: ['goods', 'goods', 'goods'] }, 'move.cells'],
    [{ ...LAY, cells: ['goods', 'gold'] }, 'move.cells[1]'],
    [{ ...LAY, cells: ['gold', 'goods'] }, 'move.cells[0]'],
    [{ ...LAY, at: [[0, 0]] }, 'move.at'],
    [{ ...LAY, at: [[0, 0], [0]] }, 'move.at[1]'],
    [
      {
        ...LAY,
        at: [
          [0, 0, 0],
          [0, 1],
        ],
      },
      'move.at[0]',
    ],
    [
      {
        ...LAY,
        at: [
          ['a', 0],
          [0, 1],
        ],
      },
      'move.at[0][0]',
    ],
    [
      {
        ...LAY,
        at: [
          [0, 0],
          [0, 'b'],
        ],
      },
      'move.at[1][1]',
    ],
    [{ ...LAY, under: 'yes' }, 'move.under'],
    [{ do: 'direct', goods: 0 }, 'move.goods'],
    [{ do: 'direct', goods: 4 }, 'move.goods'],
    [{ do: 'price', change: '' }, 'move.change'],
    [{ do: 'research', technology: 7 }, 'move.technology'],
  ])('of %j is refused, naming %s', (json, field) => {
    expect(fieldOf(json)).toBe(field);
  });

  it('may be written in capitals or not, as it is typed', () => {
    expect(smartphone.readMove({ ...LAYOUT, sides: ['a2', 'b1'], top: 'a' })).toEqual(LAYOUT);
    expect(smartphone.readMove({ do: 'research', technology: 'GPS' })).toEqual({ do: 'research', technology: 'gps' });
    expect(smartphone.readMove({ do: 'price', change: 'UP' })).toEqual({ do: 'price', change: 'up' });
    expect(smartphone.readMove({ do: 'sell', region: 'USA' })).toEqual({ do: 'sell', region: 'usa' });
  });

  it('lies over the pads unless it says otherwise', () => {
    expect(smartphone.readMove({ ...LAY, under: undefined })).toEqual(LAY);
  });
});

describe('a plan', () => {
  it('holds every upgrade wherever it can lie, or face down', () => {
    UPGRADES.forEach((_, kind) => {
      for (let placement = 0; placement < placements.PLACEMENTS; placement++) {
        const entry = entryOf(kind, placement);
        expect([kindOf(entry), placementOfEntry(entry), isFaceDown(entry)]).toEqual([kind, placement, false]);
      }
      expect([kindOf(faceDown(kind)), isFaceDown(faceDown(kind))]).toEqual([kind, true]);
    });
  });

  it('whose pads do not overlap is refused, with the upper pad to look at', () => {
    const t = new Table();
    const reason = t.whyNot('layout A2/B1 top A rot 0 at 3,0');
    expect(reason?.rule).toBe('overlap');
    expect(reason?.pieces).toHaveLength(6);
  });
});

it('Steve need not be at the table of two, and one may say so', () => {
  expect(smartphone.parseOptions({ steve: 'none' }, 2)).toEqual({ steve: 'none' });
  for (const steve of ['easy', 'normal', 'hard'] as const) {
    expect(smartphone.parseOptions({ steve }, 4)).toEqual({ steve });
  }
});
