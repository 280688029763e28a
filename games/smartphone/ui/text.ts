import { type GameText, type Language, SeededChance } from '@stolik/core';
import { type Event, STEVE, smartphone, type View } from '../rules/index.ts';
import { text as typed, words } from '../text/index.ts';
import { type UiWords, uiWords } from '../text/ui.ts';
import { fill } from './context.ts';
import type { Seen } from './seen.ts';
import { upgradeName } from './Tile.tsx';

/** The game's text for whoever sees the pieces and types nothing: plans are looked at, and upgrades have names. */
export const text: Readonly<Record<Language, GameText<View, Event>>> = { en: textIn('en'), pl: textIn('pl') };

function textIn(language: Language): GameText<View, Event> {
  const named = (upgrade: string) => upgradeName(upgrade, words[language]);
  return {
    ...typed[language],
    prompt: (view) => restOf(view, language) ?? typed[language].prompt(view),
    scoreLine: (id) => uiWords[language].scoreLines[id as keyof UiWords['scoreLines']] ?? typed[language].scoreLine(id),
    // What is watched as one event is told as one.
    event(e: Seen, names) {
      switch (e.type) {
        case 'reveal':
          return uiWords[language].revealed;
        case 'ordered':
          return uiWords[language].ordered;
        case 'ended':
          return fill(uiWords[language].roundOver, { round: e.round });
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

/** Steps in which a turn is ended by hand. */
const ENDED: ReadonlySet<View['step']> = new Set(['improve', 'research', 'logistics', 'sales']);

/** What is said once a turn has nothing left but its end. */
function restOf(view: View, language: Language): string | undefined {
  if (!ENDED.has(view.step)) return undefined;
  const [seat] = view.actors;
  const out: number[] = [];
  if (smartphone.legal(smartphone.imagine(view, seat, new SeededChance('prompt')), seat, out) > 1) return undefined;
  const { rest, unsold } = uiWords[language];
  return view.step === 'sales' && view.companies[seat].goods > 0 ? unsold : rest;
}
