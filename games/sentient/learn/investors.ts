import { TYPES } from '../rules/index.ts';
import type { SentientUnit } from './unit.ts';

const NONE = [0, 0, 0, 0];

/** Influence, and what it wins. */
export const investors: readonly SentientUnit[] = [
  {
    id: 'investors',
    chapter: 'investors',
    about: TYPES.map((type) => `investor:${type}`),
    see: ['influence', 'win-investor', 'score-investors'],
    signs: ['types', 'investors'],
  },
  {
    id: 'influence',
    chapter: 'investors',
    rulings: [11],
    see: ['end-investors', 'assistants', 'win-investor'],
    examples: [{ position: { turn: 2, agents: [[0, 1, 0, 0], NONE], assistants: [[0, 2, 0, 0], NONE] } }],
  },
  {
    id: 'end-investors',
    chapter: 'investors',
    rulings: [11],
    see: ['influence', 'factory'],
    examples: [
      {
        position: {
          turn: 2,
          agents: [
            [1, 0, 0, 0],
            [0, 0, 0, 1],
          ],
        },
      },
    ],
  },
  {
    id: 'no-influence',
    chapter: 'investors',
    rulings: [11],
    see: ['block', 'influence'],
    examples: [{ position: { step: 'end', agents: [[0, 1, 0, 0], NONE], bots: ['5:both . . .'] } }],
  },
  {
    id: 'win-investor',
    chapter: 'investors',
    see: ['second-place', 'tie-agents', 'minimum'],
    examples: [
      {
        position: {
          turn: 4,
          agents: [
            [1, 1, 0, 0],
            [0, 1, 0, 0],
          ],
          assistants: [[0, 1, 0, 0], NONE],
        },
      },
    ],
  },
  {
    id: 'second-place',
    chapter: 'investors',
    see: ['score-chips', 'minimum', 'tie-agents'],
    examples: [
      {
        position: {
          seats: 3,
          turn: 3,
          agents: [
            [1, 0, 0, 0],
            [1, 0, 0, 0],
            [1, 0, 0, 0],
          ],
          assistants: [[2, 0, 0, 0], [1, 0, 0, 0], NONE],
        },
      },
    ],
  },
  {
    id: 'minimum',
    chapter: 'investors',
    rulings: [12],
    see: ['second-place', 'leftovers'],
    examples: [{ position: { turn: 2, agents: [[1, 0, 0, 0], NONE] } }],
  },
  {
    id: 'tie-agents',
    chapter: 'investors',
    rulings: [13],
    see: ['tie-order', 'win-investor'],
    examples: [
      {
        position: {
          turn: 4,
          agents: [
            [1, 0, 0, 0],
            [2, 0, 0, 0],
          ],
          assistants: [[1, 0, 0, 0], NONE],
        },
      },
    ],
  },
  {
    id: 'tie-order',
    chapter: 'investors',
    rulings: [13],
    see: ['next-order', 'tie-agents'],
    examples: [
      {
        position: {
          turn: 2,
          order: [1, 0],
          agents: [
            [1, 0, 0, 0],
            [1, 0, 0, 0],
          ],
        },
        shows: ['order', 'factory:1'],
      },
    ],
  },
];
