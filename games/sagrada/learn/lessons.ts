import { first } from './lesson/first.ts';
import { solo } from './lesson/solo.ts';

/** What can be learnt step by step: the game, and what is different alone. */
export const lessons = [first, solo];
