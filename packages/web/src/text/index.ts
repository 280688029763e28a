import type { Language } from '@stolik/core';
import type { ShellText } from './en.ts';

const LOADERS: Readonly<Record<Language, () => Promise<ShellText>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
};

const loaded = new Map<Language, Promise<ShellText>>();

/** The words of one language: nobody loads what they do not read. */
export function wordsIn(language: Language): Promise<ShellText> {
  let words = loaded.get(language);
  if (!words) {
    words = LOADERS[language]();
    // A failed load may be tried again.
    words.catch(() => loaded.delete(language));
    loaded.set(language, words);
  }
  return words;
}
