import { counted, duel, type GameUnit } from './duel.ts';

const COMPANIES = [0, 1, 2, 3, 4];

export const game: readonly GameUnit[] = [
  { id: 'goal', chapter: 'game', see: ['round', 'end', 'score-sales', 'control', 'patent'] },
  {
    id: 'end',
    chapter: 'game',
    about: ['step:over'],
    see: ['ties', 'score-patents', 'score-retailers', 'score-start'],
    examples: [
      {
        position: counted({
          retailers: { canada: 'rS1-A' },
          offices: { canada: ['green'] },
          owned: { green: ['gps'] },
          sold: { north_africa: '- green' },
        }),
        counted: [
          { seat: 0, line: 'start', points: 3 },
          { seat: 0, line: 'sales-5', points: 5 },
          { seat: 0, line: 'control-5', points: 2 },
          { seat: 0, line: 'patents', points: 6 },
          { seat: 0, line: 'retailers', points: 11 },
        ],
      },
    ],
  },
  { id: 'ties', chapter: 'game', see: ['end', 'control-tie', 'priority-ties'] },
  {
    id: 'vp-track',
    chapter: 'game',
    about: COMPANIES.map((company) => `company:${company}`),
    see: ['priority-ties', 'end'],
    examples: [
      {
        position: duel({ owned: { green: ['gps'] }, goods: { green: 1, red: 1 }, phase: 7 }),
        tries: [{ move: 'sell north_africa' }],
        shows: ['prices', 'vp', 'order', 'technologies'],
        counted: [
          { seat: 0, line: 'start', points: 3 },
          { seat: 0, line: 'patents', points: 6 },
          { seat: 1, line: 'start', points: 7 },
        ],
      },
    ],
  },

  { id: 'setup', chapter: 'setup', see: ['colours', 'retailer-places', 'sides'] },
  { id: 'colours', chapter: 'setup', rulings: [37], sure: 'ours', see: ['setup', 'priority-ties', 'score-start'] },
  {
    id: 'retailer-places',
    chapter: 'setup',
    see: ['retailer', 'steve', 'retailer-numbers'],
    examples: [
      {
        position: {
          colors: ['green', 'red'],
          offices: { china: ['green'] },
          goods: { green: 2 },
          prices: { green: 4 },
          phase: 7,
        },
        tries: [{ move: 'sell china', refused: 'retailer' }, { move: 'sell north_africa' }],
      },
    ],
  },
  { id: 'sides', chapter: 'setup', see: ['technology-use', 'options'] },
];
