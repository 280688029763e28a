import type { SagradaUnit } from './unit.ts';
import { EMPTY, laid, without } from './windows.ts';

const TWO = [laid('a1 R6, b1 G2'), EMPTY];
/** Only a green 4 fits into the hole: it prints a 4, and red, yellow, blue and purple lie beside it. */
const GREEN_4_ONLY = [without('b2'), EMPTY];

/** What holds for all tools. */
export const tools: readonly SagradaUnit[] = [
  {
    id: 'tools',
    chapter: 'tools',
    refusals: ['one-tool'],
    see: ['tool-price', 'tool-effect', 'turn', 'tools-in-play'],
    examples: [
      {
        position: { windows: TWO, pool: 'Y4 B1', tools: ['eglomise-brush', 'grozing-pliers'] },
        play: 'use eglomise-brush; move b1 a2',
        tries: [{ move: 'place Y4 b1' }, { move: 'use grozing-pliers', refused: 'one-tool' }],
      },
    ],
  },
  {
    id: 'tool-price',
    chapter: 'tools',
    refusals: ['tokens'],
    rulings: [17],
    see: ['difficulty', 'score-tokens', 'solo-payment'],
    examples: [
      {
        position: { windows: TWO, pool: 'Y4 B1', tools: ['eglomise-brush', 'lathekin'], tokens: [1, 3], paid: [1, 0] },
        tries: [{ move: 'use lathekin' }, { move: 'use eglomise-brush', refused: 'tokens' }],
      },
    ],
  },
  {
    id: 'tools-in-play',
    chapter: 'tools',
    refusals: ['tool-not-here'],
    see: ['setup', 'tools'],
    examples: [
      {
        position: { windows: TWO, pool: 'Y4 B1', tools: ['eglomise-brush', 'lathekin', 'flux-brush'] },
        tries: [{ move: 'use lathekin' }, { move: 'use grinding-stone', refused: 'tool-not-here' }],
      },
    ],
  },
  {
    id: 'tool-effect',
    chapter: 'tools',
    refusals: ['no-effect'],
    rulings: [16],
    sure: 'ours',
    see: ['tool-fits', 'flux-brush', 'flux-remover', 'our-rulings'],
    examples: [
      {
        position: { windows: GREEN_4_ONLY, pool: 'R3 G4', tools: ['grinding-stone', 'flux-brush'] },
        tries: [{ move: 'use flux-brush' }, { move: 'use grinding-stone', refused: 'no-effect' }],
      },
    ],
  },
  {
    id: 'tool-fits',
    chapter: 'tools',
    refusals: ['no-space'],
    rulings: [9],
    sure: 'ours',
    see: ['tool-effect', 'steps'],
    examples: [
      {
        position: { windows: GREEN_4_ONLY, pool: 'G2 G3', tools: ['grozing-pliers'] },
        play: 'use grozing-pliers',
        tries: [{ move: 'pick G3' }, { move: 'pick G2', refused: 'no-space' }],
      },
    ],
  },
  {
    id: 'tool-before-placing',
    chapter: 'tools',
    rulings: [8],
    sure: 'deduced',
    see: ['grozing-pliers', 'grinding-stone', 'draft'],
    examples: [
      {
        position: { windows: TWO, pool: 'Y4 B1', tools: ['grozing-pliers'] },
        play: 'place Y4 c1',
        tries: [{ move: 'use grozing-pliers', refused: 'already-drafted' }],
      },
    ],
  },
  {
    id: 'tool-track',
    chapter: 'tools',
    refusals: ['track-empty'],
    rulings: [10],
    sure: 'deduced',
    see: ['lens-cutter', 'tap-wheel', 'leftovers'],
    examples: [
      {
        position: { windows: TWO, pool: 'Y4 B1', tools: ['lens-cutter', 'tap-wheel'] },
        tries: [
          { move: 'use lens-cutter', refused: 'track-empty' },
          { move: 'use tap-wheel', refused: 'track-empty' },
        ],
      },
    ],
  },
  {
    id: 'moving',
    chapter: 'tools',
    about: ['step:move'],
    refusals: ['nothing-to-move', 'no-die'],
    rulings: [18],
    sure: 'deduced',
    see: ['moving-lifted', 'moving-elsewhere', 'moving-alone', 'eglomise-brush', 'lathekin'],
    examples: [
      {
        position: { pool: 'Y4 B1', tools: ['eglomise-brush'] },
        tries: [{ move: 'place Y4 a1' }, { move: 'use eglomise-brush', refused: 'nothing-to-move' }],
      },
      {
        position: { windows: TWO, pool: 'Y4 B1', tools: ['eglomise-brush'] },
        play: 'use eglomise-brush',
        tries: [{ move: 'move b1 a2' }, { move: 'move d5 a2', refused: 'no-die' }],
      },
    ],
  },
  {
    id: 'moving-lifted',
    chapter: 'tools',
    rulings: [4],
    sure: 'deduced',
    see: ['first-die', 'touching'],
    examples: [
      {
        position: { windows: [laid('b1 G2, c1 R6'), EMPTY], pool: 'Y4 B1', tools: ['eglomise-brush'] },
        play: 'use eglomise-brush',
        tries: [{ move: 'move c1 c2' }, { move: 'move c1 d1', refused: 'touching' }],
      },
      {
        position: { windows: [laid('a1 R6'), EMPTY], pool: 'Y4 B1', tools: ['eglomise-brush'] },
        play: 'use eglomise-brush',
        tries: [{ move: 'move a1 a4' }, { move: 'move a1 c2', refused: 'edge-first' }],
      },
    ],
  },
  {
    id: 'moving-elsewhere',
    chapter: 'tools',
    refusals: ['same-space'],
    rulings: [6],
    sure: 'ours',
    see: ['moving'],
    examples: [
      {
        position: { windows: TWO, pool: 'Y4 B1', tools: ['eglomise-brush'] },
        play: 'use eglomise-brush',
        tries: [{ move: 'move b1 a2' }, { move: 'move b1 b1', refused: 'same-space' }],
      },
    ],
  },
  {
    id: 'moving-alone',
    chapter: 'tools',
    rulings: [5],
    sure: 'deduced',
    see: ['touching', 'moving-lifted'],
    examples: [
      {
        position: { windows: [laid('a1 R6, b1 G2, c1 B3'), EMPTY], pool: 'Y4 B1', tools: ['copper-foil-burnisher'] },
        play: 'use copper-foil-burnisher',
        tries: [{ move: 'move b1 d2' }],
      },
    ],
  },
];
