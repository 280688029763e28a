import { plugged } from './scored.ts';
import type { SentientUnit } from './unit.ts';

const NONE = [0, 0, 0, 0];

/** From the factory into the network. */
export const procuring: readonly SentientUnit[] = [
  { id: 'procure', chapter: 'procuring', see: ['agent', 'plug', 'calibration'] },
  {
    id: 'agent',
    chapter: 'procuring',
    rulings: [10],
    see: ['assistants', 'influence', 'refill'],
    examples: [
      {
        position: {
          turn: 2,
          agents: [
            [1, 0, 0, 0],
            [1, 0, 0, 0],
          ],
          assistants: [NONE, [2, 0, 0, 0]],
        },
        tries: [{ move: 'agent 1' }, { move: 'agent 3' }],
      },
    ],
  },
  {
    id: 'assistants',
    chapter: 'procuring',
    refusals: ['assistants'],
    rulings: [21],
    about: ['step:more'],
    see: ['influence', 'one-supply', 'block'],
    examples: [
      {
        position: { turn: 2, agents: [[0, 1, 0, 0], NONE], assistants: [[0, 3, 0, 0], NONE] },
        tries: [{ move: 'agent 3' }, { move: 'agent 3 with 2' }, { move: 'agent 3 with 3', refused: 'assistants' }],
      },
    ],
  },
  {
    id: 'one-supply',
    chapter: 'procuring',
    sure: 'deduced',
    see: ['assistants', 'no-blocker', 'refresh'],
    examples: [
      {
        position: { hand: 7, agents: [[1, 0, 0, 0], NONE], assistants: [[5, 0, 0, 0], NONE] },
        tries: [{ move: 'plug 1' }, { move: 'plug 1 block left', refused: 'no-blocker' }],
      },
    ],
  },
  {
    id: 'refill',
    chapter: 'procuring',
    rulings: [9],
    sure: 'deduced',
    see: ['deck-empty', 'undo', 'plug'],
    examples: [
      { position: { factory: [7, 21, 39, 53] }, play: 'agent 1', chance: [0], shows: ['factory:1-2', 'hand'] },
    ],
  },
  { id: 'deck-empty', chapter: 'procuring', rulings: [24], sure: 'ours', see: ['leftovers', 'wipe'] },
  {
    id: 'plug',
    chapter: 'network',
    refusals: ['plug-first'],
    about: ['step:plug', 'hand:'],
    see: ['slot-taken', 'calibration', 'block'],
    examples: [
      {
        position: { hand: 5 },
        tries: [{ move: 'plug 1' }, { move: 'plug 4' }, { move: 'pass', refused: 'plug-first' }],
      },
    ],
  },
  {
    id: 'slot-taken',
    chapter: 'network',
    refusals: ['slot-taken'],
    see: ['plug', 'refresh'],
    examples: [
      {
        position: { hand: 45, bots: ['53 . . .'] },
        tries: [{ move: 'plug 2' }, { move: 'plug 1', refused: 'slot-taken' }],
      },
    ],
  },
  {
    id: 'calibration',
    chapter: 'network',
    rulings: [19],
    see: ['plus', 'minus', 'equals', 'wrap', 'block'],
    examples: [plugged(7, [3, 4, 1, 5, 2], 'plug 1', 2)],
  },
  {
    id: 'plus',
    chapter: 'network',
    about: ['corner:+'],
    see: ['wrap', 'block'],
    examples: [plugged(11, [5, 6, 1, 3, 2], 'plug 1', 7)],
  },
  {
    id: 'minus',
    chapter: 'network',
    about: ['corner:-'],
    see: ['wrap', 'block'],
    examples: [plugged(2, [2, 1, 4, 3, 5], 'plug 1', 7)],
  },
  {
    id: 'equals',
    chapter: 'network',
    about: ['corner:='],
    see: ['nothing-to-block', 'transport-equal'],
    examples: [plugged(45, [4, 3, 6, 1, 2], 'plug 1', 5)],
  },
  {
    id: 'wrap',
    chapter: 'network',
    rulings: [19],
    see: ['calibration', 'difference'],
    examples: [plugged(1, [6, 1, 3, 4, 2], 'plug 1', 7), plugged(12, [1, 6, 3, 4, 2], 'plug 1', 7)],
  },
  {
    id: 'neighbours',
    chapter: 'network',
    see: ['score-bots', 'block'],
    examples: [
      {
        position: { hand: 5, dice: [[3, 3, 1, 6, 2]], bots: ['45 . . .'] },
        play: 'plug 2',
        counted: [{ seat: 0, line: 'bot-1-1', points: 0 }],
      },
      {
        position: { hand: 5, dice: [[3, 3, 1, 6, 2]], bots: ['45 . . .'] },
        play: 'plug 2 block left',
        counted: [{ seat: 0, line: 'bot-1-1', points: 5 }],
      },
    ],
  },
  {
    id: 'block',
    chapter: 'network',
    rulings: [20],
    about: ['block:left', 'block:right'],
    see: ['nothing-to-block', 'no-blocker', 'block-later'],
    examples: [plugged(7, [4, 4, 1, 5, 2], 'plug 1 block both', 7)],
  },
  {
    id: 'nothing-to-block',
    chapter: 'network',
    refusals: ['nothing-to-block'],
    rulings: [20],
    see: ['equals', 'block'],
    examples: [
      {
        position: { hand: 45 },
        tries: [{ move: 'plug 1 block left' }, { move: 'plug 1 block right', refused: 'nothing-to-block' }],
      },
    ],
  },
  {
    id: 'no-blocker',
    chapter: 'network',
    refusals: ['no-blocker'],
    see: ['one-supply', 'block'],
    examples: [
      {
        position: { hand: 7, agents: [[1, 0, 0, 0], NONE], assistants: [[4, 0, 0, 0], NONE] },
        tries: [{ move: 'plug 1 block left' }, { move: 'plug 1 block both', refused: 'no-blocker' }],
      },
    ],
  },
  { id: 'block-later', chapter: 'network', rulings: [20], see: ['block', 'refresh', 'neighbours'] },
];
