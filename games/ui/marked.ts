import { type RefObject, useLayoutEffect } from 'react';
import { selectorOf } from './pieces.ts';

/**
 * Lets pieces stand out without drawing the board anew. What is marked is a passing emphasis of what is there, so
 * nothing depends on it.
 */
export function useMarked(board: RefObject<HTMLElement | null>, pieces: readonly string[]): void {
  useLayoutEffect(() => {
    const found = pieces.flatMap((piece) => [
      ...(board.current?.querySelectorAll<HTMLElement>(selectorOf(piece)) ?? []),
    ]);
    for (const element of found) element.dataset.marked = '';
    return () => {
      for (const element of found) delete element.dataset.marked;
    };
  });
}
