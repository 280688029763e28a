import type { Language, Puzzling } from '@stolik/core';
import type { GameUi } from '@stolik/games/ui';
import { type Placed, type PuzzleSet, puzzlesIn } from '@stolik/review/puzzles';
import { loadGame } from '../games.ts';
import { isAbout } from './choose.ts';

// What is asked for is loaded, and whatever may be asked for without a network was fetched in advance with the page.
const SETS = import.meta.glob<PuzzleSet>('../../../../games/*/puzzles/puzzles.json', { import: 'default' });
const PUZZLINGS = import.meta.glob<Puzzling>('../../../../games/*/puzzles/index.ts', { import: 'puzzling' });

/** Games with puzzles. */
export const PUZZLED: readonly string[] = Object.keys(SETS).map((path) => path.split('/').at(-3) as string);

/** The puzzles of a game, and what is needed to show them. */
export interface Puzzles {
  readonly ui: GameUi;
  readonly all: readonly Placed[];
  readonly gap: number;
  /** What they are about, in the order of the game; only what there is. */
  readonly themes: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

/** `undefined` where there are none. */
export async function loadPuzzles(game: string, language: Language): Promise<Puzzles | undefined> {
  const folder = `../../../../games/${game}/puzzles`;
  if (!Object.hasOwn(SETS, `${folder}/puzzles.json`)) return undefined;
  const [set, puzzling] = await Promise.all([SETS[`${folder}/puzzles.json`](), PUZZLINGS[`${folder}/index.ts`]()]);
  const ui = await loadGame(game, set.version);
  const all = puzzlesIn(set);
  const themes = puzzling.themes
    .map(({ id, name }) => ({ id, name: name[language], count: all.filter((one) => isAbout(one, id)).length }))
    .filter(({ count }) => count > 0);
  return { ui, all, gap: puzzling.gap, themes };
}
