import * as dr from './draft.ts';
import { WAYS, type Way } from './keys.ts';
import { PadControls } from './PadControls.tsx';
import { Sign } from './Sign.tsx';
import { sayPiece } from './speech.ts';
import { TileControls, type TileControlsProps } from './TileControls.tsx';
import { fill, plannerWords } from './words.ts';
import './controls.css';

const TURNS: Readonly<Record<Way, number>> = { left: 180, up: 270, down: 90, right: 0 };

export interface ControlsProps extends Omit<TileControlsProps, 'tile'> {
  readonly chosen: dr.Piece;
}

/** Everything that can be done to the chosen piece, for fingers and for those who do not drag. */
export function Controls({ draft, chosen, language, onChange, onLay, onTakeOff }: ControlsProps) {
  const w = plannerWords[language];
  const isLying = typeof chosen !== 'number' || draft.tiles[chosen].lies !== undefined;
  return (
    <div
      className="planner-controls"
      role="group"
      aria-label={fill(w.chosen, { piece: sayPiece(draft, chosen, language) })}
    >
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
            <span className="planner-tool-name">{w.turn}</span>
          </button>
        </div>
      )}
      {typeof chosen === 'number' ? (
        <TileControls
          draft={draft}
          tile={chosen}
          language={language}
          onChange={onChange}
          onLay={onLay}
          onTakeOff={onTakeOff}
        />
      ) : (
        <PadControls draft={draft} pad={chosen} language={language} onChange={onChange} />
      )}
    </div>
  );
}
