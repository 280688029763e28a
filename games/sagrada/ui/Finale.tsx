import type { FinaleProps } from '@stolik/games/ui';
import type { View } from '../rules/index.ts';
import { Marks } from './marks.tsx';
import { speechOf } from './speech.ts';
import { Window } from './Window.tsx';
import './finale.css';

/** Light falls through the window that won. */
export function Finale({ view, seat, name, language, settings }: FinaleProps<View>) {
  return (
    <div className="sagrada-finale" data-still={!settings.motion || undefined}>
      <Marks />
      <Window
        seat={-1}
        name={name}
        pattern={view.seats[seat].pattern}
        dice={view.seats[seat].dice}
        marks={settings.marks}
        language={language}
        speech={speechOf(language)}
      />
    </div>
  );
}
