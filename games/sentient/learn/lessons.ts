import { first } from './lesson/first.ts';

/** What can be learnt step by step. */
export const lessons = [first];
