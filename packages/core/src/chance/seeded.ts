import type { Chance } from './chance.ts';

/** Chris Doty-Humphrey's sfc32: small, fast, the same on every machine. For play that nobody needs to verify. */
export class SeededChance implements Chance {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string | number) {
    const [a, b, c] = spread(String(seed));
    this.#a = a;
    this.#b = b;
    this.#c = c;
    for (let i = 0; i < 12; i++) this.int(1);
  }

  /** Multiply and shift: off uniform by less than n / 2^32. */
  int(n: number): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return ((t >>> 0) * n * 2 ** -32) | 0;
  }
}

/** Three 32-bit words that all depend on every character of the seed. */
function spread(seed: string): [number, number, number] {
  const words: [number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162];
  for (let i = 0; i < seed.length; i++) {
    for (let w = 0; w < 3; w++) {
      const mixed = Math.imul(words[w]! ^ seed.charCodeAt(i), 0x85ebca6b + 2 * w);
      words[w] = mixed ^ (mixed >>> 15) ^ words[(w + 1) % 3]!;
    }
  }
  return words;
}
