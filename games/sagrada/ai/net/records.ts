import { MOST_TRUE, type Sink } from './features.ts';

// A record of a position, little-endian as every machine that bots run on:
//   u16 true rows [48], u16 scaled rows [6], u16 their numbers [6], u16 heads [6], i16 how often each counts [6],
//   u16 which symmetries hold, u16 unused; f32 what to learn for each head [6], f32 what it came to in the end [6].
// What is not there is 65535, or 0 for numbers.

const ROWS = 48;
const SCALED = 6;
/** Score lines at most. */
export const LINES = 6;
const SHORTS = ROWS + 2 * SCALED + 2 * LINES + 2;
const NOTHING = 0xffff;
export const RECORD_BYTES = 2 * SHORTS + 4 * 2 * LINES;

/** How a record is laid out, for whoever reads it. */
export const RECORD_LAYOUT = { bytes: RECORD_BYTES, rows: ROWS, scaled: SCALED, lines: LINES };

/** One position of a game, as a net would see it. */
export class GameRecord implements Sink {
  readonly bytes = new Uint8Array(RECORD_BYTES);
  readonly #shorts = new Uint16Array(this.bytes.buffer, 0, SHORTS);
  readonly #floats = new Float32Array(this.bytes.buffer, 2 * SHORTS, 2 * LINES);
  #rows = 0;
  #scaled = 0;

  constructor(heads: readonly { readonly head: number; readonly times: number }[], symmetries: number) {
    this.#shorts.fill(NOTHING, 0, ROWS + SCALED);
    const at = ROWS + 2 * SCALED;
    this.#shorts.fill(NOTHING, at, at + LINES);
    for (const [line, { head, times }] of heads.entries()) {
      this.#shorts[at + line] = head;
      this.#shorts[at + LINES + line] = times;
    }
    this.#shorts[at + 2 * LINES] = symmetries;
  }

  add(row: number): void {
    this.#shorts[this.#rows++] = row;
  }

  addScaled(place: number, n: number): void {
    this.#shorts[ROWS + this.#scaled] = place;
    this.#shorts[ROWS + SCALED + this.#scaled++] = n;
  }

  /** What the net should have said of a line, and what it came to. */
  learn(line: number, goal: number, outcome: number): void {
    this.#floats[line] = goal;
    this.#floats[LINES + line] = outcome;
  }
}

if (MOST_TRUE > ROWS) throw new Error(`a record has room for ${ROWS} rows, not for ${MOST_TRUE}`);
