import type { Language } from '@stolik/core';
import { checkGlossary } from '../../test/glossary.ts';
import { en } from '../learn/en/index.ts';
import { glossary } from '../learn/glossary.ts';
import { lessons } from '../learn/lessons.ts';
import { moments } from '../learn/moments.ts';
import { pl } from '../learn/pl/index.ts';
import { words } from '../text/index.ts';
import { uiWords } from '../text/ui.ts';

/** What the reference says; what people may ask with is in anybody's words. */
const told = ({ chapters, units }: typeof en) => [
  chapters,
  Object.values(units).map(({ title, text, examples = [] }) => [title, text, examples]),
];
const textsOf = (language: Language, reference: typeof en) => [
  words[language],
  uiWords[language],
  told(reference),
  lessons.map(({ words: taught }) => taught[language]),
  moments.words[language],
];

checkGlossary(glossary, { en: textsOf('en', en), pl: textsOf('pl', pl) });
