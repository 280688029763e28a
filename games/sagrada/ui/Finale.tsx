import { type FinaleProps, SeatFace, SeatMark } from '@stolik/games/ui';
import type { View } from '../rules/index.ts';
import { Cast, colorsOf } from './Cast.tsx';
import { cellsOf, piecesCounted } from './counted.ts';
import { Glass } from './glass.tsx';
import { speechOf } from './speech.ts';
import { Window } from './Window.tsx';
import './ceremony.css';
import './finale.css';

/**
 * Everybody's windows, side by side, in a dark chapel: the same objective lights up in each of them. Once it is counted,
 * the sun stands behind the one that won and throws its colours on the floor, and the others stand before it.
 */
export function Finale({ view, seat, name, language, settings, isCounted, line }: FinaleProps<View>) {
  const counted = view.seats.map((_, i) => (line === undefined ? [] : cellsOf(piecesCounted(view, i, line))));
  return (
    <div
      className="sagrada-finale"
      data-still={!settings.motion || undefined}
      data-counting={counted.some(({ length }) => length > 0) || undefined}
      data-shines={isCounted || undefined}
      data-seats={view.seats.length}
    >
      <Glass />
      {view.seats.map(({ pattern, dice }, i) => (
        // One window is described; points tell of the others.
        <div key={i} className="sagrada-stand" data-main={i === seat || undefined} aria-hidden={i !== seat}>
          <Window
            seat={-1}
            name={name}
            pattern={pattern}
            dice={dice}
            marks={settings.marks}
            language={language}
            speech={speechOf(language)}
            counted={counted[i]}
          />
          {view.seats.length > 1 && (
            <p className="sagrada-whose">
              <SeatMark seat={i} /> <SeatFace seat={i} size={36} />
            </p>
          )}
          {isCounted && i === seat && <Cast panes={colorsOf(dice)} />}
        </div>
      ))}
    </div>
  );
}
