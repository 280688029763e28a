import type { Language } from '@stolik/core';
import { STEVE, type View } from '../rules/index.ts';
import { type Words, words } from '../text/index.ts';
import { type UiWords, uiWords } from '../text/ui.ts';

/** What every part of the board needs: what is seen, by whom, and the words for it. */
export interface BoardContext {
  readonly view: View;
  readonly seat: number | undefined;
  /** Companies that owe a decision. */
  readonly actors: readonly number[];
  readonly language: Language;
  readonly words: Words;
  readonly ui: UiWords;
  /** Steve has no seat, but a company. */
  nameOf(company: number): string;
}

export interface BoardContextParts extends Pick<BoardContext, 'view' | 'seat' | 'language'> {
  readonly names?: readonly string[];
  readonly actors?: readonly number[];
}

export function contextOf({ view, seat, language, names = [], actors = [] }: BoardContextParts): BoardContext {
  return {
    view,
    seat,
    actors,
    language,
    words: words[language],
    ui: uiWords[language],
    nameOf: (company) => names[company] ?? STEVE,
  };
}

/** Puts what is known into the places of a sentence: `{price}`. */
export function fill(sentence: string, parts: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
}

export const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;
export const LAST_ROUND = ROMAN.length;

export function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
