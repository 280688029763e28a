/** How large a net is. */
export interface Shape {
  /** Rows of the first layer: what can be true of a position. */
  readonly rows: number;
  /** How many of those, the last ones, count by a number instead of once. */
  readonly scaled: number;
  /** Units of the first layer. */
  readonly hidden: number;
  /** Units of the second layer. */
  readonly second: number;
  /** What the net answers: one number each. */
  readonly heads: number;
}

/** Where its numbers are cut off and how finely they are counted: all that makes integers of a trained net. */
export interface Scales {
  /** A scaled row times its number is divided by 2 to this, rounded. */
  readonly scaledShift: number;
  /** The most a unit of the first layer says. */
  readonly hiddenClip: number;
  /** The sum of a unit of the second layer is divided by 2 to this, rounded. */
  readonly secondShift: number;
  readonly secondClip: number;
  /** A head's sum is divided by 2 to this: then it is points. */
  readonly fraction: number;
}

/** The most rows that can be true at a time. */
export const MOST_ROWS = 48;
/** The most of them that count by a number, and the largest number. */
export const MOST_SCALED = 8;
export const MOST_SCALE = 255;
/** Beyond this a sum of the first layer would not fit 16 bits, whatever rows are true. */
export const MOST_BIAS = 16_383;
/** The same for the second layer and 32 bits. */
export const MOST_SUM = 2 ** 30;
