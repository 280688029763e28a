import { defineLesson } from '@stolik/learn';
import { type Position, stateOf } from '../position.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** Who sits there: an Industry investor is printed on the board of whoever learns. */
const COMPANIES = { printed: ['industry', 'service'] } as const satisfies Position;

/** Sentient for whoever has never seen it: the whole first round, a turn of the second, and the last of the game. */
export const first = defineLesson({
  id: 'sentient',
  seat: 0,
  seats: 2,
  stateOf,
  words: { en, pl },
  steps: [
    {
      id: 'goal',
      position: {
        ...COMPANIES,
        factory: [49, 40, 29, 12],
        investors: ['information', 'industry', 'military', 'service', 'transport'],
        dice: [
          [3, 3, 4, 6, 3],
          [2, 5, 1, 6, 4],
        ],
      },
      point: ['factory:2', 'slot:0-1'],
      right: ['agent 2; plug 1'],
      // Bot 33 comes.
      chance: [30],
      unit: 'procure',
    },
    {
      id: 'turned',
      point: ['die:0-1'],
      right: ['end'],
      // Bot 27.
      replies: [{ seat: 1, play: 'agent 3; plug 4; end', chance: [25] }],
      unit: 'calibration',
    },
    {
      id: 'block',
      point: ['factory:3', 'slot:0-2'],
      right: ['agent 3; plug 2 block left'],
      // Bot 52.
      chance: [45],
      unit: 'block',
    },
    {
      id: 'influence',
      point: ['investor:industry', 'investor:military', 'investor:service'],
      right: ['end'],
      // Bot 36.
      replies: [{ seat: 1, play: 'agent 3 with 1; plug 3; end', chance: [31] }],
      unit: 'influence',
    },
    {
      id: 'assistants',
      point: ['investor:military', 'factory:2', 'step:more', 'slot:0-4'],
      right: ['agent 2 with 2; plug 4'],
      // Bot 54.
      chance: [45],
      unit: 'assistants',
    },
    { id: 'wrap', point: ['die:0-4'], unit: 'wrap' },
    {
      id: 'race',
      point: ['investor:military'],
      right: ['end'],
      // Bot 38.
      replies: [{ seat: 1, play: 'agent 1; plug 1; end', chance: [32] }],
      unit: 'score-investors',
    },
    {
      id: 'pass',
      point: ['slot:0-3'],
      right: ['pass'],
      // Bots 14, 10, 45 and 35, then 59.
      chance: [12, 9, 35, 28],
      replies: [{ seat: 1, play: 'agent 4 with 1; plug 2; end', chance: [44] }],
      unit: 'pass',
    },
    {
      id: 'fits',
      point: ['factory:1', 'slot:0-3'],
      right: ['agent 1; plug 3 block right', 'agent 1 with 1; plug 3 block right'],
      // Bot 8.
      chance: [7],
      unit: 'neighbours',
      isQuiet: true,
    },
    {
      id: 'round',
      right: ['end'],
      // Bots 5, 24, 43 and 46, the investors, the dice of both, and then bot 7.
      chance: [4, 18, 29, 30, 4, 2, 0, 1, 1, 4, 5, 0, 3, 2, 3, 4, 1, 1],
      replies: [{ seat: 1, play: 'agent 4; plug 1; end', chance: [5] }],
      unit: 'round-end',
    },
    { id: 'counted', unit: 'win-investor' },
    { id: 'order', point: ['stack:order'], unit: 'next-order' },
    {
      id: 'pays',
      point: ['factory:2', 'slot:0-1', 'slot:0-3'],
      right: ['agent 2; plug 1', 'agent 2; plug 3', 'agent 2 with *; plug 1', 'agent 2 with *; plug 3'],
      // Bot 6.
      chance: [4],
      unit: 'printed-investor',
    },
    {
      id: 'last',
      position: {
        ...COMPANIES,
        round: 3,
        turn: 9,
        order: [1, 0],
        next: [1, 0],
        factory: [60, 30, 3, 42],
        investors: ['service', 'military', 'transport', 'industry', 'information'],
        earlier: [
          ['4 40 3 27 4 14 1 33 4', '2 24 6 25 5 50 4 31 6'],
          ['1 49 5 35 5 52 6 29 5', '3 46 3 55 5 57 2 4 2'],
        ],
        dice: [
          [1, 3, 5, 2, 6],
          [6, 5, 4, 4, 5],
        ],
        bots: ['37 51 28 .', '53 58 44 9'],
        agents: [
          [0, 0, 2, 1],
          [2, 0, 1, 1],
        ],
        assistants: [
          [0, 0, 1, 1],
          [1, 0, 0, 2],
        ],
        tokens: [
          { information: 1, industry: 1, military: 2, service: 1 },
          { information: 1, industry: 1, transport: 2, service: 1 },
        ],
        chips: [3, 5],
        discards: [38, 54, 36, 12, 10, 45, 59, 8, 5, 43, 7, 6],
      },
      point: ['investor:military', 'factory:2', 'step:more', 'slot:0-4'],
      right: ['agent 2 with 3; plug 4'],
      // Bot 20.
      chance: [9],
      unit: 'win-investor',
      isQuiet: true,
    },
    { id: 'over', point: ['investor:military'], right: ['end'], unit: 'end' },
    { id: 'count', point: ['standing:0'], unit: 'scoring' },
  ],
});
