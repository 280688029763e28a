import type { FinaleProps } from '@stolik/games/ui';
import { useMemo } from 'react';
import type { View } from '../rules/index.ts';
import { cellsOf } from './counted.ts';
import { Glass } from './glass.tsx';
import { speechOf } from './speech.ts';
import { Window } from './Window.tsx';
import './ceremony.css';
import './finale.css';

/** The window on its own: panes light up as they are counted, and light falls through the one that won. */
export function Finale({ view, seat, name, language, settings, isCounted, lit }: FinaleProps<View>) {
  const counted = useMemo(() => cellsOf(lit), [lit]);
  return (
    <div
      className="sagrada-finale"
      data-still={!settings.motion || undefined}
      data-counting={counted.length > 0 || undefined}
      data-shines={isCounted || undefined}
    >
      <Glass />
      <Window
        seat={-1}
        name={name}
        pattern={view.seats[seat].pattern}
        dice={view.seats[seat].dice}
        marks={settings.marks}
        language={language}
        speech={speechOf(language)}
        counted={counted}
      />
    </div>
  );
}
