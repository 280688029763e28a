import type { SentientUnit } from './unit.ts';

const ALL = [1, 1, 1, 1];
const NONE = [0, 0, 0, 0];

/** Rounds, turns, and passing. */
export const round: readonly SentientUnit[] = [
  { id: 'rounds', chapter: 'round', rulings: [29], see: ['round-setup', 'five-turns', 'round-end'] },
  { id: 'round-setup', chapter: 'round', rulings: [2], see: ['factory', 'investor-stacks', 'dice'] },
  { id: 'investor-stacks', chapter: 'round', rulings: [2], see: ['round-setup', 'investors'] },
  {
    id: 'turn',
    chapter: 'round',
    refusals: ['agent-first'],
    about: ['step:agent'],
    see: ['procure', 'pass'],
    examples: [
      {
        position: {},
        tries: [{ move: 'agent 1' }, { move: 'pass' }, { move: 'plug 1', refused: 'agent-first' }],
      },
    ],
  },
  { id: 'turn-order', chapter: 'round', refusals: ['not-your-turn'], see: ['first-order', 'next-order', 'tie-order'] },
  { id: 'five-turns', chapter: 'round', rulings: [5], sure: 'deduced', see: ['pass', 'pass-forced', 'round-end'] },
  {
    id: 'end-turn',
    chapter: 'round',
    refusals: ['end-first'],
    about: ['step:end'],
    sure: 'ours',
    see: ['undo', 'turn-order'],
    examples: [
      {
        position: { step: 'end', bots: ['5 . . .'] },
        tries: [{ move: 'end' }, { move: 'pass', refused: 'end-first' }, { move: 'agent 1', refused: 'end-first' }],
      },
    ],
  },
  { id: 'round-end', chapter: 'round', see: ['score-bots', 'win-investor', 'refresh'] },
  { id: 'refresh', chapter: 'round', rulings: [26, 27], see: ['round-setup', 'leftovers', 'next-order'] },
  {
    id: 'leftovers',
    chapter: 'round',
    rulings: [25],
    sure: 'ours',
    see: ['deck-empty', 'minimum'],
  },
  {
    id: 'pass',
    chapter: 'passing',
    rulings: [4],
    see: ['wipe', 'pass-once', 'next-order', 'why-pass'],
    examples: [
      {
        position: { turn: 2, next: [1], agents: [[1, 0, 0, 0], NONE] },
        tries: [{ move: 'pass' }],
        shows: ['order', 'supply'],
      },
    ],
  },
  {
    id: 'wipe',
    chapter: 'passing',
    rulings: [6],
    see: ['pass-forced', 'deck-empty'],
    examples: [{ position: { factory: [1, 2, 3, 4] }, play: 'pass', chance: [55, 54, 53, 52] }],
  },
  {
    id: 'pass-once',
    chapter: 'passing',
    refusals: ['already-passed'],
    rulings: [8],
    see: ['pass', 'five-turns'],
    examples: [
      {
        position: { turn: 2, next: [0] },
        tries: [{ move: 'agent 1' }, { move: 'pass', refused: 'already-passed' }],
      },
    ],
  },
  {
    id: 'pass-forced',
    chapter: 'passing',
    rulings: [7],
    see: ['wipe', 'next-order'],
    examples: [
      {
        position: {
          step: 'end',
          turn: 7,
          next: [1],
          factory: [1, 2, 3, 4],
          agents: [ALL, [1, 1, 1, 0]],
        },
        play: 'end',
        shows: ['order', 'supply', 'factory'],
        tries: [{ move: 'agent 4' }, { move: 'pass', refused: 'already-passed' }],
      },
    ],
  },
  {
    id: 'next-order',
    chapter: 'passing',
    rulings: [22],
    see: ['first-order', 'why-pass', 'pass-round-3'],
    examples: [
      {
        position: { seats: 3, turn: 6, next: [2, 0], agents: [[1, 0, 0, 0], [1, 1, 0, 0], NONE] },
        tries: [{ move: 'pass', refused: 'already-passed' }],
        shows: ['order'],
      },
    ],
  },
  {
    id: 'pass-round-3',
    chapter: 'passing',
    names: '3 third last final trzecia ostatnia koniec',
    rulings: [23],
    see: ['wipe', 'next-order'],
    examples: [{ position: { round: 3 }, tries: [{ move: 'pass' }] }],
  },
  { id: 'why-pass', chapter: 'passing', see: ['next-order', 'wipe', 'tie-order'] },
];
