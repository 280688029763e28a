import type { NetFile } from './file.ts';
import { fill, layoutOf } from './layout.ts';
import { type Forward, plainForward } from './plain.ts';
import type { Shape } from './shape.ts';
import { simdForward } from './simd.ts';

/** Where rows that are true of a position are written: a net, or a record of a game to learn from. */
export interface Sink {
  add(row: number): void;
  addScaled(place: number, n: number): void;
}

/** A sum of heads, each times a whole number: what is asked of the net again and again. */
export interface Blend {
  /** For each unit of the second layer. */
  readonly units: Float64Array;
  /** For each scaled row. */
  readonly direct: Float64Array;
  readonly bias: number;
}

/**
 * A small net on sparse rows: first layer = the sum of the rows that are true of a position, second layer, heads. All of
 * it in integers, so that it says exactly the same with SIMD and without, on every machine.
 */
export class Net implements Sink {
  readonly shape: Shape;
  readonly cases: number;
  /** Whether it runs with SIMD. */
  readonly isSimd: boolean;
  readonly #file: NetFile;
  readonly #forward: Forward;
  readonly #true: Int32Array;
  readonly #scaled: Int32Array;
  readonly #numbers: Int32Array;
  readonly #second: Int32Array;
  readonly #unit: number;
  #trueCount = 0;
  #scaledCount = 0;

  constructor(file: NetFile, mayUseSimd = true) {
    this.#file = file;
    this.shape = file.shape;
    this.cases = file.cases;
    const layout = layoutOf(file);
    const simd = mayUseSimd ? simdForward(layout) : undefined;
    const buffer = simd?.buffer ?? new ArrayBuffer(layout.bytes);
    fill(buffer, layout, file);
    this.isSimd = simd !== undefined;
    this.#forward = simd?.forward ?? plainForward(buffer, layout);
    this.#true = new Int32Array(buffer, layout.true);
    this.#scaled = new Int32Array(buffer, layout.scaled);
    this.#numbers = new Int32Array(buffer, layout.numbers);
    this.#second = new Int32Array(buffer, layout.second, file.shape.second);
    this.#unit = 2 ** -file.scales.fraction;
  }

  /** Begins a position of which nothing is true yet. */
  clear(): void {
    this.#trueCount = 0;
    this.#scaledCount = 0;
  }

  /** One more row is true: 48 at most. */
  add(row: number): void {
    this.#true[this.#trueCount++] = row * this.shape.hidden;
  }

  /** The scaled row of this place among the scaled ones counts by a whole number from 0 to 255: 8 at most. */
  addScaled(place: number, n: number): void {
    const { rows, scaled, hidden } = this.shape;
    this.#scaled[this.#scaledCount] = (rows - scaled + place) * hidden;
    this.#numbers[this.#scaledCount++] = n;
  }

  /** Works out what was added since `clear`: afterwards it can be read. */
  run(): void {
    this.#forward(this.#trueCount, this.#scaledCount);
  }

  blend(heads: readonly { readonly head: number; readonly times: number }[]): Blend {
    const { second, scaled } = this.shape;
    const { headWeights, headBias, direct } = this.#file;
    const blend = { units: new Float64Array(second), direct: new Float64Array(scaled), bias: 0 };
    for (const { head, times } of heads) {
      blend.bias += times * headBias[head]!;
      if (head < scaled) blend.direct[head]! += times * direct[head]!;
      for (let unit = 0; unit < second; unit++) blend.units[unit]! += times * headWeights[head * second + unit]!;
    }
    return blend;
  }

  /** What the last position comes to, in points. Sums of whole numbers far below 2 ** 53: exact in any order. */
  read({ units, direct, bias }: Blend): number {
    const { rows, scaled, hidden } = this.shape;
    const first = rows - scaled;
    let sum = bias;
    for (let unit = 0; unit < units.length; unit++) sum += units[unit]! * this.#second[unit]!;
    for (let i = 0; i < this.#scaledCount; i++) {
      sum += direct[this.#scaled[i]! / hidden - first]! * this.#numbers[i]!;
    }
    return sum * this.#unit;
  }
}
