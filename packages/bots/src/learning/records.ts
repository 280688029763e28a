import type { Sink } from '../net/index.ts';

// A record of a position, little-endian as every machine that bots run on:
//   u16 true rows, u16 scaled rows, u16 their numbers, u16 heads, i16 how often each counts, u16 which symmetries hold,
//   u16 unused; f32 what to learn for each head, f32 what it came to in the end.
// What is not there is 65535, or 0 for numbers.

const NOTHING = 0xffff;
/** Symmetries, and one unused so that floats begin at a multiple of four bytes. */
const MORE = 2;

/** How records of a game are laid out, for whoever reads them: rows, scaled rows and score lines at most. */
export interface RecordLayout {
  readonly bytes: number;
  readonly rows: number;
  readonly scaled: number;
  readonly lines: number;
}

/** Rows come in pairs, so that floats begin at a multiple of four bytes. */
export function recordLayout(most: Omit<RecordLayout, 'bytes'>): RecordLayout {
  const { scaled, lines } = most;
  const rows = most.rows + (most.rows % 2);
  return { bytes: 2 * (rows + 2 * scaled + 2 * lines + MORE) + 4 * 2 * lines, rows, scaled, lines };
}

/** A head of a net, and how often it counts. */
export interface CountedHead {
  readonly head: number;
  readonly times: number;
}

/** One position of a game, as a net would see it. */
export class GameRecord implements Sink {
  readonly bytes: Uint8Array;
  readonly #layout: RecordLayout;
  readonly #shorts: Uint16Array;
  readonly #floats: Float32Array;
  #rows = 0;
  #scaled = 0;

  constructor(layout: RecordLayout, heads: readonly CountedHead[], symmetries: number) {
    const { bytes, rows, scaled, lines } = layout;
    const shorts = (bytes - 4 * 2 * lines) / 2;
    this.#layout = layout;
    this.bytes = new Uint8Array(bytes);
    this.#shorts = new Uint16Array(this.bytes.buffer, 0, shorts);
    this.#floats = new Float32Array(this.bytes.buffer, 2 * shorts, 2 * lines);
    this.#shorts.fill(NOTHING, 0, rows + scaled);
    const at = rows + 2 * scaled;
    this.#shorts.fill(NOTHING, at, at + lines);
    for (const [line, { head, times }] of heads.entries()) {
      this.#shorts[at + line] = head;
      this.#shorts[at + lines + line] = times;
    }
    this.#shorts[at + 2 * lines] = symmetries;
  }

  add(row: number): void {
    if (this.#rows === this.#layout.rows) throw new Error(`a record has room for ${this.#rows} rows`);
    this.#shorts[this.#rows++] = row;
  }

  addScaled(place: number, n: number): void {
    const { rows, scaled } = this.#layout;
    if (this.#scaled === scaled) throw new Error(`a record has room for ${scaled} scaled rows`);
    this.#shorts[rows + this.#scaled] = place;
    this.#shorts[rows + scaled + this.#scaled++] = n;
  }

  /** What the net should have said of a line, and what it came to. */
  learn(line: number, goal: number, outcome: number): void {
    this.#floats[line] = goal;
    this.#floats[this.#layout.lines + line] = outcome;
  }
}
