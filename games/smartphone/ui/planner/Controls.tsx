import type { Language } from '@stolik/core';
import { PAD_SIDES, PAD_SYMBOLS, type PadName, type PadSide, SYMBOLS } from '../../rules/index.ts';
import * as dr from './draft.ts';
import { CELL, Face } from './drawing.tsx';
import { cellsOf } from './geometry.ts';
import { saySymbols } from './speech.ts';
import { fill, type PlannerWords, plannerWords } from './words.ts';
import './controls.css';

/** The four ways to go, as on a keyboard. */
export const WAYS = {
  left: [-1, 0],
  up: [0, -1],
  down: [0, 1],
  right: [1, 0],
} as const;
export type Way = keyof typeof WAYS;

const TURNS: Readonly<Record<Way, number>> = { left: 180, up: 270, down: 90, right: 0 };

export interface ControlsProps {
  readonly draft: dr.Draft;
  readonly chosen: dr.Piece;
  readonly language: Language;
  onChange(next: dr.Draft): void;
  /** Lays an upgrade where it fits. */
  onLay(tile: number): void;
  onTakeOff(tile: number, isUnused: boolean): void;
}

/** Everything that can be done to the chosen piece, for fingers and for those who do not drag. */
export function Controls({ draft, chosen, language, onChange, onLay, onTakeOff }: ControlsProps) {
  const w = plannerWords[language];
  const isLying = typeof chosen !== 'number' || draft.tiles[chosen].lies !== undefined;
  return (
    <div className="planner-controls">
      {isLying && (
        <div className="planner-ways">
          {(Object.keys(WAYS) as Way[]).map((way) => (
            <button
              key={way}
              type="button"
              className="planner-tool"
              data-way={way}
              aria-label={w.move[way]}
              title={w.move[way]}
              onClick={() => onChange(dr.step(draft, chosen, WAYS[way][0], WAYS[way][1]))}
            >
              <Sign d="M5 12h13M12 5l7 7-7 7" turn={TURNS[way]} />
            </button>
          ))}
          <button
            type="button"
            className="planner-tool"
            data-turn
            title={`${w.turn} (R)`}
            onClick={() => onChange(dr.turn(draft, chosen))}
          >
            <Sign d="M19 12a7 7 0 1 1-2.6-5.4M19.5 3.5v4h-4" />
            {w.turn}
          </button>
        </div>
      )}
      {typeof chosen === 'number' ? (
        <TileControls draft={draft} tile={chosen} w={w} onChange={onChange} onLay={onLay} onTakeOff={onTakeOff} />
      ) : (
        <PadControls draft={draft} pad={chosen} language={language} onChange={onChange} />
      )}
    </div>
  );
}

function PadControls({
  draft,
  pad,
  language,
  onChange,
}: Pick<ControlsProps, 'draft' | 'language' | 'onChange'> & { readonly pad: PadName }) {
  const w = plannerWords[language];
  return (
    <div className="planner-row">
      {PAD_SIDES[pad === 'A' ? 0 : 1].map((side) => (
        <button
          key={side}
          type="button"
          className="planner-side"
          data-side={side}
          aria-pressed={draft.pads[pad].side === side}
          aria-label={fill(w.side, { side, symbols: saySymbols(symbolsOf(side), language) })}
          onClick={() => onChange(dr.showSide(draft, pad, side))}
        >
          <svg viewBox={`0 0 ${2 * CELL} ${3 * CELL}`} aria-hidden="true">
            <Face draft={upright(draft, pad, side)} layer={{ piece: pad, cells: printedOn(side) }} />
          </svg>
        </button>
      ))}
      <button type="button" className="planner-tool" data-swap title="O" onClick={() => onChange(dr.swap(draft))}>
        <Sign d="M12 4 20 8.5 12 13 4 8.5zM4 13.5 12 18l8-4.5" />
        {pad === draft.top ? w.putBelow : w.putOnTop}
      </button>
    </div>
  );
}

function TileControls({
  draft,
  tile,
  w,
  onChange,
  onLay,
  onTakeOff,
}: Pick<ControlsProps, 'draft' | 'onChange' | 'onLay' | 'onTakeOff'> & {
  readonly tile: number;
  readonly w: PlannerWords;
}) {
  const { lies, isUnused } = draft.tiles[tile];
  if (lies) {
    return (
      <div className="planner-row">
        <button
          type="button"
          className="planner-tool"
          data-layer
          title="O"
          onClick={() => onChange(dr.otherLayer(draft, tile))}
        >
          {lies.under ? w.putOver : w.putUnder}
        </button>
        <button type="button" className="planner-tool" data-off title="Delete" onClick={() => onTakeOff(tile, false)}>
          {w.takeOff}
        </button>
      </div>
    );
  }
  return (
    <>
      <p className="planner-note">{w.layHow}</p>
      <div className="planner-row">
        <button type="button" className="planner-tool" data-look="main" data-lay onClick={() => onLay(tile)}>
          {w.lay}
        </button>
        <button
          type="button"
          className="planner-tool"
          data-unused
          aria-pressed={isUnused ?? false}
          onClick={() => onTakeOff(tile, !isUnused)}
        >
          {w.leaveUnused}
        </button>
      </div>
    </>
  );
}

const UPRIGHT = { rot: 0, x: 0, y: 0 } as const;

function symbolsOf(side: PadSide) {
  return PAD_SYMBOLS[side].map((symbol) => SYMBOLS[symbol]);
}

function printedOn(side: PadSide) {
  const symbols = symbolsOf(side);
  return cellsOf(UPRIGHT).map((at, i) => ({ at, symbol: symbols[i] }));
}

/** The pad as printed, so that its sides can be read before one is turned up. */
function upright(draft: dr.Draft, pad: PadName, side: PadSide): dr.Draft {
  return { ...draft, pads: { ...draft.pads, [pad]: { ...UPRIGHT, side } } };
}

function Sign({ d, turn = 0 }: { readonly d: string; readonly turn?: number }) {
  return (
    <svg className="planner-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} transform={`rotate(${turn} 12 12)`} />
    </svg>
  );
}
