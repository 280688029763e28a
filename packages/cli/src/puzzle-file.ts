import { writeFileSync } from 'node:fs';
import type { PuzzleSet } from '@stolik/review/puzzles';

/** Writes puzzles down, a line for each game. */
export function writePuzzles(file: string, { games, ...about }: PuzzleSet): void {
  const head = JSON.stringify(about).slice(0, -1);
  const lines = games.map((game) => JSON.stringify(game));
  writeFileSync(file, `${head},"games":[\n${lines.join(',\n')}\n]}\n`);
}
