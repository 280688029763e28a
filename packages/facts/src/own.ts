import { type Effect, effectOf } from './estimate.ts';
import type { Facts } from './facts.ts';
import type { Question } from './source.ts';

/** Of fewer own games nothing is said. */
export const FEWEST_OWN = 5;

/** What one's own games say of a cell. */
export interface OwnAnswer extends Effect {
  readonly cell: string;
  readonly games: number;
  readonly won: number;
}

/** A number with its place in time: the oldest game first. */
interface Deviation {
  readonly row: Facts;
  /** Points above what one usually has at tables of that size. */
  readonly above: number;
}

/** Points at small tables are not those at large ones: each game is compared with one's own of its size. */
function deviationsIn(rows: readonly Facts[]): Deviation[] {
  const usual = new Map<number, { sum: number; count: number }>();
  for (const { seats, total } of rows) {
    const { sum, count } = usual.get(seats) ?? { sum: 0, count: 0 };
    usual.set(seats, { sum: sum + total, count: count + 1 });
  }
  return rows.map((row) => {
    const { sum, count } = usual.get(row.seats) ?? { sum: row.total, count: 1 };
    return { row, above: row.total - sum / count };
  });
}

/** What goes well and what does not, the best first. Means of few games are drawn towards one's usual points. */
export function ownAnswersTo<Own>(rows: readonly Facts<Own>[], question: Question<Own>): OwnAnswer[] {
  const deviations = deviationsIn(rows);
  const spread = spreadOf(deviations.map(({ above }) => above));
  const cells = new Map<string, Deviation[]>();
  for (const each of deviations) {
    for (const cell of question.cells(each.row as Facts<Own>)) cells.set(cell, [...(cells.get(cell) ?? []), each]);
  }
  const told = [...cells].filter(([, { length }]) => length >= FEWEST_OWN);
  return told
    .map(([cell, each]) => ({
      cell,
      games: each.length,
      won: each.filter(({ row }) => row.hasWon).length,
      ...effectOf(
        each.reduce((sum, { above }) => sum + above, 0) / each.length,
        spread / Math.sqrt(each.length),
        each.length,
        told.length,
      ),
    }))
    .sort((a, b) => b.mean - a.mean);
}

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number;
  /** Half of the interval. */
  readonly doubt: number;
  readonly games: number;
}

const Z95 = 1.959963984540054;

export function meanWithDoubt(numbers: readonly number[]): Mean {
  const games = numbers.length;
  const mean = games === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / games;
  return { mean, doubt: games < 2 ? 0 : (Z95 * spreadOf(numbers)) / Math.sqrt(games), games };
}

function spreadOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (numbers.length - 1));
}

/** So many games are compared with as many before them. */
export const RECENT = 20;

/** Whether one has become better: the last games against those before, by points above one's usual ones. */
export interface Change {
  readonly last: Mean;
  readonly before: Mean;
  /** By how much the last are better, and half of its 95 % interval. */
  readonly by: number;
  readonly doubt: number;
}

/** `undefined` before there are so many. The oldest game comes first. */
export function changeIn(rows: readonly Facts[]): Change | undefined {
  if (rows.length < 2 * RECENT) return undefined;
  const above = deviationsIn(rows).map((each) => each.above);
  const last = meanWithDoubt(above.slice(-RECENT));
  const before = meanWithDoubt(above.slice(-2 * RECENT, -RECENT));
  return { last, before, by: last.mean - before.mean, doubt: Math.hypot(last.doubt, before.doubt) };
}
