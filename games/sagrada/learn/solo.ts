import type { SagradaUnit } from './unit.ts';
import { EMPTY, laid, without } from './windows.ts';

const THREE = [laid('a1 R6, b1 G2, c2 R3')];

/** Who uses none of these words hardly asks about the game for one. */
const SOLO = 'solo alone single solitaire target jednoosobowa docelowy próg';

/** The game for one. */
export const solo: readonly SagradaUnit[] = [
  { id: 'solo', chapter: 'solo', see: ['solo-target', 'solo-setup', 'solo-payment', 'solo-round'] },
  { id: 'solo-setup', chapter: 'solo', names: SOLO, see: ['solo-difficulty', 'solo-privates', 'setup'] },
  { id: 'solo-difficulty', chapter: 'solo', names: SOLO, see: ['solo-payment', 'solo-setup'] },
  {
    id: 'solo-round',
    chapter: 'solo',
    names: SOLO,
    see: ['turn', 'solo-target'],
    examples: [
      {
        position: { windows: [EMPTY], pool: 'R1 Y3 G4 B6', tools: ['eglomise-brush'] },
        play: 'place R1 a1; end',
        tries: [{ move: 'place Y3 b1' }],
      },
    ],
  },
  {
    id: 'solo-payment',
    chapter: 'solo',
    names: SOLO,
    refusals: ['payment', 'payment-color'],
    rulings: [21],
    sure: 'deduced',
    see: ['solo-once', 'solo-payment-first', 'solo-target'],
    examples: [
      {
        position: { windows: THREE, pool: 'R1 Y5 G4 B1', tools: ['eglomise-brush'] },
        tries: [
          { move: 'use eglomise-brush pay B1' },
          { move: 'use eglomise-brush pay R1', refused: 'payment-color' },
          { move: 'use eglomise-brush', refused: 'payment' },
        ],
      },
    ],
  },
  {
    id: 'solo-payment-first',
    chapter: 'solo',
    names: SOLO,
    rulings: [31],
    sure: 'deduced',
    see: ['solo-payment', 'tool-effect'],
    examples: [
      {
        position: { windows: THREE, pool: 'P3', tools: ['grozing-pliers'] },
        tries: [{ move: 'use grozing-pliers pay P3', refused: 'no-effect' }],
      },
      {
        position: { windows: THREE, pool: 'B1', tools: ['eglomise-brush'] },
        tries: [{ move: 'use eglomise-brush pay B1' }],
      },
    ],
  },
  {
    id: 'solo-once',
    chapter: 'solo',
    names: SOLO,
    refusals: ['tool-spent'],
    see: ['solo-payment', 'solo-difficulty'],
    examples: [
      {
        position: { windows: THREE, pool: 'B1 B2 R4', tools: ['eglomise-brush'] },
        play: 'use eglomise-brush pay B2; move b1 a2; end',
        tries: [{ move: 'use eglomise-brush pay B1', refused: 'tool-spent' }],
      },
    ],
  },
  {
    id: 'solo-target',
    chapter: 'solo',
    names: SOLO,
    rulings: [23],
    see: ['leftovers', 'solo-empty', 'solo-payment', 'solo-no-leftovers'],
  },
  { id: 'solo-no-leftovers', chapter: 'solo', names: SOLO, rulings: [24], see: ['leftovers', 'solo-target'] },
  {
    id: 'solo-empty',
    chapter: 'solo',
    names: SOLO,
    see: ['score-empty', 'solo-target'],
    examples: [{ position: { windows: [without('a1 b3 c3')] }, counted: [{ seat: 0, line: 'empty', points: -9 }] }],
  },
  {
    id: 'solo-privates',
    chapter: 'solo',
    names: SOLO,
    rulings: [22, 34],
    sure: 'ours',
    see: ['private', 'solo-setup'],
    examples: [
      {
        position: { windows: [laid('a1 R6, b1 B2, c2 R3, d3 B4')], privates: [['R', 'B']] },
        counted: [{ seat: 0, line: 'private', points: 9 }],
      },
    ],
  },
];
