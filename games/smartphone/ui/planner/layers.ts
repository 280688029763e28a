import { PAD_SYMBOLS, type Point, SYMBOLS, type SymbolName } from '../../rules/index.ts';
import { cellsUnder, type Draft, lowerOf, type Piece } from './draft.ts';

/** A symbol on a cell of the stage. */
export interface Printed {
  readonly at: Point;
  readonly symbol: SymbolName;
}

/** A piece and what is printed on it, wherever it lies. */
export interface Layer {
  readonly piece: Piece;
  readonly cells: readonly Printed[];
}

/** Everything on the stage from below: lower pad, upgrades on it, upper pad, upgrades on top (R3). */
export function layersOf(draft: Draft): Layer[] {
  const laid = (isUnder: boolean) => draft.order.filter((tile) => draft.tiles[tile].lies?.under === isUnder);
  return [lowerOf(draft), ...laid(true), draft.top, ...laid(false)].map((piece) => {
    const symbols = symbolsOn(draft, piece);
    return { piece, cells: cellsUnder(draft, piece).map((at, i) => ({ at, symbol: symbols[i] })) };
  });
}

/** What is printed on a piece, cell by cell. */
export function symbolsOn(draft: Draft, piece: Piece): readonly SymbolName[] {
  if (typeof piece === 'number') return draft.tiles[piece].id.split('/') as SymbolName[];
  return PAD_SYMBOLS[draft.pads[piece].side].map((symbol) => SYMBOLS[symbol]);
}

/** What is seen on a cell, and on which piece. */
export interface Seen extends Printed {
  readonly piece: Piece;
}

/** What is seen from above, cell by cell: by `x,y`. */
export function seenOn(draft: Draft): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const { piece, cells } of layersOf(draft)) {
    for (const { at, symbol } of cells) seen.set(at.join(), { at, symbol, piece });
  }
  return seen;
}
