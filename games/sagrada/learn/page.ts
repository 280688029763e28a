import { signs } from './signs.ts';
import type { SagradaUnit } from './unit.ts';

/** What is particular to playing here. */
export const page: readonly SagradaUnit[] = [
  { id: 'hidden', chapter: 'page', see: ['private', 'patterns', 'score-so-far'] },
  { id: 'undo', chapter: 'page', sure: 'ours', see: ['steps', 'fixed'] },
  { id: 'score-so-far', chapter: 'page', see: ['scoring', 'score-empty'] },
  { id: 'signs', chapter: 'page', signs: Object.keys(signs), see: ['window', 'difficulty', 'score-so-far'] },
  { id: 'our-rulings', chapter: 'page', see: ['tool-effect', 'moving-elsewhere', 'solo-privates'] },
];
