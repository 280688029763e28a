import { countBits, firstBit } from '@stolik/core';
import { PATTERNS } from '../rules/data/patterns.ts';
import { COLORS, KINDS, SHADES } from '../rules/dice.ts';
import { beside, COLUMNS, colorMask, SPACES, shadeMask } from '../rules/window.ts';
import type { Beliefs } from './weights.ts';

const ALL = (1 << SPACES) - 1;
export const COLOR_COUNT = COLORS.length;

/** How many bits are set in a mask of colours or shades. */
export const BITS: readonly number[] = Array.from({ length: 1 << SHADES }, (_, mask) => countBits(mask));

/** The spaces of each pattern that are printed with something other than this: [pattern * 5 + colour]. */
const COLOR_BARRED = PATTERNS.flatMap(({ rows }) =>
  COLORS.map((color) => printedMask(rows, (printed) => /[RYGBP]/.test(printed) && printed !== color)),
);
/** [pattern * 6 + shade]. */
const SHADE_BARRED = PATTERNS.flatMap(({ rows }) =>
  [...'123456'].map((shade) => printedMask(rows, (printed) => /\d/.test(printed) && printed !== shade)),
);

function printedMask(rows: readonly string[], test: (printed: string) => boolean): number {
  let mask = 0;
  for (let space = 0; space < SPACES; space++) {
    if (test(rows[Math.floor(space / COLUMNS)][space % COLUMNS])) mask |= 1 << space;
  }
  return mask;
}

/**
 * What the empty spaces of a window can still become. One is kept and filled again for every look, because a bot looks
 * thousands of times a second.
 */
export interface Outlook {
  /** What is believed about the dice to come. */
  readonly beliefs: Beliefs;
  empty: number;
  /** Empty spaces that can still take each colour. */
  readonly openColors: number[];
  /** Empty spaces that can still take each shade. */
  readonly openShades: number[];
  // Of each empty space; what stands for filled ones means nothing.
  /** The colours it can take, as bits. */
  readonly colors: number[];
  readonly shades: number[];
  /** How many those are. */
  readonly colorCount: number[];
  readonly shadeCount: number[];
  /** How likely it is filled in the end. */
  readonly fill: number[];

  /** How many spaces more are filled in the end. */
  filled: number;
  /** How many of the dice still to come a single space may get. */
  coming: number;
  /** How likely one of those fits a space that takes so many kinds. */
  readonly chances: number[];
  /** How many of the dice that are looked at one of so many empty spaces may get. */
  readonly shares: readonly number[];
}

export function newOutlook(beliefs: Beliefs): Outlook {
  const spaces = () => new Array<number>(SPACES).fill(0);
  return {
    beliefs,
    empty: 0,
    openColors: new Array<number>(COLOR_COUNT).fill(0),
    openShades: new Array<number>(SHADES).fill(0),
    colors: spaces(),
    shades: spaces(),
    colorCount: spaces(),
    shadeCount: spaces(),
    fill: spaces(),
    filled: 0,
    coming: 0,
    chances: new Array<number>(KINDS + 1).fill(0),
    shares: Array.from({ length: SPACES + 1 }, (_, empties) =>
      empties === 0 ? 0 : beliefs.looks / empties ** beliefs.rivalry,
    ),
  };
}

/** Looks at the window that starts at `at`, with so many drafts to come from pools of so many dice. */
export function lookAt(
  o: Outlook,
  w: readonly number[],
  at: number,
  pattern: number,
  drafts: number,
  seen: number,
): void {
  o.empty = ALL & ~w[at];
  for (let color = 0; color < COLOR_COUNT; color++) {
    o.openColors[color] = o.empty & ~COLOR_BARRED[pattern * COLOR_COUNT + color] & ~beside(colorMask(w, at, color));
  }
  for (let shade = 0; shade < SHADES; shade++) {
    o.openShades[shade] = o.empty & ~SHADE_BARRED[pattern * SHADES + shade] & ~beside(shadeMask(w, at, shade));
  }
  o.coming = o.shares[countBits(o.empty)] * drafts * seen;
  // The chance that none fits is a power of the chance that none is of one kind.
  const none = Math.exp(-o.coming / KINDS);
  let miss = 1;
  for (let kinds = 0; kinds <= KINDS; kinds++) {
    o.chances[kinds] = 1 - miss;
    miss *= none;
  }
  o.filled = 0;
  for (let rest = o.empty; rest !== 0; rest &= rest - 1) {
    const space = firstBit(rest);
    const colors = bitsAt(o.openColors, space);
    const shades = bitsAt(o.openShades, space);
    o.colors[space] = colors;
    o.shades[space] = shades;
    o.colorCount[space] = BITS[colors];
    o.shadeCount[space] = BITS[shades];
    const kinds = BITS[colors] * BITS[shades];
    o.fill[space] = o.chances[kinds];
    o.filled += o.fill[space];
  }
  if (o.filled > drafts) fillNoMoreThan(o, drafts);
}

/** No more spaces are filled than dice are drafted. */
function fillNoMoreThan(o: Outlook, drafts: number): void {
  for (let rest = o.empty; rest !== 0; rest &= rest - 1) o.fill[firstBit(rest)] *= drafts / o.filled;
  o.filled = drafts;
}

/** How likely one of the dice to come fits a space that takes so many of the 30 kinds, not always a whole number. */
export function fillChance(o: Outlook, kinds: number): number {
  return 1 - Math.exp((-o.coming * kinds) / KINDS);
}

function bitsAt(masks: readonly number[], space: number): number {
  let bits = 0;
  for (let i = 0; i < masks.length; i++) bits |= ((masks[i] >> space) & 1) << i;
  return bits;
}
