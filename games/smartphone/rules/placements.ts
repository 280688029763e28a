import { GRID, GRID_COLUMNS, LOWER, PAD_OFFSETS } from './layout.ts';

// A placement of an upgrade is an int: under the upper pad or not, the cell of its first half, and the direction in which
// its second half lies.

/** Right, down, left, up: half of them on is the opposite. */
const DIRECTIONS = 4;
const OPPOSITE = DIRECTIONS / 2;
export const STEP: readonly number[] = [1, GRID_COLUMNS, -1, -GRID_COLUMNS];

/** Placements over; as many again are under. */
const OVER = GRID * DIRECTIONS;
export const PLACEMENTS = 2 * OVER;

export function placementOf(under: number, cell: number, direction: number): number {
  return under * OVER + cell * DIRECTIONS + direction;
}

export function isUnder(placement: number): boolean {
  return placement >= OVER;
}

/** The cell of its first half. */
export function firstCell(placement: number): number {
  return ((placement % OVER) / DIRECTIONS) | 0;
}

/** The cell of its second half. */
export function secondCell(placement: number): number {
  return firstCell(placement) + STEP[placement % DIRECTIONS];
}

/** On the same two cells in the same layer, with the halves exchanged. */
export function turnedRound(placement: number): number {
  const under = isUnder(placement) ? 1 : 0;
  return placementOf(under, secondCell(placement), (placement + OPPOSITE) % DIRECTIONS);
}

/** On the same two cells the same way round, under instead of over or the other way. */
export function inOtherLayer(placement: number): number {
  return (placement + OVER) % PLACEMENTS;
}

/** Where upgrades may go in one offset of the pads, ascending. */
export interface Room {
  /** Of each grid cell: 1 where the upper pad lies. */
  readonly isUpper: Uint8Array;
  /** Of each grid cell: 1 where a pad lies. */
  readonly isPad: Uint8Array;
  /** Over, then under. */
  readonly all: readonly number[];
  /** The same for an upgrade with two equal halves: turned round it is the same placement. */
  readonly symmetric: readonly number[];
  /** The same with 4G A: one half may hang out. */
  readonly hanging: readonly number[];
  readonly hangingSymmetric: readonly number[];
}

let rooms: readonly Room[] | undefined;

/** The room of an offset, by its place. Built for all of them on first use. */
export function roomOf(offset: number): Room {
  rooms ??= PAD_OFFSETS.map(({ upper }) => {
    const isUpper = new Uint8Array(GRID);
    const isPad = new Uint8Array(GRID);
    for (const cell of upper) isUpper[cell] = isPad[cell] = 1;
    const isLower = new Uint8Array(GRID);
    for (const cell of LOWER) isLower[cell] = isPad[cell] = 1;
    const all = placementsOn(isPad, isLower, 2);
    const hanging = placementsOn(isPad, isLower, 1);
    const isForward = (placement: number) => placement % DIRECTIONS < OPPOSITE;
    return {
      isUpper,
      isPad,
      all,
      symmetric: all.filter(isForward),
      hanging,
      hangingSymmetric: hanging.filter(isForward),
    };
  });
  return rooms[offset];
}

/** RB: two neighbouring cells of the pads; under the upper pad, of the lower one. With 4G A one of them is enough (R23). */
function placementsOn(isPad: Uint8Array, isLower: Uint8Array, halves: number): number[] {
  const placements: number[] = [];
  for (const [under, isThere] of [isPad, isLower].entries()) {
    for (let cell = 0; cell < GRID; cell++) {
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        // Pads keep clear of the grid's edge by a cell, so a half that hangs out never leaves it.
        const other = cell + STEP[direction];
        if (isThere[cell] + (isThere[other] ?? 0) >= halves && areNeighbours(cell, other)) {
          placements.push(placementOf(under, cell, direction));
        }
      }
    }
  }
  return placements;
}

/** A step to the side must not run round the edge of the grid. */
function areNeighbours(cell: number, other: number): boolean {
  const across = Math.abs((cell % GRID_COLUMNS) - (other % GRID_COLUMNS));
  return other >= 0 && other < GRID && across <= 1;
}
