import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type PuzzleSet, readPuzzleSet } from '@stolik/review/puzzles';

const { resolve } = createRequire(import.meta.url);

/** The puzzles of a game that are shipped with it; `undefined` where there are none. */
export function readPuzzles(game: string): PuzzleSet | undefined {
  try {
    return readPuzzleSet(readFileSync(resolve(`@stolik/games/${game}/puzzles/puzzles.json`), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
