import { loadGame } from '../games.ts';

/** Fetches what a table of this game takes, for whoever is about to go there. What fails is tried again on arrival. */
export async function prepareTable(game: string): Promise<void> {
  await Promise.all([loadGame(game), import('../session/open.ts'), import('./TablePage.tsx')]).catch(() => {});
}
