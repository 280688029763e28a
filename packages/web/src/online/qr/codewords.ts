import { correctionOf } from './correction.ts';

/** How the bytes of a version are divided at level M: what corrects a block, and how much each block holds. */
interface Version {
  readonly correction: number;
  readonly blocks: readonly number[];
}

/** Versions 1 to 10 of ISO/IEC 18004 at level M, which reads on though 15 % is lost. */
const VERSIONS: readonly Version[] = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: [32, 32] },
  { correction: 24, blocks: [43, 43] },
  { correction: 16, blocks: [27, 27, 27, 27] },
  { correction: 18, blocks: [31, 31, 31, 31] },
  { correction: 22, blocks: [38, 38, 39, 39] },
  { correction: 22, blocks: [36, 36, 36, 37, 37] },
  { correction: 26, blocks: [43, 43, 43, 43, 44] },
];
/** The mode for bytes, in four bits. */
const BYTES = 0b0100;
/** What fills the room that is left, in turns. */
const FILLING = [0xec, 0x11];

export interface Codewords {
  readonly version: number;
  readonly bytes: readonly number[];
}

/** A text in the smallest version that holds it; `undefined` if it is too long for all of them. */
export function codewordsOf(text: string): Codewords | undefined {
  const data = new TextEncoder().encode(text);
  const version = 1 + VERSIONS.findIndex(({ blocks }, i) => (4 + lengthBits(i + 1)) / 8 + data.length <= sum(blocks));
  if (version === 0) return undefined;
  const { correction, blocks } = VERSIONS[version - 1];
  const padded = dataBytes(data, version, sum(blocks));
  let from = 0;
  const cut = blocks.map((size) => {
    from += size;
    return padded.slice(from - size, from);
  });
  const corrections = cut.map((block) => correctionOf(block, correction));
  return { version, bytes: [...inTurns(cut), ...inTurns(corrections)] };
}

function dataBytes(data: Uint8Array, version: number, room: number): number[] {
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(data.length, lengthBits(version))];
  for (const byte of data) bits.push(...bitsOf(byte, 8));
  // The end, as far as there is room for it, and up to a whole byte.
  bits.push(...Array(Math.min(4, room * 8 - bits.length)).fill(0));
  bits.push(...Array((8 - (bits.length % 8)) % 8).fill(0));
  const bytes = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  for (let i = 0; bytes.length < room; i++) bytes.push(FILLING[i % 2]);
  return bytes;
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** The first of each block, then the second of each: a stain takes a little of all instead of all of one. */
function inTurns(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) =>
    blocks.flatMap((block) => (i < block.length ? [block[i]] : [])),
  ).flat();
}

/** The lowest bits of a number, the highest of them first. */
export function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
