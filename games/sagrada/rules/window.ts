import { hasBit } from '@stolik/core';
import { PATTERNS } from './data/patterns.ts';
import { COLORS, DIE_COLOR, DIE_SHADE, dieOf, KINDS, SHADES } from './dice.ts';

// A window is 12 ints of a flat list: the filled spaces, those by colour (5) and those by shade (6), each a mask of 20
// bits, space 0 top left, row by row. Masks make the placement rule one line; see `openSpaces`.

export const ROWS = 4;
export const COLUMNS = 5;
export const SPACES = ROWS * COLUMNS;
/** Ints a window takes in the list. */
export const WINDOW = 12;
const BY_COLOR = 1;
const BY_SHADE = 6;
/** Where the masks of each die's colour and shade are in a window. */
const COLOR_AT = DIE_COLOR.map((color) => BY_COLOR + color);
const SHADE_AT = DIE_SHADE.map((shade) => BY_SHADE + shade);

const ALL = (1 << SPACES) - 1;
const maskOf = (test: (row: number, column: number) => boolean): number => {
  let mask = 0;
  for (let space = 0; space < SPACES; space++) {
    if (test(Math.floor(space / COLUMNS), space % COLUMNS)) mask |= 1 << space;
  }
  return mask;
};
const NOT_FIRST_COLUMN = maskOf((_, column) => column > 0);
const NOT_LAST_COLUMN = maskOf((_, column) => column < COLUMNS - 1);
const EDGE = maskOf((row, column) => row % (ROWS - 1) === 0 || column % (COLUMNS - 1) === 0);
/** How many places the space below is away. */
const DOWN = COLUMNS;
/** The spaces of each row, and of each column. */
export const ROW_MASKS: readonly number[] = Array.from({ length: ROWS }, (_, row) => maskOf((other) => other === row));
export const COLUMN_MASKS: readonly number[] = Array.from({ length: COLUMNS }, (_, column) =>
  maskOf((_row, other) => other === column),
);

/** Which printed restrictions a placement may disregard: the Eglomise Brush and the Copper Foil Burnisher each one (R3). */
export const OBEY = 0;
export const IGNORE_COLOR = 1;
export const IGNORE_SHADE = 2;

/** The spaces that suit each die as they are printed: [what is disregarded][pattern][die]. */
const FITS = [OBEY, IGNORE_COLOR, IGNORE_SHADE].map((ignore) =>
  PATTERNS.map(({ rows }) => DIE_COLOR.map((_, die) => maskOf((row, column) => suits(rows[row][column], die, ignore)))),
);

function suits(printed: string, die: number, ignore: number): boolean {
  if (printed === '.') return true;
  const isColor = COLORS.some((color) => color === printed);
  if (ignore === (isColor ? IGNORE_COLOR : IGNORE_SHADE)) return true;
  return printed === (isColor ? COLORS[DIE_COLOR[die]] : String(DIE_SHADE[die] + 1));
}

/** The spaces beside those of the mask, by their sides. */
export function beside(mask: number): number {
  return ((mask << DOWN) | (mask >>> DOWN) | ((mask & NOT_LAST_COLUMN) << 1) | ((mask & NOT_FIRST_COLUMN) >>> 1)) & ALL;
}

/** The spaces of the mask and those that touch them by sides or corners. */
function around(mask: number): number {
  const wide = mask | ((mask & NOT_LAST_COLUMN) << 1) | ((mask & NOT_FIRST_COLUMN) >>> 1);
  return (wide | (wide << DOWN) | (wide >>> DOWN)) & ALL;
}

/** The spaces that touch those of the mask by a corner. */
export function corners(mask: number): number {
  const sideways = ((mask & NOT_LAST_COLUMN) << 1) | ((mask & NOT_FIRST_COLUMN) >>> 1);
  return ((sideways << DOWN) | (sideways >>> DOWN)) & ALL;
}

/** RB: the first die goes on an edge or corner, every other one where it touches a die. */
export function reachOf(filled: number): number {
  return filled === 0 ? EDGE : around(filled) & ~filled;
}

/** The spaces of dice with the colour or the shade of this one. */
function alikeTo(w: readonly number[], at: number, die: number): number {
  return w[at + COLOR_AT[die]] | w[at + SHADE_AT[die]];
}

/** RB: of the spaces in reach, those that fit as printed; equal colours and shades never lie side by side. */
export function openAmong(reach: number, w: readonly number[], at: number, pattern: number, die: number): number {
  return reach & FITS[OBEY][pattern][die] & ~beside(alikeTo(w, at, die));
}

/** Where a die may be placed. */
export function openSpaces(w: readonly number[], at: number, pattern: number, die: number): number {
  return openAmong(reachOf(w[at]), w, at, pattern, die);
}

/** Where a die may be moved: it is lifted first (R4), then must go elsewhere (R6). `lifted` is its bit. */
export function openWithout(
  w: readonly number[],
  at: number,
  pattern: number,
  die: number,
  lifted: number,
  ignore: number,
): number {
  const reach = reachOf(w[at] & ~lifted) & ~lifted;
  return reach & FITS[ignore][pattern][die] & ~beside(alikeTo(w, at, die) & ~lifted);
}

/** Cork-backed Straightedge: spaces that touch no die (R2); on an empty window the edge rule still holds (R1). */
export function openApart(w: readonly number[], at: number, pattern: number, die: number): number {
  const reach = w[at] === 0 ? EDGE : ~around(w[at]);
  return reach & FITS[OBEY][pattern][die];
}

/** Empty spaces that no die can fill as those beside them lie: none suits what is printed and differs from all of them. */
export function deadSpaces(w: readonly number[], at: number, pattern: number): number {
  let alive = w[at];
  for (let die = 0; die < KINDS; die++) alive |= FITS[OBEY][pattern][die] & ~beside(alikeTo(w, at, die));
  return ALL & ~alive;
}

export function put(w: number[], at: number, die: number, space: number): void {
  const bit = 1 << space;
  w[at] |= bit;
  w[at + COLOR_AT[die]] |= bit;
  w[at + SHADE_AT[die]] |= bit;
}

export function lift(w: number[], at: number, die: number, space: number): void {
  const kept = ~(1 << space);
  w[at] &= kept;
  w[at + COLOR_AT[die]] &= kept;
  w[at + SHADE_AT[die]] &= kept;
}

/** The die on a filled space. */
export function dieAt(w: readonly number[], at: number, space: number): number {
  const bit = 1 << space;
  let color = 0;
  while (color < COLORS.length - 1 && !(w[at + BY_COLOR + color] & bit)) color++;
  let shade = 0;
  while (shade < SHADES - 1 && !(w[at + BY_SHADE + shade] & bit)) shade++;
  return dieOf(color, shade);
}

export function colorMask(w: readonly number[], at: number, color: number): number {
  return w[at + BY_COLOR + color];
}

export function shadeMask(w: readonly number[], at: number, shade: number): number {
  return w[at + BY_SHADE + shade];
}

/** Whether a space lies on the edge of the window. */
export function isEdge(space: number): boolean {
  return hasBit(EDGE, space);
}

/** The spaces that touch a space, itself included. */
export function aroundSpace(space: number): number {
  return around(1 << space);
}
