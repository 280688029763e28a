import { bitsOf, SeededChance } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import {
  COLORS,
  type Die,
  IGNORE_COLOR,
  IGNORE_SHADE,
  impossibleCells,
  OBEY,
  openApart,
  openWithout,
  PATTERNS,
  PUBLIC_OBJECTIVES,
  parseCell,
  parseDie,
  parseWindow,
  printDie,
  scoreLines,
} from '../rules/index.ts';
import { openSpaces } from '../rules/window.ts';
import { type Board, cellsFor, impossibleSpaces, movesFrom, privatePoints, publicPoints } from './naive.ts';

const POSITIONS = process.env.STOLIK_LONG ? 1_000_000 : 40_000;

/** A random board, from empty to full; half of them grown by the rules, half thrown together. */
function randomBoard(chance: SeededChance, pattern: string): (Die | null)[] {
  const board: (Die | null)[] = new Array(20).fill(null);
  const grown = chance.int(2) === 0;
  for (let i = chance.int(21); i > 0; i--) {
    const die = printDie(chance.int(30));
    const cells = grown
      ? cellsFor(pattern, board, die)
      : board.flatMap((other, space) => (other === null ? [space] : []));
    if (cells.length > 0) board[cells[chance.int(cells.length)]] = die;
  }
  return board;
}

const windowOf = (board: Board) => parseWindow(board.map((die) => die ?? '..').join(' '));

describe('the fast rules agree with the naive ones', () => {
  it('on spaces that nothing can fill any more', () => {
    const chance = new SeededChance('impossible');
    let dead = 0;
    for (let i = 0; i < POSITIONS / 20; i++) {
      const { id } = PATTERNS[chance.int(PATTERNS.length)];
      const board = randomBoard(chance, id);
      const slow = impossibleSpaces(id, board);
      expect(impossibleCells(id, board).map((cell) => parseCell(cell, 'cell'))).toEqual(slow);
      dead += slow.length;
    }
    expect(dead).toBeGreaterThan(0);
  });

  it(`on where dice may go, in ${POSITIONS} positions`, () => {
    const chance = new SeededChance('naive');
    let offered = 0;
    for (let i = 0; i < POSITIONS; i++) {
      const place = chance.int(PATTERNS.length);
      const { id } = PATTERNS[place];
      const board = randomBoard(chance, id);
      const w = windowOf(board);
      const die = printDie(chance.int(30));
      const int = parseDie(die, 'die');
      const from = chance.int(20);
      const moved = board[from] === null ? undefined : parseDie(board[from], 'die');
      const move = (ignore: number) =>
        moved === undefined ? [] : bitsOf(openWithout(w, 0, place, moved, 1 << from, ignore));
      const fast = [
        bitsOf(openSpaces(w, 0, place, int)),
        bitsOf(openWithout(w, 0, place, int, 0, IGNORE_COLOR)),
        bitsOf(openWithout(w, 0, place, int, 0, IGNORE_SHADE)),
        bitsOf(openApart(w, 0, place, int)),
        move(OBEY),
        move(IGNORE_COLOR),
        move(IGNORE_SHADE),
      ];
      const naive = [
        cellsFor(id, board, die),
        cellsFor(id, board, die, 'color'),
        cellsFor(id, board, die, 'shade'),
        cellsFor(id, board, die, 'touch'),
        movesFrom(id, board, from),
        movesFrom(id, board, from, 'color'),
        movesFrom(id, board, from, 'shade'),
      ];
      offered += fast[0].length;
      if (JSON.stringify(fast) !== JSON.stringify(naive)) {
        expect({ id, board, die, from, cells: fast }).toEqual({ id, board, die, from, cells: naive });
      }
    }
    expect(offered).toBeGreaterThan(POSITIONS / 2);
  });

  it('on what a window scores, in 20,000 positions', () => {
    const chance = new SeededChance('scores');
    for (let i = 0; i < 20_000; i++) {
      const board = randomBoard(chance, PATTERNS[chance.int(PATTERNS.length)].id);
      const tokens = chance.int(7);
      const privates = [chance.int(5), chance.int(5)];
      const solo = chance.int(2) === 0;
      const fast = scoreLines(windowOf(board), 0, { publics: PUBLIC_OBJECTIVES, privates, tokens, solo });
      const empty = board.filter((die) => die === null).length;
      const naive = {
        ...Object.fromEntries(PUBLIC_OBJECTIVES.map(({ id }) => [id, publicPoints(id, board)])),
        private: Math.max(...privates.map((color) => privatePoints(COLORS[color], board))),
        tokens: solo ? 0 : tokens,
        empty: 0 - empty * (solo ? 3 : 1),
      };
      if (JSON.stringify(fast) !== JSON.stringify(naive))
        expect({ board, lines: fast }).toEqual({ board, lines: naive });
    }
  });
});
