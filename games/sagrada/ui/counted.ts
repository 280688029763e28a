import { type Cell, printCell, type SeatView, type View } from '../rules/index.ts';
import { type Progress, privateProgress, progressOf } from './progress.ts';

/** The spaces that bring a seat the points of a score line, in the order in which they are counted. */
export function piecesCounted(view: View, seat: number, line: string): readonly string[] {
  return spacesOf(view, seat, line).map((space) => `cell:${seat}-${printCell(space)}`);
}

/** The same spaces, out of the names of their pieces. */
export function cellsOf(pieces: readonly string[]): readonly Cell[] {
  return pieces.map((piece) => piece.slice(piece.indexOf('-') + 1) as Cell);
}

function spacesOf({ seats, publicObjectives }: View, seat: number, line: string): readonly number[] {
  const own = seats[seat];
  if (line === 'empty') return own.dice.flatMap((die, space) => (die === null ? space : []));
  if (line === 'private') return bestPrivate(own).counted;
  if (!publicObjectives.includes(line)) return [];
  return progressOf(line, own.dice).counted;
}

/** Of two private objectives the better counts. */
function bestPrivate({ privates = [], dice }: SeatView): Progress {
  const all = privates.map((color) => privateProgress(color, dice));
  const worth = ({ counted }: Progress) => counted.reduce((sum, space) => sum + Number(dice[space]?.[1]), 0);
  return all.sort((a, b) => worth(b) - worth(a))[0] ?? { counted: [], lost: [], lacks: [] };
}
