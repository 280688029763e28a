import { SeededChance } from '@stolik/core';
import { expect, it } from 'vitest';
import { EMPTY } from '../learn/windows.ts';
import { COLORS, type Die, PUBLIC_OBJECTIVES, parseWindow, printCell, scoreLines, type View } from '../rules/index.ts';
import { cellsOf, piecesCounted } from '../ui/counted.ts';
import { privatesOf } from '../ui/privates.ts';
import { privateProgress, progressOf } from '../ui/progress.ts';
import { Table } from './table.ts';

const chance = new SeededChance('progress');

/** Any dice anywhere: progress knows no placement rules. */
function anyDice(): (Die | null)[] {
  const fullness = chance.int(11);
  return Array.from({ length: 20 }, () =>
    chance.int(10) < fullness ? (`${COLORS[chance.int(5)]}${chance.int(6) + 1}` as Die) : null,
  );
}

it('what the page lights up is what is scored', () => {
  for (let i = 0; i < 2_000; i++) {
    const dice = anyDice();
    const color = chance.int(5);
    const window = parseWindow(dice.map((die) => die ?? '..').join(' '));
    const lines = scoreLines(window, 0, { publics: PUBLIC_OBJECTIVES, privates: [color], tokens: 0, solo: false });
    for (const { id, vp, counts } of PUBLIC_OBJECTIVES) {
      const { counted } = progressOf(id, dice);
      const once = { row: 5, column: 4, colors: 5, diagonals: 1, shades: 0 }[counts.of];
      const dicePerPoint = counts.of === 'shades' ? counts.shades.length : once;
      expect((counted.length / dicePerPoint) * vp, `${id} of ${dice}`).toBe(lines[id]);
    }
    const pips = privateProgress(COLORS[color], dice).counted.map((space) => Number(dice[space]?.[1]));
    expect(pips.reduce((sum, value) => sum + value, 0)).toBe(lines.private);
  }
});

it('a row that repeats something is lost, and a next set names what it lacks', () => {
  const dice = [...'RRGBP'].map((color, i) => `${color}${i + 1}` as Die).concat(Array(15).fill(null));
  expect(progressOf('row-color-variety', dice).lost).toEqual([0, 1, 2, 3, 4]);
  expect(progressOf('row-shade-variety', dice).counted).toEqual([0, 1, 2, 3, 4]);
  expect(progressOf('color-variety', dice).lacks).toEqual(['Y']);
  expect(progressOf('deep-shades', dice).lacks).toEqual(['6']);
});

it('the count at the end lights the panes that bring the points: of two private objectives those of the better', () => {
  const dice = ['R1', 'B6', null, 'R2', ...Array(16).fill(null)] as (Die | null)[];
  const publicObjectives = ['light-shades'];
  const view = { seats: [{ dice, privates: ['R', 'B'] }], publicObjectives } as unknown as View;
  const cells = (line: string) => cellsOf(piecesCounted(view, 0, line));
  expect(piecesCounted(view, 0, 'private')).toEqual(['cell:0-a2']);
  expect(cells('light-shades')).toEqual(['a1', 'a4']);
  expect(cells('empty')).toHaveLength(17);
  expect(cells('empty')[0]).toBe(printCell(2));
  expect(cells('tokens')).toEqual([]);
});

it('of two private objectives each has its own points, and the better one counts', () => {
  const t = new Table({
    windows: ['R6 .. .. .. .. / B2 .. .. .. .. / .. R3 .. .. .. / .. .. B4 .. ..'],
    privates: [['B', 'R']],
  });
  expect(privatesOf(t.view().seats[0])).toEqual([
    { color: 'B', points: 6, counts: false },
    { color: 'R', points: 9, counts: true },
  ]);
  const empty = new Table({ windows: [EMPTY], privates: [['B', 'R']] });
  expect(privatesOf(empty.view().seats[0]).map(({ counts }) => counts)).toEqual([false, false]);
});
