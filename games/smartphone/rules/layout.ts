import { PAD_CELLS, PAD_COLUMNS, PAD_NAMES, PAD_ROWS, PAD_SIDES, PAD_SYMBOLS, type PadName } from './data/pads.ts';

// Pads lie on a grid. The lower pad is upright with its top left cell at 0,0; the upper one reaches from -2 to 3 across and
// from -2 to 4 down, and an upgrade may hang one cell further out.

const WEST = -3;
const NORTH = -3;
export const GRID_COLUMNS = 8;
const GRID_ROWS = 9;
export const GRID = GRID_COLUMNS * GRID_ROWS;

/** The cell at x, y; -1 where no piece can ever lie. */
export function cellAt(x: number, y: number): number {
  const column = x - WEST;
  const row = y - NORTH;
  return column >= 0 && column < GRID_COLUMNS && row >= 0 && row < GRID_ROWS ? row * GRID_COLUMNS + column : -1;
}

export function xyOf(cell: number): readonly [x: number, y: number] {
  return [(cell % GRID_COLUMNS) + WEST, Math.floor(cell / GRID_COLUMNS) + NORTH];
}

export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** Where the upper pad lies on the lower one. */
export interface PadOffset {
  /** Clockwise; then its top left cell is put at dx, dy. */
  readonly rot: Rotation;
  readonly dx: number;
  readonly dy: number;
  /** Cells of the lower pad that it covers: 1 to 4. */
  readonly overlap: number;
  /** The grid cell of each cell of the upper pad. */
  readonly upper: readonly number[];
}

/** RB phase 1. */
const LEAST_OVERLAP = 1;
const MOST_OVERLAP = 4;

/** The grid cell of each cell of the lower pad. */
export const LOWER: readonly number[] = Array.from({ length: PAD_CELLS }, (_, i) =>
  cellAt(i % PAD_COLUMNS, Math.floor(i / PAD_COLUMNS)),
);

/** RB phase 1: edges parallel or at right angles, cells aligned, 1 to 4 cells of the lower pad covered. */
export const PAD_OFFSETS: readonly PadOffset[] = ROTATIONS.flatMap((rot) => {
  const offsets: PadOffset[] = [];
  for (let dy = -PAD_ROWS; dy <= PAD_ROWS; dy++) {
    for (let dx = -PAD_ROWS; dx <= PAD_ROWS; dx++) {
      const offset = padOffsetAt(rot, dx, dy);
      if (offset.overlap >= LEAST_OVERLAP && offset.overlap <= MOST_OVERLAP) offsets.push(offset);
    }
  }
  return offsets;
});

/** The upper pad turned and put down anywhere, whether or not the rules allow it. */
export function padOffsetAt(rot: Rotation, dx: number, dy: number): PadOffset {
  const upper = Array.from({ length: PAD_CELLS }, (_, i) => {
    const [x, y] = turned(i % PAD_COLUMNS, Math.floor(i / PAD_COLUMNS), rot);
    return cellAt(dx + x, dy + y);
  });
  return { rot, dx, dy, overlap: upper.filter((cell) => LOWER.includes(cell)).length, upper };
}

/** Where a cell of a pad comes to lie when the pad is turned, counted from the pad's top left cell. */
export function turned(column: number, row: number, rot: Rotation): readonly [x: number, y: number] {
  switch (rot) {
    case 0:
      return [column, row];
    case 90:
      return [PAD_ROWS - 1 - row, column];
    case 180:
      return [PAD_COLUMNS - 1 - column, PAD_ROWS - 1 - row];
    case 270:
      return [row, PAD_COLUMNS - 1 - column];
  }
}

// A layout is an int: which side of A and of B is up, which of them lies on top, and its offset.

/** 60 offsets for each of the 8 choices of sides and of the upper pad. */
export const LAYOUTS = 8 * PAD_OFFSETS.length;

export function layoutOf(sideA: number, sideB: number, top: number, offset: number): number {
  return ((sideA * 2 + sideB) * 2 + top) * PAD_OFFSETS.length + offset;
}

/** The place of an offset in `PAD_OFFSETS`; -1 where the pads must not lie so. */
export function padOffsetPlace(rot: Rotation, dx: number, dy: number): number {
  return PAD_OFFSETS.findIndex((offset) => offset.rot === rot && offset.dx === dx && offset.dy === dy);
}

export function offsetOfLayout(layout: number): number {
  return layout % PAD_OFFSETS.length;
}

/** The upper pad: 0 is A, 1 is B. */
export function topOfLayout(layout: number): number {
  return ((layout / PAD_OFFSETS.length) | 0) & 1;
}

/** The side of a pad (0 is A, 1 is B) that is up: 0 or 1. */
export function sideOfLayout(layout: number, pad: number): number {
  return (((layout / PAD_OFFSETS.length) | 0) >> (2 - pad)) & 1;
}

/** Which pad is the upper one, in words. */
export function topName(layout: number): PadName {
  return PAD_NAMES[topOfLayout(layout)];
}

/** What is printed on a pad with this side up. */
export function symbolsOf(layout: number, pad: number): readonly number[] {
  return PAD_SYMBOLS[PAD_SIDES[pad][sideOfLayout(layout, pad)]];
}
