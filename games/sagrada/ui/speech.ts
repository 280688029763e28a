import type { Language } from '@stolik/core';
import type { Cell, Color, Die } from '../rules/index.ts';
import { sayPlace, words } from '../text/index.ts';
import type { UiWords } from '../text/ui.ts';
import { uiWords } from '../text/ui.ts';

/** How pieces and spaces are called aloud. */
export interface Speech {
  readonly language: Language;
  readonly words: UiWords;
  die(die: Die): string;
  /** "row 2, column 3, needs blue, empty". */
  cell(cell: Cell, printed: string, die: Die | null): string;
  windowOf(name: string): string;
  /** A private objective. */
  goal(color: Color): string;
}

export function speechOf(language: Language): Speech {
  const w = uiWords[language];
  const { colors } = words[language];
  const die = (name: Die) => `${colors[name[0] as Color]} ${name[1]}`;
  return {
    language,
    words: w,
    die,
    cell(cell, printed, lying) {
      const place = sayPlace(words[language], cell);
      if (lying) return `${place}, ${die(lying)}`;
      const wanted = printed === '.' ? '' : /\d/.test(printed) ? printed : colors[printed as Color];
      return [place, wanted && `${w.needs} ${wanted}`, w.empty].filter(Boolean).join(', ');
    },
    windowOf: (name) => w.windowOf.replace('{name}', name),
    goal: (color) => words[language].privates[color],
  };
}
