import { COLORS } from '../rules/index.ts';
import type { SagradaUnit } from './unit.ts';
import { EMPTY, laid, onlyLines } from './windows.ts';

/** A public objective and what it brings for such a window. */
function objective(
  id: string,
  window: string,
  points: number,
  see: readonly string[],
  rulings?: number[],
): SagradaUnit {
  return {
    id,
    chapter: 'goals',
    about: [`goal:${id}`],
    see,
    ...(rulings ? { rulings } : {}),
    examples: [
      {
        position: { windows: [window, EMPTY], publicObjectives: [id] },
        counted: [{ seat: 0, line: id, points }],
      },
    ],
  };
}

/** Objectives. */
export const goals: readonly SagradaUnit[] = [
  { id: 'publics', chapter: 'goals', see: ['full-lines', 'sets', 'private'] },
  {
    id: 'full-lines',
    chapter: 'goals',
    rulings: [28],
    see: ['row-color-variety', 'column-shade-variety', 'look-ahead'],
    examples: [
      {
        position: {
          windows: [onlyLines('ab4'), EMPTY],
          publicObjectives: ['row-color-variety', 'column-color-variety'],
        },
        counted: [
          { seat: 0, line: 'row-color-variety', points: 12 },
          { seat: 0, line: 'column-color-variety', points: 5 },
        ],
      },
    ],
  },
  {
    id: 'sets',
    chapter: 'goals',
    rulings: [28],
    see: ['color-variety', 'shade-variety', 'light-shades'],
    examples: [
      {
        position: {
          windows: [laid('a1 R1, b1 G2, b2 B4, c1 P1, c2 Y2'), EMPTY],
          publicObjectives: ['light-shades', 'color-variety'],
        },
        counted: [
          { seat: 0, line: 'light-shades', points: 4 },
          { seat: 0, line: 'color-variety', points: 4 },
        ],
      },
    ],
  },
  objective('row-color-variety', onlyLines('ac'), 6, ['full-lines', 'row-shade-variety']),
  objective('column-color-variety', onlyLines('1'), 5, ['full-lines', 'column-shade-variety']),
  objective('row-shade-variety', onlyLines('a'), 5, ['full-lines', 'row-color-variety']),
  objective('column-shade-variety', onlyLines('14'), 4, ['full-lines', 'column-color-variety']),
  objective('light-shades', laid('a1 R1, b1 G2, c1 B1'), 2, ['sets', 'medium-shades', 'deep-shades']),
  objective('medium-shades', laid('a1 R3, b1 G4, c1 B3'), 2, ['sets', 'light-shades', 'deep-shades']),
  objective('deep-shades', laid('a1 R5, b1 G6, c1 B5'), 2, ['sets', 'light-shades', 'medium-shades']),
  objective('shade-variety', laid('a1 R1, b1 G2, b2 B4, c1 P5, c2 Y3, d3 R6, d4 G2'), 5, ['sets', 'color-variety']),
  {
    ...objective('color-diagonals', laid('b1 R6, c2 R2, d3 G4, d4 R1'), 2, ['diagonals', 'sets'], [27]),
    names: 'color point count objective kolor punkt podliczyć cel',
  },
  objective('color-variety', laid('a1 R1, b1 G2, b2 B4, c1 P5, c2 Y3, d3 R6'), 4, ['sets', 'shade-variety']),
  {
    id: 'private',
    chapter: 'goals',
    about: COLORS.map((color) => `goal:${color}`),
    see: ['hidden', 'tie-private', 'solo-privates'],
    examples: [
      {
        position: { windows: [laid('a1 R6, b1 G2, c2 R3'), EMPTY], privates: [['R'], ['B']] },
        counted: [{ seat: 0, line: 'private', points: 9 }],
      },
    ],
  },
];
