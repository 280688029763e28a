import { type RefObject, useEffect, useRef } from 'react';
import type { Draft, Piece } from './draft.ts';

/** A piece laid or taken off is another button from then on: the focus goes with it when it is asked to. */
export function useFocusOn(root: RefObject<HTMLElement | null>, draft: Draft, piece: Piece): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const find = (name: string) => root.current?.querySelector<HTMLElement>(`[data-${name}="${piece}"]`);
    (find('piece') ?? find('chip'))?.focus();
  }, [root, draft, piece]);
  return () => {
    isWanted.current = true;
  };
}
