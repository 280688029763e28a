import { counted, duel, type GameUnit } from './duel.ts';

export const scoring: readonly GameUnit[] = [
  {
    id: 'score-sales',
    chapter: 'scoring',
    see: ['price', 'control', 'nfc-a'],
    examples: [
      {
        position: counted({
          offices: { emirates: ['green'] },
          prices: { green: 3 },
          sold: { emirates: 'green green - green' },
        }),
        counted: [
          { seat: 0, line: 'sales-5', points: 9 },
          { seat: 0, line: 'control-5', points: 1 },
        ],
      },
    ],
  },
  {
    id: 'control',
    chapter: 'scoring',
    see: ['control-numbers', 'control-second', 'control-tie', 'control-none'],
    examples: [
      {
        position: counted({ offices: { emirates: ['red', 'green'] }, sold: { emirates: 'green green red' } }),
        counted: [
          { seat: 0, line: 'control-5', points: 2 },
          { seat: 1, line: 'control-5', points: 0 },
        ],
      },
    ],
  },
  {
    id: 'control-numbers',
    chapter: 'scoring',
    rulings: [14],
    see: ['control', 'size-s', 'size-m', 'size-l', 'second-office'],
    examples: [
      {
        position: counted({ offices: { europe: ['red', 'red', 'green'] }, sold: { europe: 'green' } }),
        counted: [
          { seat: 0, line: 'control-5', points: 5 },
          { seat: 1, line: 'control-5', points: 0 },
        ],
      },
    ],
  },
  {
    id: 'control-second',
    chapter: 'scoring',
    see: ['control-numbers', 'control-tie'],
    examples: [
      {
        position: counted({
          offices: { india: ['green', 'red', 'green', 'red'] },
          sold: { india: 'green green red' },
        }),
        counted: [
          { seat: 0, line: 'control-5', points: 6 },
          { seat: 1, line: 'control-5', points: 3 },
        ],
      },
    ],
  },
  {
    id: 'control-tie',
    chapter: 'scoring',
    sure: 'deduced',
    see: ['leftmost', 'control-second', 'priority'],
    examples: [
      {
        position: duel({
          offices: { europe: ['green', 'red', 'red'] },
          sold: { europe: 'red green green red' },
          goods: { green: 1 },
          round: 5,
          phase: 7,
        }),
        tries: [{ move: 'sell north_africa' }, { move: 'end' }],
        shows: ['companies', 'region:europe'],
      },
      {
        position: counted({
          offices: { europe: ['green', 'red', 'red'] },
          sold: { europe: 'red green green red' },
        }),
        counted: [
          { seat: 0, line: 'control-5', points: 2 },
          { seat: 1, line: 'control-5', points: 5 },
        ],
      },
    ],
  },
  {
    id: 'control-none',
    chapter: 'scoring',
    rulings: [13],
    sure: 'deduced',
    see: ['control', '4g-b'],
    examples: [
      {
        position: counted({ offices: { europe: ['green', 'green', 'red'] }, sold: { europe: 'red' } }),
        counted: [
          { seat: 0, line: 'control-5', points: 0 },
          { seat: 1, line: 'control-5', points: 5 },
        ],
      },
      {
        position: counted({ sides: { '4g': 'B' }, owned: { green: ['4g'] }, sold: { usa: 'green', cis: 'green' } }),
        counted: [{ seat: 0, line: 'control-5', points: 2 }],
      },
    ],
  },
  {
    id: 'score-patents',
    chapter: 'scoring',
    see: ['patent', 'end'],
    examples: [
      {
        position: counted({ owned: { green: ['gps', 'nfc'], red: ['gps'] }, patents: { gps: 'red' } }),
        counted: [
          { seat: 0, line: 'patents', points: 10 },
          { seat: 1, line: 'patents', points: 6 },
        ],
      },
    ],
  },
  {
    id: 'score-retailers',
    chapter: 'scoring',
    see: ['retailer-office', 'end'],
    examples: [
      {
        position: counted({ retailers: { canada: 'rS1-A' }, offices: { canada: ['green', 'red'] } }),
        counted: [
          { seat: 0, line: 'retailers', points: 11 },
          { seat: 1, line: 'retailers', points: 6 },
        ],
      },
    ],
  },
  {
    id: 'score-start',
    chapter: 'scoring',
    see: ['colours', 'end'],
    examples: [
      {
        position: counted({}),
        counted: [
          { seat: 0, line: 'start', points: 3 },
          { seat: 1, line: 'start', points: 7 },
        ],
      },
    ],
  },
];
