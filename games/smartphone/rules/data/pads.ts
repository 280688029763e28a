import { GOODS, GOODS_DISCOUNT, LOGISTICS, OPEN, PRICE_UP, RESEARCH, UPGRADE } from './symbols.ts';

export const PAD_NAMES = ['A', 'B'] as const;
export type PadName = (typeof PAD_NAMES)[number];

export const PAD_COLUMNS = 2;
export const PAD_ROWS = 3;
export const PAD_CELLS = PAD_COLUMNS * PAD_ROWS;

/** The sides of each pad, upright as printed (the mark at the top right), row by row. */
export const PAD_SIDES = [
  ['A1', 'A2'],
  ['B1', 'B2'],
] as const;
export type PadSide = (typeof PAD_SIDES)[number][number];

/**
 * Provenance: known, from the arrays of a public class-room replica; 107 of the 112 results in its own table follow from
 * them (the other 5 look like typing errors) and so do the three examples of the rulebook.
 */
export const PAD_SYMBOLS: Readonly<Record<PadSide, readonly number[]>> = {
  A1: [OPEN, LOGISTICS, UPGRADE, GOODS, OPEN, PRICE_UP],
  A2: [GOODS_DISCOUNT, OPEN, UPGRADE, GOODS, OPEN, RESEARCH],
  B1: [GOODS_DISCOUNT, OPEN, RESEARCH, LOGISTICS, OPEN, LOGISTICS],
  B2: [OPEN, GOODS, LOGISTICS, RESEARCH, OPEN, RESEARCH],
};
