import type { PersonalNews } from '@stolik/protocol/page';
import { create } from 'zustand';
import { ask } from '../online/api.ts';
import { onFrame, useOnline } from '../online/connection.ts';

/** What is new for whoever reads this, wherever they look. */
export const useNews = create<PersonalNews>()(() => ({ invitations: [], asks: 0 }));

/** How many friends ask for something: to a table, or to be friends. */
export function useAsked(): number {
  return useNews(({ invitations, asks }) => invitations.length + asks);
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
