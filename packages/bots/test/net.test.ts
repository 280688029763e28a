import { SeededChance, StolikError } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import {
  MOST_ROWS,
  MOST_SCALE,
  MOST_SCALED,
  Net,
  type NetFile,
  readNet,
  type Shape,
  writeNet,
} from '../src/net/index.ts';

const INPUTS = process.env.STOLIK_LONG ? 100_000 : 2_000;
const GAME = { game: 'toy', features: 3 };

/** A net of random numbers, as large as the format allows where `reach` is 1. */
function randomNet(shape: Shape, seed: string, reach = 0.3): NetFile {
  const chance = new SeededChance(seed);
  const within = (most: number) => () => chance.int(2 * Math.floor(most * reach) + 1) - Math.floor(most * reach);
  const { rows, scaled, hidden, second, heads } = shape;
  return {
    ...GAME,
    cases: 0b101,
    shape,
    scales: { scaledShift: 5, hiddenClip: 2047, secondShift: 5, secondClip: 32_767, fraction: 22 },
    secondBias: Int32Array.from({ length: second }, within(2 ** 18)),
    headBias: Int32Array.from({ length: heads }, within(2 ** 26)),
    direct: Int32Array.from({ length: scaled }, within(2 ** 20)),
    hiddenBias: Int16Array.from({ length: hidden }, within(16_383)),
    headWeights: Int16Array.from({ length: heads * second }, within(32_767)),
    rows: Int8Array.from({ length: rows * hidden }, within(127)),
    secondWeights: Int8Array.from({ length: hidden * second }, within(127)),
  };
}

const SHAPES: Shape[] = [
  { rows: 300, scaled: 12, hidden: 128, second: 32, heads: 13 },
  { rows: 40, scaled: 8, hidden: 16, second: 4, heads: 1 },
  { rows: 90, scaled: 0, hidden: 80, second: 44, heads: 3 },
];

describe('a net', () => {
  it.each(SHAPES.flatMap((shape) => [0.05, 0.3, 1].map((reach) => ({ ...shape, reach }))))(
    'says exactly the same with SIMD and without: $hidden x $second, reach $reach',
    ({ reach, ...shape }) => {
      const file = readNet(writeNet(randomNet(shape, 'equal', reach)), { ...GAME, ...shape });
      const nets = [new Net(file), new Net(file, false)];
      expect(nets.map(({ isSimd }) => isSimd)).toEqual([true, false]);
      const chance = new SeededChance('inputs');
      const answers = new Set<number>();
      for (let i = 0; i < INPUTS / 9; i++) {
        const rows = Array.from({ length: chance.int(MOST_ROWS + 1) }, () => chance.int(shape.rows));
        const scaled = Array.from({ length: shape.scaled && chance.int(MOST_SCALED + 1) }, () => ({
          place: chance.int(shape.scaled),
          n: chance.int(MOST_SCALE + 1),
        }));
        const [simd, plain] = nets.map((net) => {
          net.clear();
          for (const row of rows) net.add(row);
          for (const { place, n } of scaled) net.addScaled(place, n);
          net.run();
          return Array.from({ length: shape.heads }, (_, head) => net.read(net.blend([{ head, times: 1 }])));
        });
        expect(simd).toEqual(plain);
        answers.add(plain[0]);
      }
      expect(answers.size).toBeGreaterThan(INPUTS / 20);
    },
  );

  it('adds up what its file says', () => {
    // Two units that differ, two outputs of which the second gets nothing, one head.
    const shape = { rows: 3, scaled: 1, hidden: 16, second: 4, heads: 1 };
    const file: NetFile = {
      ...randomNet(shape, 'small', 0),
      scales: { scaledShift: 5, hiddenClip: 100, secondShift: 1, secondClip: 1_000, fraction: 3 },
      hiddenBias: Int16Array.from({ length: 16 }, (_, unit) => (unit === 0 ? -10 : 0)),
      rows: Int8Array.from({ length: 48 }, (_, i) => [30, 0, 64][Math.floor(i / 16)] * (i % 16 === 0 ? 1 : 0)),
      secondWeights: Int8Array.from({ length: 64 }, (_, i) => (i === 0 ? 3 : 0)),
      headWeights: Int16Array.from([5, 1, 1, 1]),
      headBias: Int32Array.from([7]),
      direct: Int32Array.from([2]),
    };
    for (const net of [new Net(file), new Net(file, false)]) {
      const read = (rows: readonly number[], n: number) => {
        net.clear();
        for (const row of rows) net.add(row);
        net.addScaled(0, n);
        net.run();
        return net.read(net.blend([{ head: 0, times: 2 }])) * 8;
      };
      // Nothing is true: the unit is silent.
      expect(read([], 0)).toBe(2 * 7);
      // -10 + 30 + 64 * 3 / 32 = 26; 3 * 26 / 2 = 39.
      expect(read([0], 3)).toBe(2 * (7 + 5 * 39 + 2 * 3));
      // Cut off at 100.
      expect(read([0, 0, 0, 0, 0], 0)).toBe(2 * (7 + 5 * 150));
    }
  });
});

describe('the file of a net', () => {
  const [shape] = SHAPES;
  const expected = { ...GAME, ...shape };
  const bytes = writeNet(randomNet(shape, 'file'));

  it('comes back as it was, wherever it lies in memory', () => {
    const shifted = new Uint8Array(bytes.length + 1);
    shifted.set(bytes, 1);
    expect(readNet(shifted.subarray(1), expected)).toEqual(randomNet(shape, 'file'));
    expect(readNet(Buffer.from(shifted.buffer, 1), expected)).toEqual(randomNet(shape, 'file'));
  });

  const changed = (at: number, byte: number) => {
    const other = bytes.slice();
    other[at] = byte;
    return other;
  };
  it.each([
    ['foreign', new TextEncoder().encode('<!doctype html>'), 'is not a net'],
    ['empty', new Uint8Array(), 'is not a net'],
    ['cut off at once', bytes.subarray(0, 20), 'ends after 20 bytes'],
    ['cut off', bytes.subarray(0, bytes.length - 1), `has ${bytes.length - 1} bytes; a net of its shape has`],
    ['too long', new Uint8Array([...bytes, 0]), 'a net of its shape has'],
    ['of another format', changed(4, 9), 'has format 9'],
    ['of other features', changed(6, 4), 'was trained with features 4; toy now has features 3'],
    ['of another game', changed(8, 0x62), 'is for the game "boy", not for toy'],
    ['with other rows', changed(28, 1), 'rows, not 300'],
    ['with an odd layer', changed(36, 9), 'first layer of 9'],
    ['with scales that overflow', changed(53, 255), 'scales that could overflow'],
  ])('that is %s is refused', (_, file, sentence) => {
    expect(() => readNet(file, expected)).toThrow(StolikError);
    expect(() => readNet(file, expected)).toThrow(sentence);
  });
});
