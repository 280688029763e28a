import { type Cell, parseCell } from '../rules/index.ts';

/** A window without dice. */
export const EMPTY = '.. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..';
/** A full window that obeys every rule on Sun Catcher. */
export const FULL = 'R1 B3 P2 G5 Y6 / P5 G4 Y1 R2 B3 / Y2 R6 B5 Y3 G1 / G1 Y3 R2 B6 P4';

/** A window with these dice: `a1 R6, b1 G2`. */
export function laid(dice: string): string {
  return changed(
    EMPTY,
    dice.split(', ').map((each) => each.split(' ') as [Cell, string]),
  );
}

/** `FULL`, or another window, with some spaces emptied. */
export function without(cells: string, window = FULL): string {
  return changed(
    window,
    cells.split(' ').map((cell) => [cell as Cell, '..']),
  );
}

/** `FULL` with nothing but these lines of it, each a row `a` to `d` or a column `1` to `5`. */
export function onlyLines(lines: string): string {
  const cells = [...'abcd'].flatMap((row) => [...'12345'].map((column) => `${row}${column}`));
  return without(cells.filter(([row, column]) => !lines.includes(row) && !lines.includes(column)).join(' '));
}

function changed(window: string, changes: readonly (readonly [Cell, string])[]): string {
  const spaces = window.split(/[\s/]+/);
  for (const [cell, die] of changes) spaces[parseCell(cell, 'cell')] = die;
  return [0, 5, 10, 15].map((at) => spaces.slice(at, at + 5).join(' ')).join(' / ');
}
