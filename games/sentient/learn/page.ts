import { signs } from './signs.ts';
import type { SentientUnit } from './unit.ts';

/** What is particular to playing here. */
export const page: readonly SentientUnit[] = [
  { id: 'hidden', chapter: 'page', sure: 'ours', see: ['scored-bots', 'refill'] },
  {
    id: 'undo',
    chapter: 'page',
    sure: 'ours',
    see: ['end-turn', 'refill'],
  },
  { id: 'score-so-far', chapter: 'page', see: ['scoring', 'neighbours'] },
  { id: 'signs', chapter: 'page', signs: Object.keys(signs), see: ['corners', 'bots', 'investors'] },
  { id: 'our-rulings', chapter: 'page', see: ['deck', 'leftovers', 'refill'] },
  { id: 'corrections', chapter: 'page', sure: 'ours', see: ['deck', 'company'] },
];
