import type { Facts } from './facts.ts';

/**
 * The games of one cell, as sums that say how sure their mean is. Seats of one game are no strangers to each other: what
 * one wins another loses, and all have the same dice. So they are summed game by game.
 */
export interface Cell {
  readonly games: number;
  /** Seats. */
  readonly rows: number;
  readonly points: number;
  /** Over games: the square of a game's points, its points by its seats, and the square of its seats. */
  readonly squares: number;
  readonly products: number;
  readonly rowSquares: number;
  readonly wins: number;
}

export const NO_CELL: Cell = { games: 0, rows: 0, points: 0, squares: 0, products: 0, rowSquares: 0, wins: 0 };

/** The cell with one more game, of which these seats are in it. */
export function withGame(cell: Cell, rows: readonly Pick<Facts, 'total' | 'hasWon'>[]): Cell {
  const points = rows.reduce((sum, { total }) => sum + total, 0);
  return {
    games: cell.games + 1,
    rows: cell.rows + rows.length,
    points: cell.points + points,
    squares: cell.squares + points * points,
    products: cell.products + points * rows.length,
    rowSquares: cell.rowSquares + rows.length * rows.length,
    wins: cell.wins + rows.filter(({ hasWon }) => hasWon).length,
  };
}

export function meanOf({ points, rows }: Cell): number {
  return rows === 0 ? 0 : points / rows;
}

/** The standard error of the mean, game by game. */
export function errorOf(cell: Cell): number {
  const { games, rows, squares, products, rowSquares } = cell;
  if (games < 2) return 0;
  const mean = meanOf(cell);
  const scatter = Math.max(0, squares - 2 * mean * products + mean * mean * rowSquares);
  return Math.sqrt((scatter * games) / (games - 1)) / rows;
}
