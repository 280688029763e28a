import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { correctionOf } from '../src/online/qr/correction.ts';
import { qrOf } from '../src/online/qr/index.ts';

// That a camera reads a code proves little: it mends what is wrong. So every module is compared with another encoder's.

/** "Stolik" as another encoder draws it. */
const SMALL = [
  '#######..#.#..#######',
  '#.....#...#...#.....#',
  '#.###.#.#####.#.###.#',
  '#.###.#.##..#.#.###.#',
  '#.###.#.##.##.#.###.#',
  '#.....#.#...#.#.....#',
  '#######.#.#.#.#######',
  '........##.##........',
  '#.#####.....#.#####..',
  '.####...#.#.#..#.####',
  '#.#...#..###.#..#.##.',
  '...#...####....######',
  '.##.####..##.#..#....',
  '........#..#####.#.#.',
  '#######...#.#.##.#.#.',
  '#.....#.#..####.###.#',
  '#.###.#.#...#..##..#.',
  '#.###.#.#.#.#..###...',
  '#.###.#.#..#.#....#..',
  '#.....#..........##..',
  '#######.#..#.#.##..#.',
];

it('corrects the well-known block', () => {
  const block = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(block, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

it('draws every module where others draw it', () => {
  expect(qrOf('Stolik')?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))).toEqual(SMALL);
});

it.each([
  ['an address', 'https://stolik.example/table/abc', 3, 'e7fc13a52e78d52ecb7691ac1fa9e079'],
  [
    'several blocks and a written version',
    `https://stolik.example/table/${'x'.repeat(90)}`,
    7,
    '191ab708ab2046feb1b0cb42d9e9ce22',
  ],
  ['the largest, of letters that take two bytes', 'ą'.repeat(100), 10, '757feb5d367eb38f694238d19f83dd50'],
])('%s too', (_, text, version, hash) => {
  const rows = qrOf(text) ?? [];
  expect(rows.length).toBe(17 + 4 * version);
  const modules = rows.flat().map(Number).join('');
  expect(createHash('sha256').update(modules).digest('hex').slice(0, 32)).toBe(hash);
});

it('holds 213 bytes and no more', () => {
  expect(qrOf('x'.repeat(213))?.length).toBe(57);
  expect(qrOf('x'.repeat(214))).toBeUndefined();
});
