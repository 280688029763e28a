import type { GameText, Language } from '@stolik/core';
import { type Event, STEVE, type View } from '../rules/index.ts';
import { text as typed, words } from '../text/index.ts';
import { type UiWords, uiWords } from '../text/ui.ts';
import { fill } from './look.ts';
import { upgradeName } from './Tile.tsx';

/** The game's text for whoever sees the pieces and types nothing: plans are looked at, and upgrades have names. */
export const text: Readonly<Record<Language, GameText<View, Event>>> = { en: textIn('en'), pl: textIn('pl') };

function textIn(language: Language): GameText<View, Event> {
  const named = (upgrade: string) => upgradeName(upgrade, words[language]);
  return {
    ...typed[language],
    scoreLine: (id) => uiWords[language].scoreLines[id as keyof UiWords['scoreLines']] ?? typed[language].scoreLine(id),
    event(e, names) {
      switch (e.type) {
        case 'planned':
          return fill(uiWords[language].planShown, { name: names[e.seat] ?? STEVE });
        case 'took':
        case 'removed':
          return typed[language].event({ ...e, upgrade: named(e.upgrade) }, names);
        case 'round':
          return typed[language].event({ ...e, display: [e.display.map(named).join('; ')] }, names);
        default:
          return typed[language].event(e, names);
      }
    },
  };
}
