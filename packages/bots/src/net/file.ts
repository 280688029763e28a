import { StolikError } from '@stolik/core';
import { MOST_BIAS, MOST_SUM, type Scales, type Shape } from './shape.ts';

// A net as a file, all numbers little-endian:
//   "STNT", u16 format, u16 features, the game's name in 16 bytes, u32 cases,
//   u32 rows, scaled, hidden, second, heads; u32 scaledShift, hiddenClip, secondShift, secondClip, fraction;
//   i32 second-layer biases, i32 head biases, i32 direct (one for each scaled row), i16 first-layer biases, i16 heads
//   [head][second], i8 first layer [row][hidden], i8 second layer [hidden][second].

const MAGIC = 'STNT';
const FORMAT = 1;
const NAME = 16;
const HEAD = 4 + 2 + 2 + NAME + 4 + 10 * 4;

/** Everything that is in the file. */
export interface NetFile {
  readonly game: string;
  /** Which meaning the rows have: counted up by the game whenever it changes. */
  readonly features: number;
  /** For which cases it was trained, as the game counts them: a bit each. */
  readonly cases: number;
  readonly shape: Shape;
  readonly scales: Scales;
  readonly secondBias: Int32Array;
  readonly headBias: Int32Array;
  /** What one unit of a scaled row adds to the head of the same number, past the layers. */
  readonly direct: Int32Array;
  readonly hiddenBias: Int16Array;
  readonly headWeights: Int16Array;
  readonly rows: Int8Array;
  readonly secondWeights: Int8Array;
}

/** What a game expects of its net. */
export interface Expected extends Pick<Shape, 'rows' | 'scaled' | 'heads'> {
  readonly game: string;
  readonly features: number;
}

/** The net in these bytes, or an error that says what is wrong with them. */
export function readNet(bytes: Uint8Array, expected: Expected): NetFile {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textOf(bytes.subarray(0, MAGIC.length)) !== MAGIC) throw badNet('is not a net: it does not begin with STNT');
  if (bytes.length < HEAD) throw badNet(`ends after ${bytes.length} bytes, within its first ${HEAD}`);
  const format = data.getUint16(4, true);
  if (format !== FORMAT) throw badNet(`has format ${format}; this program reads format ${FORMAT}`);
  const game = textOf(bytes.subarray(8, 8 + NAME));
  if (game !== expected.game) throw badNet(`is for the game "${game}", not for ${expected.game}`);
  const features = data.getUint16(6, true);
  if (features !== expected.features) {
    throw badNet(`was trained with features ${features}; ${game} now has features ${expected.features}`);
  }
  const cases = data.getUint32(8 + NAME, true);
  const at = 12 + NAME;
  const [rows, scaled, hidden, second, heads, scaledShift, hiddenClip, secondShift, secondClip, fraction] = Array.from(
    { length: 10 },
    (_, i) => data.getUint32(at + 4 * i, true),
  ) as [number, number, number, number, number, number, number, number, number, number];
  const shape = { rows, scaled, hidden, second, heads };
  const scales = { scaledShift, hiddenClip, secondShift, secondClip, fraction };
  checkShape(shape, expected);
  checkScales(scales, shape);
  const length = lengthOf(shape);
  if (bytes.length !== length) throw badNet(`has ${bytes.length} bytes; a net of its shape has ${length}`);
  // A copy, since nobody may change it later; `slice` would not make one of Node's buffers.
  const reader = new Reader(new Uint8Array(bytes.subarray(HEAD)).buffer);
  const file = {
    game,
    features,
    cases,
    shape,
    scales,
    secondBias: reader.int32(second),
    headBias: reader.int32(heads),
    direct: reader.int32(scaled),
    hiddenBias: reader.int16(hidden),
    headWeights: reader.int16(heads * second),
    rows: reader.int8(rows * hidden),
    secondWeights: reader.int8(hidden * second),
  };
  if (file.hiddenBias.some((bias) => Math.abs(bias) > MOST_BIAS)) {
    throw badNet(`has a bias of the first layer beyond ${MOST_BIAS}`);
  }
  if (file.secondBias.some((bias) => Math.abs(bias) > MOST_SUM)) {
    throw badNet(`has a bias of the second layer beyond ${MOST_SUM}`);
  }
  return file;
}

