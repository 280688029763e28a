import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lets pieces stand out without drawing the board anew: `cell:1-b3` is whatever has `data-cell="1-b3"`. What is marked
 * is a passing emphasis of what is there, so nothing depends on it.
 */
export function useMarked(board: RefObject<HTMLElement | null>, pieces: readonly string[]): void {
  useLayoutEffect(() => {
    const found = pieces.flatMap((piece) => {
      const [kind, name] = piece.split(':');
      return [...(board.current?.querySelectorAll<HTMLElement>(`[data-${kind}="${CSS.escape(name)}"]`) ?? [])];
    });
    for (const element of found) element.dataset.marked = '';
    return () => {
      for (const element of found) delete element.dataset.marked;
    };
  });
}
