import type { SentientUnit } from './unit.ts';

const SEATS = [0, 1, 2, 3];
const PLACES = [1, 2, 3, 4, 5];

/** What it is about, what lies on the table, and how a game is set up. */
export const game: readonly SentientUnit[] = [
  { id: 'goal', chapter: 'game', rulings: [1], see: ['rounds', 'turn', 'score-bots', 'score-investors'] },
  {
    id: 'network',
    chapter: 'game',
    about: SEATS.flatMap((seat) => PLACES.map((place) => `die:${seat}-${place}`)),
    see: ['plug', 'dice', 'calibration'],
    examples: [{ position: { dice: [[6, 5, 3, 4, 2]], bots: ['53 . . .'] }, shows: ['network'] }],
  },
  { id: 'dice', chapter: 'game', rulings: [29], sure: 'deduced', see: ['network', 'calibration', 'wrap'] },
  {
    id: 'factory',
    chapter: 'game',
    about: ['place:1', 'place:2', 'place:3', 'place:4'],
    see: ['agent', 'investors', 'refill'],
    examples: [{ position: { factory: [7, 21, 39, 53] }, shows: ['factory'] }],
  },
  {
    id: 'pawns',
    chapter: 'game',
    about: SEATS.map((seat) => `supply:${seat}`),
    signs: ['pawns'],
    see: ['agent', 'assistants', 'block'],
  },
  { id: 'types', chapter: 'game', rulings: [33], signs: ['types'], see: ['bots', 'investors', 'score-investors'] },
  { id: 'setup', chapter: 'setup', see: ['company', 'first-order', 'round-setup'] },
  { id: 'company', chapter: 'setup', rulings: [3], see: ['printed-investor', 'our-rulings'] },
  { id: 'first-order', chapter: 'setup', see: ['turn-order', 'next-order'] },
  { id: 'players', chapter: 'setup', rulings: [30], sure: 'deduced', see: ['setup', 'five-turns'] },
  { id: 'colours', chapter: 'setup', rulings: [34], sure: 'deduced', see: ['pawns', 'setup'] },
];
