import { bitsOf } from '@stolik/core';
import { patternNamed } from './data/patterns.ts';
import type { Die } from './dice.ts';
import { type Cell, parseWindow, printCell } from './notation.ts';
import { deadSpaces } from './window.ts';

/**
 * The empty spaces of a window that no die can fill any more, by what is printed there and what lies beside them. Only a
 * tool that moves dice may change that.
 */
export function impossibleCells(pattern: string, dice: readonly (Die | null)[]): Cell[] {
  const window = parseWindow(dice.map((die) => die ?? '..').join(' '));
  return bitsOf(deadSpaces(window, 0, patternNamed(pattern))).map(printCell);
}
