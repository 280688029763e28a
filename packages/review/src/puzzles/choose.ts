import type { MinedGame } from './puzzle.ts';

/** Of one game at most so many: they resemble each other. */
const MOST_OF_GAME = 2;
/** Of one theme at most this share of all that are wanted, and of those that first sight finds. */
const MOST_OF_THEME = 0.15;
const MOST_PLAIN = 0.5;

/** As many as are wanted, in the order in which they were found, as long as there are not too many of a kind. */
export function varied(games: readonly MinedGame[], wanted: number): MinedGame[] {
  const themes = new Map<string, number>();
  const most = Math.ceil(MOST_OF_THEME * wanted);
  let left = wanted;
  let plain = Math.floor(MOST_PLAIN * wanted);
  return games.flatMap((game) => {
    const puzzles: MinedGame['puzzles'][number][] = [];
    // What first sight misses is rare.
    for (const puzzle of [...game.puzzles].sort((a, b) => Number(b.isBlind ?? false) - Number(a.isBlind ?? false))) {
      const theme = puzzle.themes[0] ?? '';
      const known = themes.get(theme) ?? 0;
      if (left === 0 || puzzles.length === MOST_OF_GAME || known >= most) continue;
      if (!puzzle.isBlind && plain === 0) continue;
      themes.set(theme, known + 1);
      left--;
      if (!puzzle.isBlind) plain--;
      puzzles.push(puzzle);
    }
    if (puzzles.length === 0) return [];
    puzzles.sort((a, b) => a.at - b.at);
    return [{ ...game, plays: game.plays.slice(0, puzzles.at(-1)?.at), puzzles }];
  });
}
