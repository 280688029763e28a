import { type Cell, NO_CELL, withGame } from './cell.ts';
import type { Facts } from './facts.ts';
import type { FactSource } from './source.ts';

/** By question and cell. Every seat is in the cell of no name, and in that of its group, such as `objective/`. */
export type Cells = ReadonlyMap<string, ReadonlyMap<string, Cell>>;

/** The question that everybody is an answer to. */
export const EVERYBODY = '';

/** Adds up the games of one table size, one after the other. */
export class Aggregate {
  readonly #cells = new Map<string, Map<string, Cell>>();
  readonly #questions: FactSource['questions'];

  constructor({ questions }: Pick<FactSource, 'questions'>) {
    this.#questions = questions;
  }

  get cells(): Cells {
    return this.#cells;
  }

  /** One game: all of its seats. */
  add(rows: readonly Facts[]): void {
    this.#put(EVERYBODY, EVERYBODY, rows);
    for (const { id, cells } of this.#questions) {
      const seats = new Map<string, Facts[]>();
      for (const row of rows) {
        const own = cells(row);
        const groups = own.flatMap((cell) => (cell.includes('/') ? [groupOf(cell)] : []));
        for (const cell of new Set([...own, ...groups])) seats.set(cell, [...(seats.get(cell) ?? []), row]);
      }
      for (const [cell, each] of seats) this.#put(id, cell, each);
    }
  }

  #put(question: string, name: string, rows: readonly Facts[]): void {
    const cells = this.#cells.get(question) ?? new Map<string, Cell>();
    this.#cells.set(question, cells);
    cells.set(name, withGame(cells.get(name) ?? NO_CELL, rows));
  }
}

/** The group of a cell, with the slash; of a cell that has none, the nameless one. */
export function groupOf(cell: string): string {
  return cell.slice(0, cell.indexOf('/') + 1);
}
