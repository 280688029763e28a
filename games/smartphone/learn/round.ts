import { duel, type GameUnit } from './duel.ts';

export const round: readonly GameUnit[] = [
  {
    id: 'round',
    chapter: 'round',
    see: ['planning', 'price', 'production', 'improve', 'research', 'logistics', 'sales'],
  },
  {
    id: 'priority',
    chapter: 'round',
    refusals: ['not-your-turn'],
    see: ['priority-ties', 'priority-anew', 'price'],
    examples: [
      {
        position: duel({ prices: { green: 5, red: 4 }, goods: { green: 1, red: 1 }, phase: 7 }),
        tries: [{ move: 'sell cis' }],
        shows: ['prices', 'order', 'regions'],
      },
    ],
  },
  {
    id: 'priority-ties',
    chapter: 'round',
    see: ['priority', 'vp-track', 'colours'],
    examples: [
      {
        position: duel({ round: 2, earned: { green: [17], red: [11] }, goods: { green: 1, red: 1 }, phase: 7 }),
        tries: [{ move: 'sell cis' }],
        shows: ['prices', 'vp', 'order'],
      },
      {
        position: duel({ round: 2, earned: { green: [17], red: [13] }, goods: { green: 1, red: 1 }, phase: 7 }),
        tries: [{ move: 'sell north_africa' }],
        shows: ['prices', 'vp', 'order'],
      },
    ],
  },
  {
    id: 'priority-anew',
    chapter: 'round',
    rulings: [15],
    sure: 'deduced',
    see: ['priority', 'bonus-price', 'nfc-a'],
    examples: [
      {
        position: duel({
          retailers: { canada: 'rS2-A' },
          progress: { red: { canada: 1 } },
          trucks: { red: 1 },
          goods: { green: 1, red: 1 },
          round: 2,
          earned: { green: [7], red: [13] },
          phase: 6,
        }),
        play: 'expand canada; price down; end',
        tries: [{ move: 'sell cis' }],
        shows: ['phase', 'prices', 'order', 'region:canada'],
      },
    ],
  },
  {
    id: 'one-thing',
    chapter: 'round',
    refusals: ['not-asked'],
    see: ['round'],
    examples: [
      {
        position: duel({ goods: { green: 1 }, trucks: { green: 1 }, phase: 7 }),
        tries: [{ move: 'expand europe', refused: 'not-asked' }, { move: 'sell north_africa' }],
        shows: ['phase', 'company', 'regions'],
      },
    ],
  },
  {
    id: 'progress',
    chapter: 'round',
    refusals: ['no-progress'],
    see: ['research', 'logistics', 'finish', 'entry'],
    examples: [
      {
        position: duel({ trucks: { green: 1 }, phase: 6 }),
        play: 'expand europe',
        tries: [{ move: 'expand europe', refused: 'no-progress' }, { move: 'end' }],
      },
    ],
  },
  { id: 'round-end', chapter: 'round', see: ['unsold', 'display', 'price'] },
];
