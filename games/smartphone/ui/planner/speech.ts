import type { Language } from '@stolik/core';
import type { SymbolName } from '../../rules/index.ts';
import { cellsUnder, type Draft, type Piece } from './draft.ts';
import { boxOf } from './geometry.ts';
import { type Broken, coveredCells } from './judge.ts';
import { symbolsOn } from './layers.ts';
import { fill, plannerWords, symbolName } from './words.ts';

/** What a piece is called: "pad A", "upgrade research / price +1". */
export function sayPiece(draft: Draft, piece: Piece, language: Language): string {
  const { pad, upgrade } = plannerWords[language];
  if (typeof piece !== 'number') return fill(pad, { name: draft.pads[piece].side });
  return fill(upgrade, { symbols: saySymbols(symbolsOn(draft, piece), language) });
}

export function saySymbols(symbols: readonly SymbolName[], language: Language): string {
  return symbols.map((symbol) => symbolName(symbol, language)).join(' / ');
}

/** Where a piece is: on top or below, and its corner. */
export function sayPlace(draft: Draft, piece: Piece, language: Language): string {
  const w = plannerWords[language];
  const cells = cellsUnder(draft, piece);
  if (typeof piece === 'number' && cells.length === 0) return draft.tiles[piece].isUnused ? w.unused : w.faceDown;
  const { x, y } = boxOf(cells);
  return `${sayLayer(draft, piece, language)}, ${fill(w.isAt, { x: x + 1, y: y + 1 })}`;
}

function sayLayer(draft: Draft, piece: Piece, language: Language): string {
  const w = plannerWords[language];
  if (typeof piece === 'number') return draft.tiles[piece].lies?.under ? w.isUnder : w.isOver;
  return piece === draft.top ? w.onTop : w.below;
}

/** The rule a draft breaks, in a sentence that says how. */
export function sayBroken(draft: Draft, { rule }: Broken, language: Language): string {
  const w = plannerWords[language];
  if (rule !== 'overlap') return w.rules[rule];
  const covered = coveredCells(draft).length;
  return covered === 0 ? w.apart : fill(w.tooMuch, { n: covered });
}
