import type { SagradaUnit } from './unit.ts';
import { FULL, laid, without } from './windows.ts';

/** The end, and what everything is worth. */
export const scoring: readonly SagradaUnit[] = [
  { id: 'end', chapter: 'scoring', see: ['scoring', 'ties'] },
  {
    id: 'scoring',
    chapter: 'scoring',
    about: ['step:over'],
    see: ['publics', 'private', 'score-tokens', 'score-empty'],
    examples: [
      {
        position: {
          windows: [without('c3 d3'), laid('a1 R6')],
          publicObjectives: ['row-color-variety', 'medium-shades'],
          privates: [['P'], ['B']],
          tokens: [1, 3],
        },
        counted: [
          { seat: 0, line: 'row-color-variety', points: 12 },
          { seat: 0, line: 'medium-shades', points: 4 },
          { seat: 0, line: 'private', points: 11 },
          { seat: 0, line: 'tokens', points: 1 },
          { seat: 0, line: 'empty', points: -2 },
        ],
      },
    ],
  },
  {
    id: 'score-tokens',
    chapter: 'scoring',
    see: ['tool-price', 'tie-tokens'],
    examples: [{ position: { tokens: [2, 3] }, counted: [{ seat: 0, line: 'tokens', points: 2 }] }],
  },
  {
    id: 'score-empty',
    chapter: 'scoring',
    see: ['look-ahead', 'solo-empty', 'negative'],
    examples: [
      { position: { windows: [without('a1 b3 c3'), FULL] }, counted: [{ seat: 0, line: 'empty', points: -3 }] },
    ],
  },
  {
    id: 'negative',
    chapter: 'scoring',
    rulings: [30],
    sure: 'deduced',
    see: ['score-empty', 'score-track'],
    examples: [
      {
        position: {
          windows: [laid('a1 R6'), FULL],
          privates: [['B'], ['R']],
          tokens: [0, 0],
          publicObjectives: ['light-shades'],
        },
        counted: [
          { seat: 0, line: 'empty', points: -19 },
          { seat: 0, line: 'private', points: 0 },
        ],
      },
    ],
  },
  { id: 'score-track', chapter: 'scoring', see: ['scoring', 'negative'] },
  { id: 'ties', chapter: 'scoring', rulings: [35], sure: 'deduced', see: ['tie-private', 'tie-tokens', 'tie-order'] },
  {
    id: 'tie-private',
    chapter: 'scoring',
    rulings: [20],
    see: ['private', 'tie-tokens'],
    examples: [
      {
        position: {
          windows: [laid('a1 R4'), laid('a1 B6')],
          privates: [['R'], ['B']],
          tokens: [3, 1],
          publicObjectives: ['light-shades'],
        },
        counted: [
          { seat: 0, line: 'private', points: 4 },
          { seat: 0, line: 'tokens', points: 3 },
          { seat: 1, line: 'private', points: 6 },
          { seat: 1, line: 'tokens', points: 1 },
        ],
      },
    ],
  },
  { id: 'tie-tokens', chapter: 'scoring', rulings: [20], see: ['score-tokens', 'tie-order'] },
  { id: 'tie-order', chapter: 'scoring', rulings: [20], sure: 'deduced', see: ['snake', 'starter'] },
];
