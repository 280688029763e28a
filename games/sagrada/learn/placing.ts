import type { SagradaUnit } from './unit.ts';
import { EMPTY, laid } from './windows.ts';

const CORNER = [laid('a1 R6'), EMPTY];
const EDGE = [laid('d4 R6'), EMPTY];

/** Where a die may lie. */
export const placing: readonly SagradaUnit[] = [
  {
    id: 'placing',
    chapter: 'placing',
    see: ['first-die', 'touching', 'printed-color', 'same-color', 'same-shade', 'occupied'],
  },
  {
    id: 'first-die',
    chapter: 'placing',
    refusals: ['edge-first'],
    see: ['touching', 'moving-lifted'],
    examples: [
      { position: { pool: 'R5 G2' }, tries: [{ move: 'place R5 a1' }, { move: 'place R5 c2', refused: 'edge-first' }] },
    ],
  },
  {
    id: 'first-die-tool',
    chapter: 'placing',
    names: 'tool cork straightedge card narzędzie liniał linijka korek karta',
    rulings: [1],
    sure: 'deduced',
    see: ['first-die', 'cork-backed-straightedge'],
    examples: [
      {
        position: { pool: 'R5 G2', tools: ['cork-backed-straightedge'] },
        play: 'use cork-backed-straightedge; pick R5',
        tries: [{ move: 'put a1' }, { move: 'put c2', refused: 'edge-first' }],
      },
    ],
  },
  {
    id: 'touching',
    chapter: 'placing',
    refusals: ['touching'],
    see: ['diagonals', 'cork-backed-straightedge'],
    examples: [
      {
        position: { windows: CORNER, pool: 'G4 B2' },
        tries: [{ move: 'place G4 b1' }, { move: 'place G4 b2' }, { move: 'place G4 c2', refused: 'touching' }],
      },
    ],
  },
  {
    id: 'occupied',
    chapter: 'placing',
    refusals: ['occupied'],
    see: ['fixed', 'moving'],
    examples: [
      {
        position: { windows: CORNER, pool: 'G4 B2' },
        tries: [{ move: 'place G4 b1' }, { move: 'place G4 a1', refused: 'occupied' }],
      },
    ],
  },
  {
    id: 'printed-color',
    chapter: 'placing',
    refusals: ['printed-color'],
    see: ['printed-shade', 'eglomise-brush'],
    examples: [
      {
        position: { windows: CORNER, pool: 'G4 B4' },
        tries: [{ move: 'place B4 a2' }, { move: 'place G4 a2', refused: 'printed-color' }],
      },
    ],
  },
  {
    id: 'printed-shade',
    chapter: 'placing',
    refusals: ['printed-shade'],
    see: ['printed-color', 'copper-foil-burnisher'],
    examples: [
      {
        position: { windows: CORNER, pool: 'G3 G4' },
        tries: [{ move: 'place G4 b2' }, { move: 'place G3 b2', refused: 'printed-shade' }],
      },
    ],
  },
  {
    id: 'free-space',
    chapter: 'placing',
    see: ['same-color', 'same-shade'],
    examples: [
      {
        position: { windows: CORNER, pool: 'R5 G3 B5' },
        tries: [{ move: 'place G3 b1' }, { move: 'place B5 b1' }, { move: 'place R5 b1', refused: 'same-color' }],
      },
    ],
  },
  {
    id: 'same-color',
    chapter: 'placing',
    refusals: ['same-color'],
    see: ['same-shade', 'diagonals'],
    examples: [
      {
        position: { windows: EDGE, pool: 'R2 G2' },
        tries: [{ move: 'place G2 d3' }, { move: 'place R2 d3', refused: 'same-color' }],
      },
    ],
  },
  {
    id: 'same-shade',
    chapter: 'placing',
    refusals: ['same-shade'],
    see: ['same-color', 'diagonals'],
    examples: [
      {
        position: { windows: EDGE, pool: 'G2 G6' },
        tries: [{ move: 'place G2 d3' }, { move: 'place G6 d3', refused: 'same-shade' }],
      },
    ],
  },
  {
    id: 'diagonals',
    chapter: 'placing',
    see: ['touching', 'color-diagonals'],
    examples: [{ position: { windows: EDGE, pool: 'R6 G2' }, tries: [{ move: 'place R6 c5' }] }],
  },
  {
    id: 'look-ahead',
    chapter: 'placing',
    see: ['printed-shade', 'score-empty', 'copper-foil-burnisher'],
    examples: [
      {
        position: { windows: [laid('a4 P2'), EMPTY], pool: 'G2 B5' },
        tries: [{ move: 'place G2 a3', refused: 'same-shade' }],
      },
    ],
  },
  { id: 'fixed', chapter: 'placing', rulings: [29], see: ['moving', 'undo'] },
];
