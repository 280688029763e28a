import { winnersOf } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { type Color, sagrada } from '../../rules/index.ts';
import { type Position, Table } from '../table.ts';
import { EMPTY, FULL, without } from './facts.ts';

const ALL_RED: Color[][] = [['R'], ['R'], ['R'], ['R']];

/** The points of the first window for one public objective. */
function points(objective: string, window: string): number {
  const t = new Table({ windows: [window, EMPTY], publicObjectives: [objective, 'light-shades', 'deep-shades'] });
  return sagrada.score(t.s)[0].lines[objective];
}

/** The winners when the last turn of round 10 has been passed. */
function winners(windows: string[], tokens: number[], start = 0, position: Position = {}): number[] {
  const turn = 2 * windows.length - 1;
  const t = new Table({
    privates: ALL_RED.slice(0, windows.length),
    ...position,
    windows,
    tokens,
    start,
    round: 10,
    turn,
  });
  t.play('pass');
  expect(t.view().step).toBe('over');
  return winnersOf(sagrada.score(t.s));
}

describe('objectives', () => {
  it('score the example of the rulebook at 40', () => {
    const t = new Table({
      windows: ['.. G4 R2 Y5 P6 / R3 B1 .. G1 Y2 / P5 G6 .. P6 R3 / B4 Y3 G4 B2 G4', EMPTY],
      patterns: ['fractal-drops', 'sun-catcher'],
      publicObjectives: ['column-color-variety', 'light-shades', 'color-variety'],
      privates: [['P'], ['R']],
      tokens: [0, 0],
    });
    const [sheet] = sagrada.score(t.s);
    const lines = {
      'column-color-variety': 10,
      'light-shades': 4,
      'color-variety': 12,
      private: 17,
      tokens: 0,
      empty: -3,
    };
    expect(sheet.lines).toEqual(lines);
    expect(sheet.total).toBe(40);
  });

  it('score a full window, each by its own rule', () => {
    const expected = {
      'row-color-variety': 18,
      'column-color-variety': 25,
      'row-shade-variety': 20,
      'column-shade-variety': 8,
      'light-shades': 8,
      'medium-shades': 4,
      'deep-shades': 6,
      'shade-variety': 10,
      'color-diagonals': 8,
      'color-variety': 12,
    };
    for (const [objective, score] of Object.entries(expected))
      expect([objective, points(objective, FULL)]).toEqual([objective, score]);
    for (const objective of Object.keys(expected))
      expect([objective, points(objective, EMPTY)]).toEqual([objective, 0]);
  });

  it('R27 counts the seven dice of the illustration of Color Diagonals', () => {
    const window = '.. .. .. .. .. / .. B1 .. .. Y2 / B3 .. B4 Y5 .. / .. .. Y6 B1 ..';
    expect(points('color-diagonals', window)).toBe(7);
  });

  it('R27 counts every die once: two for a pair, three for a die with two neighbours', () => {
    expect(points('color-diagonals', '.. .. .. .. .. / .. B1 .. .. .. / .. .. B2 .. .. / .. .. .. .. R2')).toBe(2);
    expect(points('color-diagonals', '.. .. .. .. .. / .. B1 .. B3 .. / .. .. B2 .. .. / .. .. .. .. R2')).toBe(3);
    expect(points('color-diagonals', '.. .. .. .. B1 / B1 .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..')).toBe(0);
  });

  it('R28 scores only lines that are completely filled', () => {
    const window = without('a1');
    expect(points('row-color-variety', window)).toBe(12);
    expect(points('row-shade-variety', window)).toBe(15);
    expect(points('column-color-variety', window)).toBe(20);
    expect(points('column-shade-variety', without('a5', window))).toBe(4);
  });

  it('R28 makes sets of different dice within a card, and lets cards share dice', () => {
    const window = 'R1 B2 Y1 .. .. / G2 P1 .. .. .. / .. .. .. .. .. / .. .. .. .. ..';
    expect(points('light-shades', window)).toBe(4);
    expect(points('color-variety', window)).toBe(4);
    expect(points('shade-variety', window)).toBe(0);
  });

  it('R28 scores as many sets as the scarcest part allows', () => {
    expect(points('deep-shades', 'R5 B6 Y5 G6 P5 / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..')).toBe(4);
    expect(points('medium-shades', 'R3 .. Y3 .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..')).toBe(0);
    expect(points('shade-variety', 'R1 B2 Y3 G4 P5 / B6 .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..')).toBe(5);
  });
});

