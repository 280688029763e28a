import type { Language } from '@stolik/core';
import type { Point } from '../../rules/index.ts';
import type { Draft, Piece } from './draft.ts';
import { boxOf } from './geometry.ts';
import type { Layer } from './layers.ts';
import { SymbolArt } from './Symbol.tsx';
import { explain } from './words.ts';
import './drawing.css';

/** Units of a cell in drawings: a symbol of 24 and a margin round it. */
export const CELL = 36;
const MARGIN = 6;

/** The corner of the printed mark, by how the pad is turned: at the right and at the bottom, or not. */
const CORNER = { 0: [1, 0], 90: [1, 1], 180: [0, 1], 270: [0, 0] } as const;

export interface FaceProps {
  readonly draft: Draft;
  readonly layer: Layer;
  /** With a language every symbol explains itself to a pointer that rests on it. */
  readonly language?: Language;
}

/** A pad or an upgrade as it lies, drawn from the corner of the cells it spans. Symbols are always upright. */
export function Face({ draft, layer: { piece, cells }, language }: FaceProps) {
  const { x, y, width, height } = boxOf(cells.map(({ at }) => at));
  return (
    <>
      <Body piece={piece} width={width * CELL} height={height * CELL} />
      {cells.map(({ at, symbol }) => (
        <g key={at.join()} transform={`translate(${(at[0] - x) * CELL + MARGIN} ${(at[1] - y) * CELL + MARGIN})`}>
          {language && <title>{explain(symbol, language)}</title>}
          <SymbolArt symbol={symbol} />
        </g>
      ))}
      {typeof piece !== 'number' && <Mark draft={draft} pad={piece} width={width} height={height} />}
    </>
  );
}

/** A slab: its edge, its top and the light on it. Pads have corners, upgrades are round: nobody needs their colours. */
function Body({ piece, width, height }: { readonly piece: Piece; readonly width: number; readonly height: number }) {
  const isTile = typeof piece === 'number';
  const pad = isTile ? undefined : piece;
  const box = { x: 1, width: width - 2, height: height - 2, rx: isTile ? 17 : 9 };
  return (
    <>
      <rect className="planner-slab" data-pad={pad} {...box} y="3.5" />
      <rect className={isTile ? 'planner-tile-body' : 'planner-pad-body'} data-pad={pad} {...box} y="1" />
      <rect className="planner-shine" x="2.6" y="2.6" width={width - 5.2} height={height - 5.2} rx={box.rx - 1.6} />
    </>
  );
}

/** The side that is up, in the corner where it is printed: it also tells how the pad is turned. */
function Mark({
  draft,
  pad,
  width,
  height,
}: {
  readonly draft: Draft;
  readonly pad: 'A' | 'B';
  readonly width: number;
  readonly height: number;
}) {
  const { rot, side } = draft.pads[pad];
  const [right, bottom] = CORNER[rot];
  return (
    <g
      className="planner-mark"
      data-pad={pad}
      transform={`translate(${right * (width * CELL - 19) + 2} ${bottom * (height * CELL - 15) + 2})`}
    >
      <rect width="15" height="11" rx="4" />
      <text x="7.5" y="8.4" textAnchor="middle">
        {side}
      </text>
    </g>
  );
}

/** Covered cells make goods: each carries the sign for it, on its edge, where it hides no symbol. */
export function Covered({ cells }: { readonly cells: readonly Point[] }) {
  return cells.map(([x, y]) => <Plus key={`${x},${y}`} x={x * CELL - 7.5} y={y * CELL + CELL / 2 - 5.5} />);
}

export interface PlusProps {
  readonly x: number;
  readonly y: number;
  /** On the back of an upgrade. */
  readonly isBack?: boolean;
}

/** One more goods. */
export function Plus({ x, y, isBack }: PlusProps) {
  return (
    <g className="planner-plus" data-back={isBack} transform={`translate(${x} ${y})`}>
      <rect width="15" height="11" rx={isBack ? 5.5 : 4} />
      <text x="7.5" y="8.4" textAnchor="middle">
        +1
      </text>
    </g>
  );
}
