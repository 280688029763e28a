import { beside, duel, type GameUnit } from './duel.ts';

const COMPANIES = [0, 1, 2, 3, 4];

export const research: readonly GameUnit[] = [
  {
    id: 'research',
    chapter: 'research',
    about: ['step:research'],
    see: ['finish', 'cost', 'patent', 'progress'],
    examples: [
      {
        position: duel({ gears: { green: 2 }, phase: 5 }),
        play: 'research gps',
        tries: [{ move: 'research gps' }, { move: 'research 4g' }, { move: 'end' }],
      },
    ],
  },
  {
    id: 'finish',
    chapter: 'research',
    about: ['step:finish'],
    refusals: ['finished-already', 'paid-already'],
    rulings: [8],
    sure: 'ours',
    see: ['cost', 'patent', 'works-from', 'own-turn'],
    examples: [
      {
        position: duel({ gears: { green: 2 }, research: { green: { gps: 2 } }, phase: 5 }),
        play: 'research gps',
        tries: [{ move: 'research gps', refused: 'finished-already' }, { move: 'research wifi' }],
      },
      {
        position: beside('rM2-B', { research: { red: { gps: 2 } } }),
        play: 'expand canada; research gps',
        tries: [{ move: 'research gps', refused: 'paid-already' }, { move: 'research wifi' }],
      },
    ],
  },
  { id: 'cost', chapter: 'research', see: ['patent', 'controller-a', 'finish'] },
  {
    id: 'patent',
    chapter: 'research',
    see: ['cost', 'own-turn', 'score-patents'],
    examples: [
      {
        position: duel({
          gears: { green: 1, red: 1 },
          research: { green: { controller: 3 }, red: { controller: 3 } },
          phase: 5,
        }),
        play: 'research controller; end',
        shows: ['companies', 'technologies'],
        tries: [{ move: 'research controller', refused: 'finished-already' }],
        counted: [
          { seat: 0, line: 'patents', points: 8 },
          { seat: 1, line: 'patents', points: 0 },
        ],
      },
    ],
  },
  { id: 'own-turn', chapter: 'research', rulings: [7], sure: 'deduced', see: ['finish', 'bonus-research', 'patent'] },
  {
    id: 'several',
    chapter: 'research',
    refusals: ['not-paid'],
    rulings: [27],
    sure: 'ours',
    see: ['finish', 'liion-b', 'controller-a'],
    examples: [
      {
        position: duel({
          sides: { liion: 'B' },
          owned: { red: ['gps', 'liion'] },
          research: { green: { gps: 2, liion: 3 } },
          phase: 5,
        }),
        tries: [{ move: 'finish gps' }, { move: 'finish liion' }, { move: 'finish nfc', refused: 'not-paid' }],
      },
    ],
  },
  {
    id: 'works-from',
    chapter: 'research',
    rulings: [26, 28],
    sure: 'deduced',
    see: ['technology-use', 'purple-customer'],
    examples: [
      {
        position: duel({
          gears: { green: 1 },
          research: { green: { wifi: 2 } },
          goods: { green: 3 },
          prices: { green: 8, red: 8 },
          phase: 5,
        }),
        play: 'research wifi; end; end',
        tries: [{ move: 'sell north_africa' }],
      },
    ],
  },
  {
    id: 'office-stock',
    chapter: 'research',
    refusals: ['no-marker'],
    rulings: [36],
    sure: 'ours',
    about: COMPANIES.map((company) => `stock:${company}`),
    see: ['finish', 'entry'],
    examples: [
      {
        position: duel({ markers: { green: 0 }, owned: { green: ['wifi'] }, trucks: { green: 1 }, phase: 6 }),
        tries: [{ move: 'second north_africa', refused: 'no-marker' }, { move: 'expand europe' }],
      },
    ],
  },
];