function checkShape({ rows, scaled, hidden, second, heads }: Shape, expected: Expected): void {
  const has = { rows, scaled, heads };
  for (const part of ['rows', 'scaled', 'heads'] as const) {
    if (has[part] !== expected[part]) throw badNet(`has ${has[part]} ${part}, not ${expected[part]}`);
  }
  if (hidden % 16 !== 0 || hidden < 16 || hidden > 1024) {
    throw badNet(`has a first layer of ${hidden}, not of a multiple of 16 up to 1024`);
  }
  if (second % 4 !== 0 || second < 4 || second > 256) {
    throw badNet(`has a second layer of ${second}, not of a multiple of 4 up to 256`);
  }
}

/** Whatever they are, no sum may overflow: then SIMD and plain code could differ. */
function checkScales(scales: Scales, { hidden }: Shape): void {
  const { scaledShift, hiddenClip, secondShift, secondClip, fraction } = scales;
  const isSafe =
    scaledShift >= 5 &&
    scaledShift <= 15 &&
    hiddenClip * hidden * 127 <= MOST_SUM &&
    hiddenClip <= 32_767 &&
    secondShift >= 1 &&
    secondShift <= 24 &&
    secondClip <= 32_767 &&
    fraction <= 30;
  if (!isSafe) throw badNet(`has scales that could overflow: ${JSON.stringify(scales)}`);
}

function lengthOf({ rows, scaled, hidden, second, heads }: Shape): number {
  return HEAD + 4 * (second + heads + scaled) + 2 * (hidden + heads * second) + rows * hidden + hidden * second;
}

/** The bytes of a net: what `readNet` reads. */
export function writeNet(file: NetFile): Uint8Array {
  const bytes = new Uint8Array(lengthOf(file.shape));
  const data = new DataView(bytes.buffer);
  for (const [i, code] of codesOf(MAGIC)) bytes[i] = code;
  data.setUint16(4, FORMAT, true);
  data.setUint16(6, file.features, true);
  for (const [i, code] of codesOf(file.game)) bytes[8 + i] = code;
  data.setUint32(8 + NAME, file.cases, true);
  const { rows, scaled, hidden, second, heads } = file.shape;
  const { scaledShift, hiddenClip, secondShift, secondClip, fraction } = file.scales;
  const numbers = [rows, scaled, hidden, second, heads, scaledShift, hiddenClip, secondShift, secondClip, fraction];
  for (const [i, n] of numbers.entries()) data.setUint32(12 + NAME + 4 * i, n, true);
  let at = HEAD;
  for (const list of [file.secondBias, file.headBias, file.direct]) {
    for (const n of list) {
      data.setInt32(at, n, true);
      at += 4;
    }
  }
  for (const list of [file.hiddenBias, file.headWeights]) {
    for (const n of list) {
      data.setInt16(at, n, true);
      at += 2;
    }
  }
  for (const list of [file.rows, file.secondWeights]) {
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.length), at);
    at += list.length;
  }
  return bytes;
}

/** Takes one part of a file after the other. */
class Reader {
  readonly #buffer: ArrayBufferLike;
  readonly #data: DataView;
  #at = 0;

  constructor(buffer: ArrayBufferLike) {
    this.#buffer = buffer;
    this.#data = new DataView(buffer);
  }

  int32(length: number): Int32Array {
    return Int32Array.from({ length }, () => this.#data.getInt32(this.#take(4), true));
  }

  int16(length: number): Int16Array {
    return Int16Array.from({ length }, () => this.#data.getInt16(this.#take(2), true));
  }

  int8(length: number): Int8Array {
    return new Int8Array(this.#buffer, this.#take(length), length);
  }

  #take(bytes: number): number {
    const at = this.#at;
    this.#at += bytes;
    return at;
  }
}

function codesOf(text: string): [number, number][] {
  return [...text].map((letter, i) => [i, letter.charCodeAt(0)]);
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes).replace(/\0+$/, '');
}

function badNet(problem: string): StolikError {
  return new StolikError('bad-net', `the file of the net ${problem}`, { field: 'net' });
}
