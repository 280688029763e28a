import { Match, StolikError, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { asks } from '../cli/index.ts';
import { DECK, provenanceOf, SOURCES, sentient, TYPES } from '../rules/index.ts';
import { Table } from './table.ts';

const begin = (seats: number, options: unknown) =>
  Match.begin(sentient, { seats, options, source: seededSource('options') });

function errorOf(seats: number, options: unknown): StolikError | undefined {
  try {
    begin(seats, options);
  } catch (error) {
    if (error instanceof StolikError) return error;
    throw error;
  }
  return undefined;
}

const ROW = { id: 42, type: 'transport', condition: { op: 'ge' }, vp: 3, left: '=', right: '+' };
const withRow = (change: object) => ({
  deck: [
    { ...DECK[0], ...stripped },
    { ...ROW, ...change },
  ],
});
const stripped = { provenance: undefined, source: undefined };

describe('the deck', () => {
  it('has sixty bots, twelve of each type, numbered in order', () => {
    expect(DECK.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    for (const type of TYPES) expect(DECK.filter((row) => row.type === type)).toHaveLength(12);
  });

  it('says of every number how sure it is, and where it comes from', () => {
    for (const row of DECK) {
      expect(row.provenance).toMatch(/^[pdr]{6}$/);
      expect(SOURCES[row.source]).toBeTruthy();
    }
    expect(provenanceOf(DECK[49])).toMatchObject({ id: 'printed', condition: 'printed', left: 'deduced' });
    expect(provenanceOf(DECK[44])).toMatchObject({
      id: 'reconstructed',
      vp: 'printed',
      left: 'printed',
      right: 'printed',
    });
    const { cards } = asks['sentient.deck']({}) as { cards: { id: number; provenance: Record<string, string> }[] };
    expect(cards[41]).toMatchObject({
      id: 42,
      type: 'transport',
      provenance: { vp: 'printed', right: 'reconstructed' },
    });
  });

  it('has every pair of corners as often in each type: = on one side twice, the others once, = on both never', () => {
    for (const type of TYPES) {
      const corners = DECK.filter((row) => row.type === type).map(({ left, right }) => left + right);
      const twice = ['+=', '-=', '=+', '=-'].flatMap((pair) => [pair, pair]);
      expect(corners.sort()).toEqual([...twice, '++', '--', '+-', '-+'].sort());
    }
  });
});

describe('a corrected deck', () => {
  const row = { id: 45, type: 'transport', condition: { op: 'lt' }, vp: 6, left: '=', right: '+' } as const;

  it('replaces the rows it names, and nothing else', () => {
    const scores = (corrections?: (typeof row)[]) => {
      const t = new Table({ bots: ['45 46 . .', '. . . .'], dice: [[2, 4, 4, 1, 1], []], corrections });
      const { lines } = t.score();
      return [lines['bot-1-1'], lines['bot-1-2']];
    };
    expect(scores()).toEqual([0, 5]);
    expect(scores([row])).toEqual([6, 5]);
  });

  it('changes types and corners too', () => {
    const military = { ...row, type: 'military', condition: { op: 'sumEq', value: 9 }, left: '+' } as const;
    const t = new Table({ hand: 45, dice: [[5, 2, 1, 1, 1], []], corrections: [military] }).play('plug 1');
    expect(t.dice()).toEqual([6, 3, 1, 1, 1]);
    expect(t.score().lines['bot-1-1']).toBe(6);
    expect(t.view().seats[0].bots).toMatchObject({ military: 1, transport: 0 });
  });

  it('is kept in the log and in every view', () => {
    const match = begin(2, { deck: [row] });
    expect(match.view(0).corrections).toEqual([row]);
    expect(match.header.options).toEqual({ deck: [row] });
    expect(Match.restore(sentient, JSON.parse(JSON.stringify(match.log))).view(0)).toEqual(match.view(0));
    expect(begin(2, {}).view(0).corrections).toBeUndefined();
  });

  it('may be the whole deck', () => {
    const whole = DECK.map(({ id, type, condition, vp, left, right }) => ({ id, type, condition, vp, left, right }));
    expect(begin(2, { deck: whole }).view(0).corrections).toHaveLength(60);
  });

  it.each([
    [{ id: 61 }, 'id', /options.deck\[0\].id/],
    [{ type: 'police' }, 'type', /card 42: options.deck\[0\].type/],
    [{ condition: { op: 'match', value: 3 } }, 'condition.op', /card 42: .*match is a condition of information bots/],
    [{ condition: { op: 'luck' } }, 'condition.op', /card 42: .*"luck"/],
    [{ condition: { op: 'lt', value: 3 } }, 'condition.value', /card 42: .*not known here/],
    [{ condition: undefined }, 'condition', /card 42: .*must be an object/],
    [{ vp: 'formula' }, 'vp', /card 42: .*whole number/],
    [{ vp: { one: 2, both: 7 } }, 'vp', /card 42: /],
    [{ vp: 99 }, 'vp', /card 42: /],
    [{ left: '*' }, 'left', /card 42: .*one of \+, -, =/],
    [{ right: undefined }, 'right', /card 42: /],
    [{ colour: 'blue' }, 'colour', /options.deck\[0\].colour/],
  ])('with %j is refused, naming %s and the card', (change, field, message) => {
    const error = errorOf(2, { deck: [{ ...ROW, ...change }] });
    expect(error?.details.field).toBe(`options.deck[0].${field}`);
    expect(error?.message).toMatch(message);
  });

  it('is refused for values no dice can show, formulas nobody can read, and bots that are there twice', () => {
    const military = { ...ROW, id: 30, type: 'military' };
    const service = { ...ROW, id: 60, type: 'service', vp: 'formula' };
    const sum = errorOf(2, { deck: [{ ...military, condition: { op: 'sumEq', value: 13 } }] });
    expect(sum?.details.field).toBe('options.deck[0].condition.value');
    const formula = errorOf(2, { deck: [ROW, { ...service, condition: { op: 'formula', expr: 'sum*2' } }] });
    expect(formula?.message).toMatch(/card 60: options.deck\[1\].condition.expr/);
    expect(errorOf(2, { deck: [ROW, ROW] })?.message).toMatch(/options.deck\[1\].id: card 42 is there twice/);
    expect(errorOf(2, { deck: [ROW] })).toBeUndefined();
    expect(errorOf(2, withRow({}))?.details.field).toBe('options.deck[0].provenance');
  });
});

describe('options', () => {
  it('give the halves that players wish for, and deal the others', () => {
    const { seats } = begin(3, { companies: ['any', 'helix', 'any'] }).view(0);
    const halves = seats.map(({ company }) => company.split(' ')[0]);
    expect(halves[1]).toBe('Helix');
    expect(new Set(halves).size).toBe(3);
    const none = (options: object) => begin(3, options).view(0);
    expect(none({ companies: ['any', 'any', 'any'] })).toEqual(none({}));
  });

  it.each([
    [1, {}, 'seats'],
    [5, {}, 'seats'],
    [2, { companies: ['helix'] }, 'options.companies'],
    [2, { companies: ['helix', 'helix'] }, 'options.companies'],
    [2, { companies: ['helix', 'acme'] }, 'options.companies[1]'],
    [2, { companies: 'helix' }, 'options.companies'],
    [2, { deck: {} }, 'options.deck'],
    [2, { deck: [7] }, 'options.deck[0]'],
    [2, { dice: 3 }, 'options.dice'],
    [2, [], 'options'],
    [2, 'fast', 'options'],
  ])('refuse %j seats with %j, naming %s', (seats, options, field) => {
    expect(errorOf(seats, options)?.details.field).toBe(field);
  });
});