describe('totals', () => {
  it('R30 can be negative', () => {
    const t = new Table({ windows: [EMPTY, FULL], tokens: [2, 0], privates: [['R'], ['R']] });
    expect(sagrada.score(t.s)[0]).toMatchObject({ total: -18, lines: { private: 0, tokens: 2, empty: -20 } });
    const solo = new Table({ windows: [EMPTY], pool: 'R1' });
    expect(sagrada.score(solo.s)[0]).toMatchObject({ total: -60 });
  });

  it('R30 go past fifty without turning over', () => {
    const publicObjectives = ['row-color-variety', 'column-color-variety', 'row-shade-variety'];
    const t = new Table({ windows: [FULL, EMPTY], publicObjectives, privates: [['B'], ['R']], tokens: [3, 0] });
    expect(sagrada.score(t.s)[0].total).toBe(18 + 25 + 20 + 17 + 3);
  });
});

describe('ties', () => {
  const one = (die: string) => `${die} .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..`;
  const two = 'B3 G4 .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..';

  it('R20 go first to the private objective', () => {
    expect(winners([one('R3'), one('B3')], [0, 3])).toEqual([0]);
    expect(winners([one('B3'), one('R3')], [3, 0])).toEqual([1]);
    expect(winners([one('R3'), one('B3')], [0, 3], 1)).toEqual([0]);
  });

  it('R20 go next to the unused tokens', () => {
    for (const start of [0, 1]) {
      expect(winners([one('B3'), two], [2, 1], start)).toEqual([0]);
      expect(winners([two, one('B3')], [1, 2], start)).toEqual([1]);
    }
  });

  it('R20 go last to the seat that came latest in round 10', () => {
    for (const seats of [2, 3, 4]) {
      for (let start = 0; start < seats; start++) {
        const starter = (start + 9) % seats;
        const windows = new Array(seats).fill(one('B3'));
        expect(winners(windows, new Array(seats).fill(2), start)).toEqual([(starter + seats - 1) % seats]);
      }
    }
  });

  it('R20 compare only those who are still tied', () => {
    // Seat 2 comes latest of all, but has a point less; of the others seat 1 came later than seat 0.
    expect(winners([one('B3'), one('B3'), one('B3')], [2, 2, 1], 0)).toEqual([1]);
    // With another start seat 1 opens round 10, so seat 0 is the last of it.
    expect(winners([one('B3'), one('B3'), one('B3')], [2, 2, 1], 1)).toEqual([0]);
    expect(winners([one('B3'), one('B3')], [2, 3], 0)).toEqual([1]);
  });

  it('R35 never remain', () => {
    for (const seats of [2, 3, 4]) {
      for (let start = 0; start < seats; start++) {
        const windows = new Array(seats).fill(EMPTY);
        expect(winners(windows, new Array(seats).fill(0), start)).toHaveLength(1);
      }
    }
  });

  it('R35 are told apart by the sheets themselves, never by equal ones', () => {
    const t = new Table({ windows: [EMPTY, EMPTY, EMPTY, EMPTY], privates: ALL_RED, tokens: [1, 1, 1, 1] });
    const sheets = sagrada.score(t.s);
    expect(new Set(sheets.map(({ total }) => total)).size).toBe(1);
    expect(new Set(sheets.map(({ ties }) => JSON.stringify(ties))).size).toBe(4);
  });
});
