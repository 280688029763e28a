import { defineLesson } from '@stolik/learn';
import { stateOf } from '../position.ts';
import { en } from './solo-en.ts';
import { pl } from './solo-pl.ts';

/** What is different alone, for whoever knows the game. */
export const solo = defineLesson({
  id: 'sagrada-solo',
  seat: 0,
  seats: 1,
  stateOf,
  words: { en, pl },
  steps: [
    {
      id: 'target',
      position: {
        windows: ['P5 B3 R2 .. .. / G1 Y4 .. .. .. / .. .. .. .. .. / .. .. .. .. ..'],
        pool: 'R6 G2 P3 Y5',
        tools: ['grinding-stone', 'lathekin', 'grozing-pliers'],
        publicObjectives: ['light-shades', 'color-variety'],
        privates: [['B']],
        track: ['P1 R2', 'Y3'],
      },
      point: ['pool:R6', 'cell:0-b4'],
      right: ['place R6 b4; end'],
      unit: 'solo-target',
    },
    {
      id: 'payment',
      point: ['tool:grinding-stone'],
      right: ['use grinding-stone pay G2'],
      unit: 'solo-payment',
    },
    { id: 'turned', point: ['pool:P3', 'cell:0-a4'], right: ['pick P3; put a4'], unit: 'grinding-stone' },
    {
      id: 'leave',
      right: ['end'],
      // Out of the bag come B1, R4, G3 and Y2.
      chance: [46, 0, 0, 3, 29, 2, 14, 1],
      unit: 'solo-round',
    },
    { id: 'count', unit: 'solo-empty' },
  ],
});
