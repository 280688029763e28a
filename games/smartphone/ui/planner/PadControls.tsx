import type { Language } from '@stolik/core';
import { PAD_SIDES, PAD_SYMBOLS, type PadName, type PadSide, SYMBOLS } from '../../rules/index.ts';
import { type Draft, showSide, swap } from './draft.ts';
import { CELL, Face } from './drawing.tsx';
import { cellsOf } from './geometry.ts';
import { Sign } from './Sign.tsx';
import { saySymbols } from './speech.ts';
import { fill, plannerWords } from './words.ts';

export interface PadControlsProps {
  readonly draft: Draft;
  readonly pad: PadName;
  readonly language: Language;
  onChange(next: Draft): void;
}

/** Both sides of a pad, to choose one, and which pad lies on top. */
export function PadControls({ draft, pad, language, onChange }: PadControlsProps) {
  const w = plannerWords[language];
  const swapping = pad === draft.top ? w.putBelow : w.putOnTop;
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
          onClick={() => draft.pads[pad].side !== side && onChange(showSide(draft, pad, side))}
        >
          <svg viewBox={`0 0 ${2 * CELL} ${3 * CELL}`} aria-hidden="true">
            <Face draft={upright(draft, pad, side)} layer={{ piece: pad, cells: printedOn(side) }} />
          </svg>
        </button>
      ))}
      <button
        type="button"
        className="planner-tool"
        data-swap
        title={`${swapping} (O)`}
        onClick={() => onChange(swap(draft))}
      >
        <Sign d="M12 4 20 8.5 12 13 4 8.5zM4 13.5 12 18l8-4.5" />
        <span className="planner-tool-name">{swapping}</span>
      </button>
    </div>
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
function upright(draft: Draft, pad: PadName, side: PadSide): Draft {
  return { ...draft, pads: { ...draft.pads, [pad]: { ...UPRIGHT, side } } };
}
