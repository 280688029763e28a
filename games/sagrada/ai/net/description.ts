import { COLORS, KINDS, SHADES } from '../../rules/dice.ts';
import { COLUMNS, SPACES, ROWS as WINDOW_ROWS } from '../../rules/window.ts';
import { CASES } from './cases.ts';
import { RECORD_LAYOUT } from './records.ts';
import * as rows from './rows.ts';

/** Which symmetries hold: with one private objective, or with two. */
export const ONE_PRIVATE = 0;
export const TWO_PRIVATES = 1;

/** All that whoever trains a net must know about its rows; nothing about them is written down a second time. */
export function description(): object {
  const flips = [false, true].flatMap((across) =>
    [false, true].map((down) => rowsMoved(flipped(across, down), NO_CHANGE)),
  );
  const colors = (fixed: number) => permutations(COLORS.length, fixed).map((names) => rowsMoved(NO_FLIP, names));
  // Two private objectives are worth the better of the two, so they may change places.
  const swapped = [NO_CHANGE, [1, 0, 2, 3, 4]].map((names) => rowsMoved(NO_FLIP, names));
  return {
    game: rows.EXPECTED_NET.game,
    features: rows.FEATURES,
    rows: rows.ROWS,
    scaled: rows.SCALED,
    heads: rows.HEADS,
    cases: CASES.map(({ id }) => id),
    record: RECORD_LAYOUT,
    parts: partsOf(),
    // One of each list, one after the other, leaves the value of a window as it is.
    symmetries: { [ONE_PRIVATE]: [flips, colors(1)], [TWO_PRIVATES]: [flips, swapped, colors(2)] },
  };
}

/**
 * What rows have in common, as lists of rows: a die with others of its colour and of its shade on that space, a set of
 * colours with all sets that have one of its colours. Each list gets weights of its own that are added to all its rows
 * while a net is trained, so that rare rows learn from common ones.
 */
function partsOf(): number[][] {
  const parts: number[][] = [];
  for (let space = 0; space < SPACES; space++) {
    const dice = Array.from({ length: KINDS }, (_, die) => die);
    const die = (one: number) => rows.DIE + space * KINDS + one;
    for (let color = 0; color < COLORS.length; color++) {
      parts.push(dice.filter((one) => Math.floor(one / SHADES) === color).map(die));
    }
    for (let shade = 0; shade < SHADES; shade++) parts.push(dice.filter((one) => one % SHADES === shade).map(die));
    parts.push(...setsWithEach(rows.OPEN_COLORS + space * rows.COLOR_SETS, COLORS.length));
    parts.push(...setsWithEach(rows.OPEN_SHADES + space * rows.SHADE_SETS, SHADES));
  }
  return parts;
}

function setsWithEach(at: number, kinds: number): number[][] {
  const sets = Array.from({ length: 1 << kinds }, (_, set) => set);
  return Array.from({ length: kinds }, (_, kind) => sets.filter((set) => (set >> kind) & 1).map((set) => at + set));
}

const NO_FLIP = Array.from({ length: SPACES }, (_, space) => space);
const NO_CHANGE = [...COLORS.keys()];

/** Where each space is in a mirror. */
function flipped(across: boolean, down: boolean): number[] {
  return NO_FLIP.map((space) => {
    const row = Math.floor(space / COLUMNS);
    const column = space % COLUMNS;
    return (down ? WINDOW_ROWS - 1 - row : row) * COLUMNS + (across ? COLUMNS - 1 - column : column);
  });
}

/** Where each row goes if spaces and colours change places. */
function rowsMoved(spaces: readonly number[], names: readonly number[]): number[] {
  const moved = Array.from({ length: rows.ROWS }, (_, row) => row);
  for (let space = 0; space < SPACES; space++) {
    for (let die = 0; die < KINDS; die++) {
      const to = names[Math.floor(die / SHADES)] * SHADES + (die % SHADES);
      moved[rows.DIE + space * KINDS + die] = rows.DIE + spaces[space] * KINDS + to;
    }
    for (let set = 0; set < rows.COLOR_SETS; set++) {
      const to = names.reduce((renamed, name, color) => renamed | (((set >> color) & 1) << name), 0);
      moved[rows.OPEN_COLORS + space * rows.COLOR_SETS + set] = rows.OPEN_COLORS + spaces[space] * rows.COLOR_SETS + to;
    }
    for (let set = 0; set < rows.SHADE_SETS; set++) {
      moved[rows.OPEN_SHADES + space * rows.SHADE_SETS + set] =
        rows.OPEN_SHADES + spaces[space] * rows.SHADE_SETS + set;
    }
  }
  return moved;
}

/** All orders of so many things that leave the first few where they are. */
function permutations(count: number, fixed: number): number[][] {
  const grow = (begun: readonly number[]): number[][] =>
    begun.length === count
      ? [[...begun]]
      : Array.from({ length: count }, (_, one) => one)
          .filter((one) => !begun.includes(one))
          .flatMap((one) => grow([...begun, one]));
  return grow(Array.from({ length: fixed }, (_, one) => one));
}
