import { scored } from './scored.ts';
import { sureOf } from './sureness.ts';
import type { SentientExample, SentientUnit } from './unit.ts';

/** What of the deck is reconstructed is said in one place; a unit says it of its own numbers. */
function bot(
  id: string,
  cards: readonly number[],
  example: SentientExample,
  unit: Partial<SentientUnit> = {},
): SentientUnit {
  const about = cards.map((card) => `card:${card}`);
  return { id, chapter: 'bots', about, examples: [example], see: ['bots', 'deck'], ...sureOf(cards), ...unit };
}

const OURS = 'reconstructed';

/** How to read a bot, and when each of them scores. */
export const bots: readonly SentientUnit[] = [
  {
    id: 'bots',
    chapter: 'bots',
    see: ['information', 'transport', 'industry', 'military', 'service', 'corners'],
    signs: ['bot'],
    examples: [scored([6, 5, 3, 4, 2], '53 21 7 39', [5, 3, 2, 4])],
  },
  { id: 'corners', chapter: 'bots', sure: OURS, signs: ['corners'], see: ['plus', 'minus', 'equals', 'deck'] },
  bot('information', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], scored([4, 2, 4, 4, 1], '7 . 8 .', [2, 7]), {
    see: ['bots', 'types'],
  }),
  {
    id: 'transport',
    chapter: 'bots',
    see: ['transport-less', 'transport-greater', 'transport-at-most', 'transport-at-least', 'transport-equal'],
    examples: [scored([2, 5, 4, 4, 1], '37 39 45 40', [4, 4, 5, 4])],
  },
  bot('transport-less', [37, 38], scored([2, 5, 4, 4, 1], '37 . 38 .', [4, 0]), {
    see: ['transport-at-most', 'transport-greater'],
  }),
  bot('transport-greater', [39, 40], scored([5, 2, 4, 4, 1], '39 . 40 .', [4, 0]), {
    see: ['transport-at-least', 'transport-less'],
  }),
  bot('transport-at-most', [41, 42], scored([4, 4, 5, 2, 1], '41 . 42 .', [3, 0]), {
    see: ['transport-less', 'transport-at-least'],
  }),
  bot('transport-at-least', [43, 44], scored([4, 4, 2, 5, 1], '43 . 44 .', [3, 0]), {
    see: ['mirrors', 'transport-at-most'],
  }),
  bot('transport-equal', [45, 46, 47, 48], scored([4, 4, 2, 5, 1], '45 . 46 .', [5, 0]), {
    see: ['transport', 'equals'],
  }),
  {
    id: 'industry',
    chapter: 'bots',
    see: ['even-odd', 'sum-odd', 'both-odd', 'odd-even', 'sum-even', 'both-even'],
    examples: [scored([4, 3, 5, 2, 1], '13 21 17 .', [3, 3, 2])],
  },
  bot('even-odd', [13, 14], scored([4, 3, 5, 2, 1], '13 . 14 .', [3, 0]), {
    rulings: [14],
    see: ['odd-even', 'deck'],
  }),
  bot('odd-even', [15, 16], scored([3, 4, 2, 5, 1], '15 . 16 .', [3, 0]), { see: ['mirrors', 'even-odd'] }),
  bot('sum-odd', [17, 18], scored([4, 3, 2, 6, 1], '17 . 18 .', [2, 0]), { see: ['sum-even', 'deck'] }),
  bot('sum-even', [19, 20], scored([2, 6, 4, 3, 1], '19 . 20 .', [2, 0]), { see: ['mirrors', 'sum-odd'] }),
  bot('both-odd', [21, 22], scored([5, 3, 5, 2, 1], '21 . 22 .', [3, 0]), { see: ['both-even', 'industry'] }),
  bot('both-even', [23, 24], scored([2, 6, 5, 2, 1], '23 . 24 .', [3, 0]), {
    see: ['mirrors', 'both-odd'],
  }),
  {
    id: 'military',
    chapter: 'bots',
    sure: OURS,
    see: ['sum-outside', 'sum-seven', 'sum-low', 'sum-high', 'difference'],
    examples: [scored([1, 3, 4, 6, 5], '33 27 36 29', [4, 5, 4, 3])],
  },
  bot('sum-outside', [25, 26], scored([1, 3, 5, 4, 6], '25 26 . .', [4, 0]), {
    rulings: [15],
    see: ['sum-low', 'sum-high'],
  }),
  bot('sum-seven', [27, 28], scored([2, 5, 3, 3, 1], '27 . 28 .', [5, 0]), { see: ['military', 'deck'] }),
  bot('sum-low', [33, 34], scored([2, 3, 4, 2, 1], '33 . 34 .', [4, 0]), {
    rulings: [15],
    see: ['sum-high', 'sum-outside'],
  }),
  bot('sum-high', [35, 36], scored([4, 5, 4, 4, 1], '35 . 36 .', [4, 0]), {
    rulings: [15],
    see: ['sum-low', 'sum-outside'],
  }),
  bot('difference', [29, 30, 31, 32], scored([3, 4, 6, 1, 2], '29 31 30 .', [3, 4, 0]), {
    rulings: [16],
    see: ['wrap', 'military'],
  }),
  {
    id: 'service',
    chapter: 'bots',
    rulings: [17],
    see: ['lower-less-1', 'higher-less-2', 'sum-less-6', '7-less-higher', '5-less-lower', '8-less-sum'],
    examples: [scored([6, 5, 1, 2, 3], '53 . 54 .', [5, 0])],
  },
  bot('lower-less-1', [49, 50], scored([4, 6, 1, 5, 2], '49 . 50 .', [3, 0]), { see: ['service', 'higher-less-2'] }),
  bot('higher-less-2', [51, 52], scored([4, 6, 1, 2, 3], '51 . 52 .', [4, 0]), { see: ['service', 'lower-less-1'] }),
  bot('sum-less-6', [53, 54], scored([6, 5, 3, 3, 1], '53 . 54 .', [5, 0]), { see: ['service', '8-less-sum'] }),
  bot('7-less-higher', [55, 56], scored([1, 2, 3, 6, 4], '55 . 56 .', [5, 1]), {
    rulings: [18],
    see: ['service', '5-less-lower'],
  }),
  bot('5-less-lower', [57, 58], scored([1, 6, 5, 6, 4], '57 . 58 .', [4, 0]), { see: ['service', '7-less-higher'] }),
  bot('8-less-sum', [59, 60], scored([1, 2, 4, 5, 6], '59 . 60 .', [5, 0]), { see: ['service', 'sum-less-6'] }),
  { id: 'mirrors', chapter: 'bots', sure: OURS, see: ['deck', 'corrections'] },
  { id: 'deck', chapter: 'bots', sure: OURS, see: ['mirrors', 'corrections'] },
];
