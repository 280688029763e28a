import { BETA } from './rating.ts';

/** What games of equals say about a game for so many: a part of the tables that `stolik calibrate` makes. */
export interface StartTable {
  readonly game: string;
  readonly seats: number;
  /** What a seat has ahead of the mean of the others by its place alone, in points of the game. */
  readonly offsets: readonly number[];
  /** The standard deviation of such leads. */
  readonly margin: number;
}

/**
 * What a seat is worth in points of rating, 0 where no table says. Of k seats two differ by (k-1)/k of what their leads
 * over all others do, and scatter by √(2(k-1)/k) of a lead; between equals in rating they scatter by √2 BETA.
 */
export function startOf(tables: readonly StartTable[], game: string, seats: number, seat: number): number {
  const table = tables.find((each) => each.game === game && each.seats === seats);
  if (!table) return 0;
  const share = (seats - 1) / seats;
  return (table.offsets[seat]! * share * Math.SQRT2 * BETA) / (table.margin * Math.sqrt(2 * share));
}
