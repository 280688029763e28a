import { LANGUAGES, type Language } from '@stolik/core';
import { checkGlossary } from '../../test/glossary.ts';
import { glossary, reference } from '../learn/index.ts';
import { lessons } from '../learn/lessons.ts';
import { moments } from '../learn/moments.ts';
import { words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';

/** Everything that is said in a language. What people ask is left out: those are their words, not ours. */
function saidIn(language: Language) {
  const { chapters, units } = reference.words[language];
  return {
    rules: words[language],
    page: uiWords[language],
    chapters,
    units: Object.values(units).map(({ title, text, examples }) => ({ title, text, examples })),
    glossary: glossary.map(({ means }) => means[language]),
    lessons: lessons.map(({ words: taught }) => taught[language]),
    moments: moments.words[language],
  };
}

checkGlossary(
  glossary,
  Object.fromEntries(LANGUAGES.map((language) => [language, saidIn(language)])) as Record<Language, unknown>,
);
