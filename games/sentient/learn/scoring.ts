import { scored } from './scored.ts';
import type { SentientUnit } from './unit.ts';

const SPENT = [4, 0, 0, 0];

/** The end, and what everything is worth. */
export const scoring: readonly SentientUnit[] = [
  {
    id: 'score-bots',
    chapter: 'scoring',
    see: ['bots', 'neighbours', 'zero'],
    examples: [scored([6, 5, 3, 4, 2], '53 21 7 39', [5, 3, 2, 4])],
  },
  {
    id: 'zero',
    chapter: 'scoring',
    see: ['service', 'score-investors'],
    examples: [
      {
        position: { dice: [[2, 2, 3, 3, 3]], bots: ['21 . . .'], printed: ['industry', 'service'] },
        counted: [
          { seat: 0, line: 'bot-1-1', points: 0 },
          { seat: 0, line: 'industry', points: 1 },
        ],
      },
    ],
  },
  {
    id: 'score-chips',
    chapter: 'scoring',
    rulings: [32],
    see: ['second-place', 'scoring'],
    examples: [{ position: { chips: [3, 1] }, counted: [{ seat: 0, line: 'chips', points: 3 }] }],
  },
  {
    id: 'score-investors',
    chapter: 'scoring',
    see: ['printed-investor', 'types', 'scored-bots'],
    examples: [
      {
        position: { bots: ['13 14 1 49'], printed: ['transport', 'service'], tokens: [{ industry: 3, military: 1 }] },
        counted: [
          { seat: 0, line: 'industry', points: 6 },
          { seat: 0, line: 'military', points: 0 },
          { seat: 0, line: 'service', points: 0 },
        ],
      },
    ],
  },
  {
    id: 'printed-investor',
    chapter: 'scoring',
    see: ['company', 'score-investors', 'ties'],
    examples: [
      {
        position: { bots: ['25 27 . .'], printed: ['military', 'service'] },
        counted: [{ seat: 0, line: 'military', points: 2 }],
      },
    ],
  },
  { id: 'scored-bots', chapter: 'scoring', rulings: [28], sure: 'ours', see: ['score-investors', 'hidden'] },
  { id: 'scoring', chapter: 'scoring', see: ['score-bots', 'score-chips', 'score-investors', 'ties'] },
  {
    id: 'end',
    chapter: 'scoring',
    refusals: ['over'],
    about: ['step:over'],
    see: ['scoring', 'ties'],
    examples: [
      {
        position: { round: 3, step: 'end', turn: 9, next: [0, 1], agents: [SPENT, SPENT] },
        play: 'end',
        tries: [{ move: 'agent 1', refused: 'over' }],
        shows: ['standing'],
      },
    ],
  },
  {
    id: 'ties',
    chapter: 'scoring',
    rulings: [31],
    see: ['printed-investor', 'tie-agents'],
  },
];
