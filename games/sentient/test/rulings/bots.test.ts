import { describe, expect, it } from 'vitest';
import { asks } from '../../cli/index.ts';
import { DECK } from '../../rules/index.ts';
import { Table } from '../table.ts';

/** The points of a bot of the deck between two dice. */
function points(card: number, left: number, right: number): number {
  const t = new Table({ bots: [`${card} . . .`, '. . . .'], dice: [[left, right, 1, 1, 1], []] });
  return t.score().lines['bot-1-1'];
}

/** The pairs of dice that score at all. */
function pairs(card: number): string[] {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces.flatMap((left) =>
    faces.filter((right) => points(card, left, right) > 0).map((right) => `${left}${right}`),
  );
}

const find = (op: string, value?: number) => {
  const row = DECK.find(
    ({ condition }) =>
      condition.op === op && (value === undefined || ('value' in condition && condition.value === value)),
  );
  return row?.id ?? 0;
};

const formula = (expr: string) =>
  DECK.find(({ condition }) => condition.op === 'formula' && condition.expr === expr)?.id ?? 0;

describe('bots', () => {
  it('R14 want even on the left and odd on the right, and mirrors the other way', () => {
    expect(pairs(find('evenOdd'))).toEqual(['21', '23', '25', '41', '43', '45', '61', '63', '65']);
    expect(pairs(find('oddEven'))).toEqual(['12', '14', '16', '32', '34', '36', '52', '54', '56']);
  });

  it('R15 have sums of 5 or less and of 9 or more as two conditions, 4 or less or 10 or more as one', () => {
    expect(pairs(find('sumLe'))).toEqual(['11', '12', '13', '14', '21', '22', '23', '31', '32', '41']);
    expect(pairs(find('sumGe'))).toEqual(['36', '45', '46', '54', '55', '56', '63', '64', '65', '66']);
    expect(pairs(find('sumOutside'))).toEqual(['11', '12', '13', '21', '22', '31', '46', '55', '56', '64', '65', '66']);
  });

  it('R16 count a difference either way but not round: 6 and 1 differ by 5', () => {
    expect(pairs(find('diffEq', 1))).toEqual(['12', '21', '23', '32', '34', '43', '45', '54', '56', '65']);
    expect(pairs(find('diffEq', 2))).toEqual(['13', '24', '31', '35', '42', '46', '53', '64']);
  });

  it('R17 never cost points, whatever the formula gives', () => {
    for (const { id } of DECK) {
      for (let left = 1; left <= 6; left++) {
        for (let right = 1; right <= 6; right++) expect(points(id, left, right), `${id}`).toBeGreaterThanOrEqual(0);
      }
    }
    expect([points(formula('higher-2'), 1, 1), points(formula('5-lower'), 6, 6)]).toEqual([0, 0]);
    expect([points(formula('sum-6'), 1, 2), points(formula('8-sum'), 6, 6)]).toEqual([0, 0]);
    // These two cannot fall below 0.
    expect([points(formula('lower-1'), 1, 1), points(formula('7-higher'), 6, 6)]).toEqual([0, 1]);
  });

  it('R18 pay 7 less the higher, and the lower less 1, as printed', () => {
    expect([
      points(formula('7-higher'), 2, 5),
      points(formula('7-higher'), 6, 6),
      points(formula('7-higher'), 1, 1),
    ]).toEqual([2, 1, 6]);
    expect([
      points(formula('lower-1'), 2, 5),
      points(formula('lower-1'), 6, 6),
      points(formula('lower-1'), 1, 4),
    ]).toEqual([1, 5, 0]);
    expect([
      points(formula('higher-2'), 2, 5),
      points(formula('5-lower'), 2, 5),
      points(formula('8-sum'), 2, 5),
    ]).toEqual([3, 3, 1]);
    // Lower or higher of equal dice is that value.
    expect([points(formula('higher-2'), 4, 4), points(formula('5-lower'), 4, 4)]).toEqual([2, 1]);
    expect(points(50, 3, 6)).toBe(2);
  });

  it('pay 2 for one match and 7 for two', () => {
    const card = find('match', 4);
    expect([points(card, 4, 1), points(card, 1, 4), points(card, 4, 4), points(card, 1, 2)]).toEqual([2, 2, 7, 0]);
  });

  it('compare left with right', () => {
    expect(pairs(find('lt'))).toHaveLength(15);
    expect(pairs(find('gt'))).toHaveLength(15);
    expect(pairs(find('le'))).toHaveLength(21);
    expect(pairs(find('ge'))).toHaveLength(21);
    expect(pairs(find('eq'))).toEqual(['11', '22', '33', '44', '55', '66']);
    expect([points(find('lt'), 2, 3), points(find('gt'), 2, 3)]).toEqual([4, 0]);
  });
});

describe('the example of the rulebook', () => {
  it('scores 5 + 3 + 2 + 4 = 14, whichever of its nine rows of dice was drawn', () => {
    for (const middle of [1, 3, 5]) {
      for (const last of [1, 2, 3]) {
        const t = new Table({
          step: 'end',
          turn: 9,
          next: [0, 1],
          order: [1, 0],
          agents: [
            [4, 0, 0, 0],
            [4, 0, 0, 0],
          ],
          bots: ['53 21 7 39', '. . . .'],
          dice: [[6, 5, middle, 4, last], []],
        }).play('end');
        const [scored] = t.told('scored');
        expect(scored).toMatchObject({ seat: 0, vp: 14 });
        expect(scored.bots.map(({ vp }) => vp)).toEqual([5, 3, 2, 4]);
        expect(t.score().notes?.['bot-1-1']).toBe('53: 6 5');
      }
    }
  });

  it('is what the engine answers', () => {
    const condition = { op: 'formula', expr: 'sum-6' };
    expect(asks['sentient.bot']({ condition, vp: 'formula', left: 6, right: 5 })).toEqual({ vp: 5 });
    expect(asks['sentient.bot']({ card: 45, left: 2, right: 2 })).toEqual({ vp: 5 });
  });
});
