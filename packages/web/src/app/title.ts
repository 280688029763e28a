import { useEffect } from 'react';
import { create } from 'zustand';
import { useBadge } from '../online/badge.ts';

/** What the screen is called, and whether it waits for the player. */
const useScreen = create<{ title: string; isAsked: boolean }>()(() => ({ title: '', isAsked: false }));

/** Names the screen as long as it is there. */
export function useTitle(title: string, isAsked = false): void {
  useEffect(() => {
    useScreen.setState({ title, isAsked });
    return () => useScreen.setState({ title: '', isAsked: false });
  }, [title, isAsked]);
}

/** Writes it where a row of tabs shows nothing else of the page, with how much is new at the tables elsewhere. */
export function useTabTitle(): void {
  const { title, isAsked } = useScreen();
  const { count: elsewhere } = useBadge();
  const count = elsewhere + (isAsked ? 1 : 0);
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title === '' ? '' : `${title} - `}Stolik`;
  }, [count, title]);
}
