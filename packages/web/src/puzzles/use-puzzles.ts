import { useEffect, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import { loadPuzzles, type Puzzles } from './load.ts';
import { type MetPuzzle, newSolver, puzzleStore, type Solver } from './store.ts';

/** The puzzles of a game and how the reader does in them; `undefined` while they are loaded. */
export interface Opened {
  readonly puzzles: Puzzles;
  readonly met: readonly MetPuzzle[];
  readonly solver: Solver;
}

export function useOpened(game: string): Opened | 'none' | undefined {
  const { language } = useSettings();
  const [opened, setOpened] = useState<Opened | 'none'>();
  useEffect(() => {
    let isLeft = false;
    Promise.all([
      loadPuzzles(game, language),
      // Without a memory everything is new.
      puzzleStore.met(game).catch(() => []),
      puzzleStore.solver(game).catch(() => newSolver(game)),
    ]).then(
      ([puzzles, met, solver]) => !isLeft && setOpened(puzzles ? { puzzles, met, solver } : 'none'),
      () => !isLeft && setOpened('none'),
    );
    return () => {
      isLeft = true;
    };
  }, [game, language]);
  return opened;
}
