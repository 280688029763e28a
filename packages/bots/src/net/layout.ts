import type { NetFile } from './file.ts';
import { MOST_ROWS, MOST_SCALED, type Scales, type Shape } from './shape.ts';

/** Where everything lies in the memory that both ways to run a net work on, in bytes. */
export interface Layout {
  readonly shape: Shape;
  readonly scales: Scales;
  /** i8 [row][hidden]. */
  readonly rows: number;
  /** i16. */
  readonly hiddenBias: number;
  /** i16 [pair of hidden units][second][which of the pair]: so a product of pairs is a sum of two. */
  readonly pairs: number;
  /** i32. */
  readonly secondBias: number;
  /** i16: what the first layer says. */
  readonly hidden: number;
  /** i32: what the second layer says. */
  readonly second: number;
  /** i32: the places of the rows that are true, in bytes. */
  readonly true: number;
  /** i32: those of the scaled rows. */
  readonly scaled: number;
  /** i32: their numbers. */
  readonly numbers: number;
  readonly bytes: number;
}

/** What SIMD loads at a time. */
const ALIGNED = 16;

export function layoutOf({ shape, scales }: Pick<NetFile, 'shape' | 'scales'>): Layout {
  let bytes = 0;
  const take = (length: number) => {
    const at = bytes;
    bytes += Math.ceil(length / ALIGNED) * ALIGNED;
    return at;
  };
  return {
    shape,
    scales,
    rows: take(shape.rows * shape.hidden),
    hiddenBias: take(2 * shape.hidden),
    pairs: take(2 * shape.hidden * shape.second),
    secondBias: take(4 * shape.second),
    hidden: take(2 * shape.hidden),
    second: take(4 * shape.second),
    true: take(4 * MOST_ROWS),
    scaled: take(4 * MOST_SCALED),
    numbers: take(4 * MOST_SCALED),
    bytes,
  };
}

/** Writes what does not change. */
export function fill(buffer: ArrayBuffer, layout: Layout, file: NetFile): void {
  const { hidden, second } = layout.shape;
  new Int8Array(buffer, layout.rows).set(file.rows);
  new Int16Array(buffer, layout.hiddenBias).set(file.hiddenBias);
  new Int32Array(buffer, layout.secondBias).set(file.secondBias);
  const pairs = new Int16Array(buffer, layout.pairs, hidden * second);
  for (let unit = 0; unit < hidden; unit++) {
    for (let to = 0; to < second; to++) {
      pairs[((unit >> 1) * second + to) * 2 + (unit & 1)] = file.secondWeights[unit * second + to]!;
    }
  }
}
