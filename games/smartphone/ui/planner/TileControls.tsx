import type { Language } from '@stolik/core';
import { type Draft, otherLayer } from './draft.ts';
import { plannerWords } from './words.ts';

export interface TileControlsProps {
  readonly draft: Draft;
  readonly tile: number;
  readonly language: Language;
  onChange(next: Draft): void;
  /** Lays it where it fits. */
  onLay(tile: number): void;
  onTakeOff(tile: number, isUnused: boolean): void;
}

/** An upgrade on the pads goes over or under; one that is not is laid, lies face down or is left. */
export function TileControls({ draft, tile, language, onChange, onLay, onTakeOff }: TileControlsProps) {
  const w = plannerWords[language];
  const { lies, isUnused } = draft.tiles[tile];
  if (lies) {
    return (
      <div className="planner-row">
        <button
          type="button"
          className="planner-tool"
          data-layer
          title={`${lies.under ? w.putOver : w.putUnder} (O)`}
          onClick={() => onChange(otherLayer(draft, tile))}
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
  );
}
