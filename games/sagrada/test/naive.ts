import { type Color, type Die, PATTERNS } from '../rules/index.ts';

// The placement and scoring rules a second time: slow, on plain grids, sentence by sentence. The fast ones must agree.

/** 20 spaces, row by row. */
export type Board = readonly (Die | null)[];

export type Exception = 'color' | 'shade' | 'touch';

const rowOf = (space: number) => Math.floor(space / 5);
const columnOf = (space: number) => space % 5;
const all = Array.from({ length: 20 }, (_, space) => space);

const areBeside = (a: number, b: number) => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;
const touch = (a: number, b: number) =>
  a !== b && Math.abs(rowOf(a) - rowOf(b)) <= 1 && Math.abs(columnOf(a) - columnOf(b)) <= 1;
const isOnEdge = (space: number) => [0, 3].includes(rowOf(space)) || [0, 4].includes(columnOf(space));

/** May the die go there? `ignoring`: what a tool lets it disregard. */
export function mayPlace(pattern: string, board: Board, die: Die, space: number, ignoring?: Exception): boolean {
  const printed = PATTERNS.find(({ id }) => id === pattern)?.rows[rowOf(space)][columnOf(space)] ?? '?';
  if (board[space] !== null) return false;
  const isFirst = board.every((other) => other === null);
  if (isFirst && !isOnEdge(space)) return false;
  const touchesDie = all.some((other) => board[other] !== null && touch(space, other));
  if (ignoring === 'touch' ? touchesDie : !isFirst && !touchesDie) return false;
  if ('RYGBP'.includes(printed) && ignoring !== 'color' && printed !== die[0]) return false;
  if ('123456'.includes(printed) && ignoring !== 'shade' && printed !== die[1]) return false;
  return all.every((other) => {
    const neighbour = board[other];
    return neighbour === null || !areBeside(space, other) || (neighbour[0] !== die[0] && neighbour[1] !== die[1]);
  });
}

export function cellsFor(pattern: string, board: Board, die: Die, ignoring?: Exception): number[] {
  return all.filter((space) => mayPlace(pattern, board, die, space, ignoring));
}

/** Empty spaces for which there is no die that suits what is printed and has neither colour nor shade of one beside it. */
export function impossibleSpaces(pattern: string, board: Board): number[] {
  const dice = [...'RYGBP'].flatMap((color) => [...'123456'].map((shade) => `${color}${shade}` as Die));
  // Whether it touches a die now does not matter: it will, once something lies beside it.
  const isEver = (die: Die, space: number) =>
    mayPlace(pattern, board, die, space) || mayPlace(pattern, board, die, space, 'touch');
  const beside = (space: number) => board.filter((_, other) => areBeside(space, other));
  const isAlone = (space: number) => beside(space).every((die) => die === null);
  return all.filter((space) => board[space] === null && !isAlone(space) && !dice.some((die) => isEver(die, space)));
}

/** Where the die on `from` may move: lifted first, then anywhere else that is legal without it. */
export function movesFrom(pattern: string, board: Board, from: number, ignoring?: Exception): number[] {
  const die = board[from];
  if (die === null) return [];
  const without = board.map((other, space) => (space === from ? null : other));
  return cellsFor(pattern, without, die, ignoring).filter((space) => space !== from);
}

/** Points of one public objective. */
export function publicPoints(id: string, board: Board): number {
  const dice = board.filter((die) => die !== null);
  const count = (mark: string) => dice.filter((die) => die.includes(mark)).length;
  const rows = [0, 1, 2, 3].map((row) => board.slice(row * 5, row * 5 + 5));
  const columns = [0, 1, 2, 3, 4].map((column) => board.filter((_, space) => columnOf(space) === column));
  const varied = (lines: readonly (readonly (Die | null)[])[], part: 0 | 1) =>
    lines.filter(
      (line) => line.every((die) => die !== null) && new Set(line.map((die) => die?.[part])).size === line.length,
    ).length;
  switch (id) {
    case 'row-color-variety':
      return 6 * varied(rows, 0);
    case 'column-color-variety':
      return 5 * varied(columns, 0);
    case 'row-shade-variety':
      return 5 * varied(rows, 1);
    case 'column-shade-variety':
      return 4 * varied(columns, 1);
    case 'light-shades':
      return 2 * Math.min(count('1'), count('2'));
    case 'medium-shades':
      return 2 * Math.min(count('3'), count('4'));
    case 'deep-shades':
      return 2 * Math.min(count('5'), count('6'));
    case 'shade-variety':
      return 5 * Math.min(...[...'123456'].map(count));
    case 'color-variety':
      return 4 * Math.min(...[...'RYGBP'].map(count));
    case 'color-diagonals':
      return all.filter((space) =>
        all.some(
          (other) =>
            touch(space, other) && !areBeside(space, other) && board[space] && board[space]?.[0] === board[other]?.[0],
        ),
      ).length;
    default:
      throw new Error(id);
  }
}

export function privatePoints(color: Color, board: Board): number {
  return board.reduce((sum, die) => (die?.[0] === color ? sum + Number(die[1]) : sum), 0);
}
