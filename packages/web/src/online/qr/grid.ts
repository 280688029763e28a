import { bitsOf } from './codewords.ts';

/** Where the small squares that straighten a picture have their middles, by version. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
/** Level M, in two bits. */
const LEVEL = 0b00;

/** Dark and light modules, row by row; those that no data may take are fixed. */
export class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly #version: number;
  readonly #fixed: boolean[][];

  constructor(version: number) {
    this.#version = version;
    this.size = 17 + 4 * version;
    this.dark = this.#rows();
    this.#fixed = this.#rows();
    this.#drawTiming();
    this.#drawFinders();
    this.#drawAligners();
    this.#drawVersion();
    // Keeps the place; what stands there depends on the mask.
    this.drawFormat(0);
  }

  /** Two columns at a time, from the right, up and down in turns; the column of timing is left out. */
  fill(bytes: readonly number[]): void {
    const bits = bytes.flatMap((byte) => bitsOf(byte, 8));
    let next = 0;
    let isUp = true;
    for (let right = this.size - 1; right > 0; right -= right === 8 ? 3 : 2) {
      for (let i = 0; i < this.size; i++) {
        const y = isUp ? this.size - 1 - i : i;
        for (const x of [right, right - 1]) {
          if (!this.#fixed[y][x]) this.dark[y][x] = bits[next++] === 1;
        }
      }
      isUp = !isUp;
    }
  }

  /** Turns round what the mask says, of data only. Twice is as before. */
  mask(isTurned: (x: number, y: number) => boolean): void {
    for (let y = 0; y < this.size; y++) {
      for (let x = 0; x < this.size; x++) {
        if (!this.#fixed[y][x] && isTurned(x, y)) this.dark[y][x] = !this.dark[y][x];
      }
    }
  }

  /** Level and mask, twice, with bits that correct them. */
  drawFormat(mask: number): void {
    const data = (LEVEL << 3) | mask;
    const bits = bitsOf(((data << 10) | restOf(data << 10, 0b10100110111, 10)) ^ 0b101010000010010, 15);
    const { size } = this;
    bits.forEach((bit, i) => {
      // Round the upper left finder, past the timing; then along the two others.
      if (i < 6) this.#fix(i, 8, bit);
      else if (i < 8) this.#fix(i + 1, 8, bit);
      else if (i === 8) this.#fix(8, 7, bit);
      else this.#fix(8, 14 - i, bit);
      if (i < 7) this.#fix(8, size - 1 - i, bit);
      else this.#fix(size - 15 + i, 8, bit);
    });
    this.#fix(8, size - 8, 1);
  }

  #drawTiming(): void {
    for (let i = 0; i < this.size; i++) {
      this.#fix(6, i, 1 - (i % 2));
      this.#fix(i, 6, 1 - (i % 2));
    }
  }

  #drawFinders(): void {
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ]) {
      this.#square(x, y, 4, (ring) => (ring === 2 || ring === 4 ? 0 : 1));
    }
  }

  #drawAligners(): void {
    const places = ALIGNED[this.#version - 1];
    const last = places.at(-1);
    for (const x of places) {
      for (const y of places) {
        // The finders are in three of the corners.
        const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
        if (!isFinder) this.#square(x, y, 2, (ring) => (ring === 1 ? 0 : 1));
      }
    }
  }

  /** From version 7 on it is written down, twice. */
  #drawVersion(): void {
    if (this.#version < 7) return;
    const bits = bitsOf((this.#version << 12) | restOf(this.#version << 12, 0b1111100100101, 12), 18).reverse();
    bits.forEach((bit, i) => {
      const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.#fix(far, near, bit);
      this.#fix(near, far, bit);
    });
  }

  #square(x: number, y: number, reach: number, colorOf: (ring: number) => number): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        this.#fix(x + dx, y + dy, colorOf(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  #fix(x: number, y: number, bit: number): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = bit === 1;
    this.#fixed[y][x] = true;
  }

  #rows(): boolean[][] {
    return Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
  }
}

/** What is left when bits are divided as polynomials; the divisor has `degree` bits after its first. */
function restOf(bits: number, divisor: number, degree: number): number {
  let rest = bits;
  for (let at = 31 - Math.clz32(rest); at >= degree && rest !== 0; at = 31 - Math.clz32(rest))
    rest ^= divisor << (at - degree);
  return rest;
}
