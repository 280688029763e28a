import type { SagradaUnit } from './unit.ts';
import { EMPTY, laid } from './windows.ts';

/** Rounds and turns. */
export const round: readonly SagradaUnit[] = [
  { id: 'rounds', chapter: 'round', see: ['pool', 'snake', 'leftovers', 'end', 'goal'] },
  { id: 'pool', chapter: 'round', see: ['draft', 'bag'] },
  {
    id: 'snake',
    chapter: 'round',
    refusals: ['not-your-turn'],
    see: ['starter', 'running-pliers'],
    examples: [
      {
        position: { windows: [EMPTY, EMPTY, EMPTY], pool: 'R1 R2 Y3 G4 G6 B1 P5' },
        play: 'place R1 a1; end; place Y3 a1; end; place G4 a1; end',
        tries: [{ move: 'place P5 b1' }],
      },
    ],
  },
  {
    id: 'turn',
    chapter: 'round',
    rulings: [17],
    about: ['step:turn'],
    see: ['draft', 'tools', 'pass'],
    examples: [
      {
        position: { windows: [laid('a1 R6'), EMPTY], pool: 'G1 B5', tools: ['eglomise-brush'] },
        play: 'place G1 b1',
        tries: [{ move: 'use eglomise-brush' }, { move: 'end' }],
      },
    ],
  },
  {
    id: 'draft',
    chapter: 'round',
    refusals: ['already-drafted', 'not-in-pool'],
    see: ['placing', 'running-pliers'],
    examples: [
      {
        position: { windows: [laid('a1 R6'), EMPTY], pool: 'G1 B5' },
        tries: [{ move: 'place G1 b1' }, { move: 'place P1 b1', refused: 'not-in-pool' }],
      },
      {
        position: { windows: [laid('a1 R6'), EMPTY], pool: 'G1 B5' },
        play: 'place G1 b1',
        tries: [{ move: 'place B5 c1', refused: 'already-drafted' }],
      },
    ],
  },
  {
    id: 'pass',
    chapter: 'round',
    refusals: ['something-done', 'nothing-done'],
    rulings: [19],
    see: ['nothing-possible', 'leftovers'],
    examples: [
      {
        position: { windows: [laid('a1 R6'), EMPTY], pool: 'G1 B5' },
        tries: [{ move: 'pass' }, { move: 'end', refused: 'nothing-done' }],
      },
      {
        position: { windows: [laid('a1 R6'), EMPTY], pool: 'G1 B5' },
        play: 'place G1 b1',
        tries: [{ move: 'end' }, { move: 'pass', refused: 'something-done' }],
      },
    ],
  },
  { id: 'nothing-possible', chapter: 'round', sure: 'ours', see: ['pass', 'look-ahead'] },
  {
    id: 'steps',
    chapter: 'round',
    about: ['step:pick', 'step:adjust', 'step:swap', 'step:value', 'step:put', 'step:extra'],
    refusals: ['not-asked'],
    see: ['tool-effect', 'undo'],
    examples: [
      {
        position: { windows: [laid('a1 R6'), EMPTY], pool: 'G1 B4', tools: ['grozing-pliers'] },
        play: 'use grozing-pliers; pick B4',
        tries: [{ move: 'up' }, { move: 'end', refused: 'not-asked' }, { move: 'place G1 b1', refused: 'not-asked' }],
      },
    ],
  },
  {
    id: 'leftovers',
    chapter: 'round',
    see: ['lens-cutter', 'tap-wheel', 'solo-target'],
    examples: [
      {
        position: { windows: [laid('a1 R6'), EMPTY], pool: 'R1 G4', turn: 3 },
        play: 'pass',
        chance: [0, 0, 0, 1, 0, 2, 0, 3, 0, 4],
      },
    ],
  },
];
