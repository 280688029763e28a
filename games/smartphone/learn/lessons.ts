import { first } from './lesson/first.ts';
import { steve } from './lesson/steve.ts';

/** What can be learnt step by step: the game, and playing alone. */
export const lessons = [first, steve];
