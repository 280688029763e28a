import type { Language } from '@stolik/core';
import type { ReferenceWords } from '@stolik/learn';
import { checkGlossary } from '../../test/glossary.ts';
import { glossary, reference } from '../learn/index.ts';
import { lessons } from '../learn/lessons.ts';
import { moments } from '../learn/moments.ts';
import { words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';
import { plannerWords } from '../ui/planner/words.ts';

/** What the reference says; how people ask for it is their own words. */
function toldBy({ chapters, units }: ReferenceWords): unknown {
  return [chapters, Object.values(units).map(({ title, text, examples = [] }) => [title, text, examples])];
}

const textsIn = (language: Language) => [
  words[language],
  uiWords[language],
  plannerWords[language],
  toldBy(reference.words[language]),
  glossary.map(({ means }) => means[language]),
  lessons.map(({ words: taught }) => taught[language]),
  moments.words[language],
];

checkGlossary(glossary, { en: textsIn('en'), pl: textsIn('pl') });
