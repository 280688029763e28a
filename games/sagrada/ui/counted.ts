import { type Cell, printCell, type SeatView, type View } from '../rules/index.ts';
import { privatesOf } from './privates.ts';
import { privateProgress, progressOf } from './progress.ts';

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
  if (line === 'private') return bestPrivate(own);
  if (!publicObjectives.includes(line)) return [];
  return progressOf(line, own.dice).counted;
}

/** Of two private objectives the better counts. */
function bestPrivate(seat: SeatView): readonly number[] {
  const best = privatesOf(seat).find(({ counts }) => counts);
  return best ? privateProgress(best.color, seat.dice).counted : [];
}
