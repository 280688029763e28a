import { useEffect } from 'react';
import { useTurns } from '../online/turns.ts';

/** Names the page in a row of tabs, where nothing else of it is seen, and counts what waits for the player. */
export function useTitle(title: string, isAsked: boolean): void {
  const elsewhere = useTurns((turns) => turns.waiting.length);
  const count = elsewhere + (isAsked ? 1 : 0);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title === '' ? '' : `${title} - `}Stolik`;
  }, [count, title]);
}
