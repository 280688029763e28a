import { badField, hasBit, listOf, notationOf, readInt, readOneOf, show } from '@stolik/core';
import { PATTERNS } from './data/patterns.ts';
import { TOOLS } from './data/tools.ts';
import { type Die, parseDie, printDie, SHADES } from './dice.ts';
import { ROUNDS } from './state.ts';
import { COLUMNS, dieAt, put, SPACES, WINDOW } from './window.ts';

/** A space of a window as a person writes it: row a-d from the top, column 1-5. */
export type Cell = `${'a' | 'b' | 'c' | 'd'}${1 | 2 | 3 | 4 | 5}`;

/** One small decision. */
export type Move =
  | { readonly do: 'pattern'; readonly pattern: string }
  | { readonly do: 'place'; readonly die: Die; readonly cell: Cell }
  | { readonly do: 'use'; readonly tool: string; readonly pay?: Die }
  | { readonly do: 'pick'; readonly die: Die }
  | { readonly do: 'up' | 'down' | 'return' | 'stop' | 'end' | 'pass' }
  | { readonly do: 'swap'; readonly round: number; readonly die: Die }
  | { readonly do: 'value'; readonly value: number }
  | { readonly do: 'put'; readonly cell: Cell }
  | { readonly do: 'move'; readonly from: Cell; readonly to: Cell };

const PATTERN_IDS = PATTERNS.map((pattern) => pattern.id);
const TOOL_IDS = TOOLS.map((tool) => tool.id);
const readDie = (json: unknown, field: string) => printDie(parseDie(json, field));
const readCell = (json: unknown, field: string) => printCell(parseCell(json, field));

const notation = notationOf<Move>({
  fields: {
    pattern: ['pattern'],
    place: ['die', 'cell'],
    use: ['tool', 'pay'],
    pick: ['die'],
    up: [],
    down: [],
    swap: ['round', 'die'],
    value: ['value'],
    put: ['cell'],
    return: [],
    move: ['from', 'to'],
    stop: [],
    end: [],
    pass: [],
  },
  readers: {
    pattern: (json, field) => readOneOf(json, field, PATTERN_IDS),
    die: readDie,
    cell: readCell,
    from: readCell,
    to: readCell,
    tool: (json, field) => readOneOf(json, field, TOOL_IDS),
    pay: (json, field) => (json === undefined ? undefined : readDie(json, field)),
    round: (json, field) => readInt(json, field, 1, ROUNDS),
    value: (json, field) => readInt(json, field, 1, SHADES),
  },
  fillers: ['pay'],
});
export const { parse, readMove } = notation;

/** `place R5 c2`, `use flux-brush`, alone `use flux-brush pay P3`. */
export function print(m: Move): string {
  return m.do === 'use' && m.pay ? `use ${m.tool} pay ${m.pay}` : notation.print(m);
}

export function printCell(space: number): Cell {
  return `${'abcd'[Math.floor(space / COLUMNS)]}${(space % COLUMNS) + 1}` as Cell;
}

export function parseCell(text: unknown, field: string): number {
  const match = typeof text === 'string' ? /^([a-d])([1-5])$/i.exec(text) : null;
  if (!match)
    throw badField(field, `${show(text)} is not a space such as c2 (rows a to d from the top, columns 1 to 5)`);
  return 'abcd'.indexOf(match[1].toLowerCase()) * COLUMNS + Number(match[2]) - 1;
}

/** A window of dice, row by row: `.. G4 R2 .. P6 / R3 ..`. */
export function printWindow(w: readonly number[], at = 0): string {
  const dice = Array.from({ length: SPACES }, (_, space) =>
    hasBit(w[at], space) ? printDie(dieAt(w, at, space)) : '..',
  );
  return [0, 1, 2, 3].map((row) => dice.slice(row * COLUMNS, row * COLUMNS + COLUMNS).join(' ')).join(' / ');
}

export function parseWindow(text: string, field = 'window'): number[] {
  const w = listOf(WINDOW, 0);
  const words = text.split(/[\s/]+/).filter((word) => word !== '');
  if (words.length !== SPACES) throw badField(field, `must have ${SPACES} spaces, not ${words.length}`);
  words.forEach((word, space) => {
    if (word !== '..') put(w, 0, parseDie(word, `${field} ${printCell(space)}`), space);
  });
  return w;
}
