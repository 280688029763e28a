import type { Language } from '@stolik/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { PAD_NAMES, type Point } from '../../rules/index.ts';
import { cellsUnder, type Draft, lowerOf, type Piece, STAGE } from './draft.ts';
import { CELL, Covered, Face } from './drawing.tsx';
import { type Box, boxOf } from './geometry.ts';
import { type Broken, coveredCells } from './judge.ts';
import { type Layer, layersOf } from './layers.ts';
import { SeenTable } from './SeenTable.tsx';
import { useSlide } from './slide.ts';
import { sayPiece, sayPlace } from './speech.ts';
import { plannerWords } from './words.ts';
import './stage.css';

export interface StageProps {
  readonly draft: Draft;
  /** `undefined` when nothing can be moved. */
  readonly chosen: Piece | undefined;
  readonly broken: Broken | undefined;
  readonly language: Language;
  onChoose(piece: Piece): void;
  onKey(event: KeyboardEvent, piece: Piece): void;
  /** A piece is taken hold of; what is returned puts it so many cells from there. */
  onTake(piece: Piece): (dx: number, dy: number) => void;
}

/** Pads and upgrades on a stage of cells. Each piece is a button: arrow keys and pointers move it. */
export function Stage({ draft, chosen, broken, language, onChoose, onKey, onTake }: StageProps) {
  const w = plannerWords[language];
  const stage = useRef<HTMLDivElement>(null);
  const slide = useSlide(stage, onTake);
  const stacked = layersOf(draft).map((layer, height) => ({ layer, height }));
  return (
    <div
      className="planner-stage"
      role="group"
      aria-label={w.stage}
      data-key="board"
      data-near={stacked.every(({ layer }) => isNear(cellsUnder(draft, layer.piece))) || undefined}
      ref={stage}
    >
      {stacked
        // Tab goes from pad to pad and on to the upgrades, whatever lies on top.
        .toSorted((one, two) => placeOf(one.layer.piece) - placeOf(two.layer.piece))
        .map(({ layer, height }) => (
          <PieceButton
            key={layer.piece}
            draft={draft}
            layer={layer}
            height={height}
            isChosen={chosen === layer.piece}
            language={language}
            label={`${sayPiece(draft, layer.piece, language)}, ${sayPlace(draft, layer.piece, language)}`}
            onFocus={() => onChoose(layer.piece)}
            onKeyDown={(event) => onKey(event, layer.piece)}
            onPointerDown={(event) => slide(event, layer.piece)}
          />
        ))}
      <Overlay draft={draft} chosen={chosen} broken={broken} />
      <SeenTable draft={draft} caption={w.seen} language={language} />
    </div>
  );
}

/** Whether nothing of it lies on the cells along the edge of the stage. */
function isNear(cells: readonly Point[]): boolean {
  return cells.every((cell) => cell.every((place) => place > 0 && place < STAGE - 1));
}

function placeOf(piece: Piece): number {
  return typeof piece === 'number' ? PAD_NAMES.length + piece : PAD_NAMES.indexOf(piece);
}

interface PieceButtonProps {
  readonly draft: Draft;
  readonly layer: Layer;
  readonly height: number;
  readonly isChosen: boolean;
  readonly language: Language;
  readonly label: string;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointerDown(event: PointerEvent): void;
}

function PieceButton({ draft, layer, height, isChosen, language, label, ...events }: PieceButtonProps) {
  const { piece } = layer;
  const box = boxOf(cellsUnder(draft, piece));
  return (
    <button
      type="button"
      className="planner-piece"
      data-piece={piece}
      data-top={piece === draft.top || undefined}
      aria-pressed={isChosen}
      aria-label={label}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown R F O Delete"
      style={{ ...percent(box), zIndex: height }}
      {...events}
    >
      {/* Anew with each turn and each flip, so that they are seen. */}
      <svg key={wayOf(draft, piece)} viewBox={`0 0 ${box.width * CELL} ${box.height * CELL}`} aria-hidden="true">
        <g key={typeof piece === 'number' ? piece : draft.pads[piece].side} className="planner-flip">
          <Face draft={draft} layer={layer} language={language} />
        </g>
      </svg>
    </button>
  );
}

/** How a piece is turned. */
function wayOf(draft: Draft, piece: Piece): string {
  if (typeof piece !== 'number') return `${draft.pads[piece].rot}`;
  const [[x, y] = [0, 0], [u, v] = [0, 0]] = cellsUnder(draft, piece);
  return `${u - x} ${v - y}`;
}

/** Its size as a share of the stage, and its place in multiples of that size: so it moves in step with its outline. */
function percent({ x, y, width, height }: Box) {
  const share = (cells: number, of: number) => `${(cells / of) * 100}%`;
  return {
    width: share(width, STAGE),
    height: share(height, STAGE),
    transform: `translate(${share(x, width)}, ${share(y, height)})`,
  };
}

/** What must be seen whatever lies on top: hidden edges, covered cells, the chosen piece and what is wrong. */
function Overlay({ draft, chosen, broken }: Pick<StageProps, 'draft' | 'chosen' | 'broken'>) {
  const hidden: Piece[] = [lowerOf(draft), ...draft.order.filter((tile) => draft.tiles[tile].lies?.under)];
  return (
    <svg className="planner-overlay" viewBox={`0 0 ${STAGE * CELL} ${STAGE * CELL}`} aria-hidden="true">
      {hidden.map((piece) => (
        <Outline key={piece} draft={draft} piece={piece} className="planner-hidden-edge" />
      ))}
      {broken?.cells.map(([x, y]) => (
        <g
          key={`${x},${y}`}
          className="planner-broken"
          data-broken={`${x},${y}`}
          transform={`translate(${x * CELL} ${y * CELL})`}
        >
          <rect x="1.5" y="1.5" width={CELL - 3} height={CELL - 3} rx="6" />
          <path d="M3 21 21 3M3 33 33 3M15 33 33 15" />
        </g>
      ))}
      {chosen !== undefined && cellsUnder(draft, chosen).length > 0 && (
        <Outline
          draft={draft}
          piece={chosen}
          className={hidden.includes(chosen) ? 'planner-chosen-edge planner-below' : 'planner-chosen-edge'}
        />
      )}
      {/* Over every edge, or it could not be read. */}
      <Covered cells={coveredCells(draft)} />
    </svg>
  );
}

function Outline({
  draft,
  piece,
  className,
}: {
  readonly draft: Draft;
  readonly piece: Piece;
  readonly className: string;
}) {
  const { x, y, width, height } = boxOf(cellsUnder(draft, piece));
  return (
    <rect
      className={className}
      x="1"
      y="1"
      style={{ transform: `translate(${x * CELL}px, ${y * CELL}px)` }}
      width={width * CELL - 2}
      height={height * CELL - 2}
      rx={typeof piece === 'number' ? 17 : 8}
    />
  );
}
