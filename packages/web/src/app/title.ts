import { useEffect } from 'react';
import { create } from 'zustand';
import { useTurns } from '../online/turns.ts';

/** What the screen is called, and whether it waits for the player. */
const useScreen = create<{ title: string; isAsked: boolean }>()(() => ({ title: '', isAsked: false }));

/** Names the screen as long as it is there. */
export function useTitle(title: string, isAsked = false): void {
  useEffect(() => {
    useScreen.setState({ title, isAsked });
    return () => useScreen.setState({ title: '', isAsked: false });
  }, [title, isAsked]);
}

/** Writes it where a row of tabs shows nothing else of the page, with the number of tables that wait. */
export function useTabTitle(): void {
  const { title, isAsked } = useScreen();
  const elsewhere = useTurns((turns) => turns.waiting.length);
  const count = elsewhere + (isAsked ? 1 : 0);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title === '' ? '' : `${title} - `}Stolik`;
  }, [count, title]);
}
