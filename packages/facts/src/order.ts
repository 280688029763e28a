import type { Question } from './source.ts';

/** Answers as they are read: numbers from the least to the most, everything else the best first, as it comes. */
export function inReadingOrder<A extends { readonly cell: string }>(
  answers: readonly A[],
  { isOrdered }: Pick<Question, 'isOrdered'>,
): readonly A[] {
  return isOrdered ? [...answers].sort((a, b) => Number.parseInt(a.cell, 10) - Number.parseInt(b.cell, 10)) : answers;
}
