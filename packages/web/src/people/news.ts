import type { PersonalNews } from '@stolik/protocol/page';
import { create } from 'zustand';
import { ask } from '../online/api.ts';
import { onFrame, useOnline } from '../online/connection.ts';
import { useSettings } from '../store/settings.ts';

/** What is new for whoever reads this, wherever they look. */
export const useNews = create<PersonalNews>()(() => ({ invitations: [], asks: 0 }));

/** Whether invitations show wherever one is; where not, they are with one's friends. */
export function useIsBadged(): boolean {
  return useSettings(({ told }) => told.badge.includes('invited'));
}

/** How many friends ask for something: to a table, or to be friends. */
export function useAsked(): number {
  const isBadged = useIsBadged();
  return useNews(({ invitations, asks }) => (isBadged ? invitations.length : 0) + asks);
}

onFrame(({ is }) => {
  if (is === 'welcome' || is === 'news') askForNews();
});
useOnline.subscribe(({ me }, before) => {
  if (me?.id !== before.me?.id && before.me) askForNews();
});

export async function askForNews(): Promise<void> {
  try {
    useNews.setState(await ask<PersonalNews>('GET', '/me/news'), true);
  } catch {
    // The next connection asks again.
  }
}
