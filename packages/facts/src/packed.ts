import type { Cells } from './aggregate.ts';
import { FEWEST_GAMES } from './answer.ts';
import type { Cell } from './cell.ts';

/** What bots' games of one title say, as it is checked in: cells are lines of text. */
export interface Packed {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly bot: string;
  /** What made it. */
  readonly command: string;
  /** By the number of seats. */
  readonly sizes: Readonly<Record<number, PackedSize>>;
}

export interface PackedSize {
  readonly games: number;
  /** By question. */
  readonly cells: Readonly<Record<string, string>>;
}

const FIELDS = ['games', 'rows', 'points', 'squares', 'products', 'rowSquares', 'wins'] as const;

/** What too few games tell of is left out. */
export function packCells(cells: Cells): PackedSize['cells'] {
  return Object.fromEntries(
    [...cells].map(([question, each]) => [
      question,
      [...each]
        .filter(([, { games }]) => games >= FEWEST_GAMES)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, cell]) => [name, ...FIELDS.map((field) => cell[field])].join(' '))
        .join(','),
    ]),
  );
}

export function unpackCells(packed: PackedSize['cells']): Cells {
  return new Map(
    Object.entries(packed).map(([question, text]) => [
      question,
      new Map(text === '' ? [] : text.split(',').map((line): [string, Cell] => readCell(line))),
    ]),
  );
}

function readCell(line: string): [string, Cell] {
  const [name = '', ...numbers] = line.split(' ');
  return [name, Object.fromEntries(FIELDS.map((field, i) => [field, Number(numbers[i])])) as unknown as Cell];
}
