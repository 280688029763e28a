import { defineLesson } from '@stolik/learn';
import { type Position, stateOf } from '../position.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** What lies on the table from the first step to the last. */
const TABLE = {
  patterns: ['sun-catcher', 'luz-celestial'],
  tools: ['grozing-pliers', 'eglomise-brush', 'running-pliers'],
  publicObjectives: ['row-color-variety', 'light-shades', 'color-variety'],
  privates: [['G'], ['R']],
} as const satisfies Position;

const NOTHING = '.. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..';

/**
 * Sagrada for whoever has never seen it: two rounds from the beginning, a turn in the middle, and the last one. What was
 * placed, left over and paid lies there in every later position: nobody's glass vanishes.
 */
export const first = defineLesson({
  id: 'sagrada',
  seat: 0,
  seats: 2,
  stateOf,
  words: { en, pl },
  steps: [
    {
      id: 'goal',
      position: { ...TABLE, windows: [NOTHING, NOTHING], pool: 'B3 G1 R5 P2 Y6' },
      point: ['pool:B3', 'cell:0-a2'],
      right: ['place B3 a2'],
      unit: 'first-die',
    },
    {
      id: 'snake',
      right: ['end'],
      replies: [
        { seat: 1, play: 'place R5 a3; end' },
        { seat: 1, play: 'place Y6 a2; end' },
      ],
      unit: 'snake',
    },
    { id: 'touching', point: ['pool:G1', 'cell:0-b1'], right: ['place G1 b1'], unit: 'touching' },
    {
      id: 'leftovers',
      right: ['end'],
      // Out of the bag come B6, G6, R2, R4 and Y1.
      chance: [51, 5, 34, 5, 0, 1, 0, 3, 15, 0],
      replies: [{ seat: 1, play: 'place R4 b2; end' }],
      unit: 'leftovers',
    },
    { id: 'apart', point: ['pool:B6', 'cell:0-b3'], right: ['place B6 b3; end'], unit: 'same-color' },
    {
      id: 'private',
      point: ['pool:G6', 'cell:0-a4'],
      right: ['place G6 a4; end'],
      unit: 'private',
    },
    {
      id: 'row',
      position: {
        ...TABLE,
        windows: [
          'P5 B3 R2 G6 .. / G1 Y4 B6 R3 .. / .. .. .. .. .. / .. .. .. .. ..',
          '.. Y6 R5 .. .. / P3 R4 Y1 G2 .. / .. B6 .. .. .. / .. .. .. .. ..',
        ],
        pool: 'Y1 R6 P2 G6 B4',
        track: ['P2', 'R2', 'G5', 'B6 Y3'],
      },
      point: ['pool:Y1', 'cell:0-a5'],
      right: ['place Y1 a5'],
      unit: 'full-lines',
    },
    {
      id: 'watch',
      right: ['end'],
      replies: [
        { seat: 1, play: 'place R6 a5; end' },
        { seat: 1, play: 'place B4 c4; end' },
      ],
      unit: 'turn',
    },
    {
      id: 'tool',
      point: ['tool:grozing-pliers'],
      right: ['use grozing-pliers'],
      unit: 'tools',
    },
    { id: 'change', point: ['pool:G6', 'cell:0-c3'], right: ['pick G6; down; put c3'], unit: 'grozing-pliers' },
    { id: 'price', point: ['tool:grozing-pliers'], unit: 'tool-price' },
    {
      id: 'last',
      position: {
        ...TABLE,
        windows: [
          'P5 B3 R2 G6 Y1 / G1 Y4 B6 R3 G2 / P6 B1 G5 Y2 R4 / G4 R3 .. P6 ..',
          'G4 Y6 R5 .. R6 / P3 R4 Y1 G2 Y3 / .. B6 P5 B4 G1 / P1 Y3 R2 G5 ..',
        ],
        pool: 'Y1 R5',
        track: ['P2', 'R2', 'G5', 'B6 Y3', 'P2', 'Y2 B3', 'B1 G4', 'R6 P5', 'G3'],
        start: 1,
        turn: 3,
        tokens: [2, 1],
        paid: [1, 1, 1],
      },
      point: ['pool:Y1', 'cell:0-d3'],
      right: ['place Y1 d3'],
      unit: 'score-empty',
    },
    { id: 'over', right: ['end'], unit: 'end' },
    {
      id: 'count',
      point: ['goal:G', ...TABLE.publicObjectives.map((id) => `goal:${id}`), 'cell:0-d5'],
      unit: 'scoring',
    },
  ],
});
