import type { Language } from '@stolik/core';
import type { PointerEvent } from 'react';
import type { Draft, Piece } from './draft.ts';
import { CELL, Face } from './drawing.tsx';
import { symbolsOn } from './layers.ts';
import { sayPiece, sayPlace } from './speech.ts';
import { plannerWords } from './words.ts';
import './pieces.css';

export interface PiecesProps {
  readonly draft: Draft;
  readonly chosen: Piece;
  readonly language: Language;
  onChoose(piece: Piece): void;
  /** A pointer goes down on an upgrade: perhaps it is dragged onto the stage. */
  onGrab(event: PointerEvent, tile: number): void;
}

/** Everything that can be laid, by name: the pads and the company's upgrades, on the stage or not. */
export function Pieces({ draft, chosen, language, onChoose, onGrab }: PiecesProps) {
  const w = plannerWords[language];
  const pieces: readonly Piece[] = ['A', 'B', ...draft.tiles.keys()];
  return (
    <div className="planner-pieces" role="group" aria-label={w.pieces} data-key="pieces">
      {pieces.map((piece) => (
        <button
          key={piece}
          type="button"
          className="planner-chip"
          data-chip={piece}
          data-off={(typeof piece === 'number' && !draft.tiles[piece].lies) || undefined}
          aria-pressed={chosen === piece}
          aria-label={`${sayPiece(draft, piece, language)}, ${sayPlace(draft, piece, language)}`}
          onClick={() => onChoose(piece)}
          onPointerDown={(event) => typeof piece === 'number' && onGrab(event, piece)}
        >
          {typeof piece === 'number' ? <Tile draft={draft} tile={piece} /> : <strong>{draft.pads[piece].side}</strong>}
          {/* The name says it all; this is for the eye. */}
          <small aria-hidden="true">{noteOf(draft, piece, language)}</small>
        </button>
      ))}
    </div>
  );
}

function noteOf(draft: Draft, piece: Piece, language: Language): string {
  const w = plannerWords[language];
  if (typeof piece !== 'number') return piece === draft.top ? w.onTop : w.below;
  const { lies, isUnused } = draft.tiles[piece];
  if (lies) return lies.under ? w.below : w.onTop;
  return isUnused ? w.unused : w.plusGoods;
}

/** An upgrade lying across, wherever it lies on the stage. */
function Tile({ draft, tile }: { readonly draft: Draft; readonly tile: number }) {
  const cells = symbolsOn(draft, tile).map((symbol, x) => ({ at: [x, 0] as const, symbol }));
  return (
    <svg className="planner-tile" viewBox={`0 0 ${2 * CELL} ${CELL}`} aria-hidden="true">
      <Face draft={draft} layer={{ piece: tile, cells }} />
    </svg>
  );
}
