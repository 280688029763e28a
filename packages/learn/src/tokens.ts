import type { Language } from '@stolik/core';

/** Words that say nothing about what is wanted. */
const STOP: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `a an the i me my we you your he she it its they them this that these those is are was were be been am do does did
     can could may might must shall should will would have has had how what when where which who whom why if then than
     of to in on at by for from with without and or not no so as into out up down there here any some about also just
     happen happens mean means get gets got go goes`.split(/\s+/),
  ),
  pl: new Set(
    `a i o u w z ze do na po od za przy dla pod nad bez czy jak co kto kiedy gdzie ktory ktora ktore ktorych ktorym
     jaki jaka jakie to ten ta te tego tej tych tym jest sa byc moge moze mozna musze musi trzeba mam ma maja nie tak
     lub albo oraz ze sie siebie swoj swoje swoja swojej swoim moj moja moje moich ja ty mi mnie on ona ono oni ich
     jego jej by aby zeby dlaczego ile jesli gdy juz tylko jeszcze tez potem wtedy oznacza znaczy dzieje robic robimy robi zrobic`.split(
      /\s+/,
    ),
  ),
};

/** Endings that are cut, the longest first; what is left has at least four letters. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'ations',
    'ation',
    'ingly',
    'ments',
    'ment',
    'ness',
    'ing',
    'ies',
    'ers',
    'est',
    'ed',
    'er',
    'es',
    'ly',
    'e',
    's',
  ],
  pl: [
    'owaniem',
    'owania',
    'owanie',
    'iejszy',
    'iejsza',
    'aniem',
    'eniem',
    'aniu',
    'eniu',
    'ania',
    'anie',
    'enia',
    'enie',
    'ami',
    'ach',
    'ego',
    'emu',
    'ymi',
    'imi',
    'ych',
    'ich',
    'owi',
    'iem',
    'ow',
    'om',
    'em',
    'ej',
    'ym',
    'im',
    'ie',
    'ia',
    'iu',
    'ac',
    'ec',
    'ic',
    'yc',
    'am',
    'a',
    'e',
    'i',
    'o',
    'u',
    'y',
  ],
};
const SHORTEST = 4;
/** What a longer word ends with is grammar, in Polish more than in English. */
const LONGEST: Readonly<Record<Language, number>> = { en: 7, pl: 6 };

/** Letters without their marks, in small letters: "Kość" and "kosc" are the same. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

/** What is left of a word without its grammar. */
export function stem(word: string, language: Language): string {
  if (/^\d/.test(word)) return word;
  const ending = ENDINGS[language].find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST);
  return word.slice(0, ending ? -ending.length : undefined).slice(0, LONGEST[language]);
}

/** The words of a text that say something, without their grammar; if none does, all of them. */
export function tokensOf(text: string, language: Language): string[] {
  const words = fold(text).match(/[\p{L}\d]+/gu) ?? [];
  const telling = words.filter((word) => !STOP[language].has(word));
  return (telling.length > 0 ? telling : words).map((word) => stem(word, language));
}
