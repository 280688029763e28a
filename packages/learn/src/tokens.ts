import type { Language } from '@stolik/core';

/** Words that say nothing about what is wanted. Who, when, where and how many do: they say what kind of answer. */
const STOP: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `a an the i me my we you your he she it its they them this that these those is are was were be been am do does did
     can could may might must shall should will would have has had how what which why if then than
     of to in on at by for from with without and or not no so as into out up down there here any some about also just
     happen happens mean means get gets got go goes us our allowed let say says s`.split(/\s+/),
  ),
  pl: new Set(
    `a i o u w z ze do na po od za przy dla pod nad bez czy jak co ktory ktora ktore ktorych ktorym
     ktorej ktorego jaki jaka jakie jakiej jakim jakich to ten ta te tego tej tych tym jest sa byc bedzie moge moze moga
     mozna mozemy musze musi musimy musza trzeba wolno mam ma maja mamy nie tak lub albo oraz ze sie siebie swoj swoje
     swoja swojej swoim swojego swoich moj moja moje moich mojej mojego ja ty mi mnie my nam jestem jestes gram gramy on ona ono oni ich jego
     jej by aby zeby dlaczego czemu czego czym jesli jezeli gdy juz tylko jeszcze tez potem
     wtedy oznacza znaczy dzieje dziala dzialaja daje daja robic robimy robi zrobic ktos cos niz wiec miec`.split(
      /\s+/,
    ),
  ),
};

/** Endings that are cut, the longest first. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'ations',
    'ation',
    'ating',
    'ingly',
    'ments',
    'ment',
    'ness',
    'ated',
    'ates',
    'ate',
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
    'ujecie',
    'owany',
    'owana',
    'owane',
    'ujemy',
    'ujesz',
    'owac',
    'owal',
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
    'uje',
    'uja',
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
/** What is left of a word has at least so many letters. Polish words are short, and all of them have endings. */
const SHORTEST: Readonly<Record<Language, number>> = { en: 4, pl: 3 };
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
  return rootOf(word, language).slice(0, LONGEST[language]);
}

/** The same at its whole length: a letter left out early in a long word would shift what is cut off. */
export function rootOf(word: string, language: Language): string {
  if (/^\d/.test(word)) return word.replace(/s$/, '');
  const shortest = SHORTEST[language];
  const ending = ENDINGS[language].find((each) => word.endsWith(each) && word.length - each.length >= shortest);
  const rest = word.slice(0, ending ? -ending.length : undefined);
  return language === 'pl' ? harden(rest) : singular(rest);
}

/** Some Polish endings soften what is before them: "runda" and "rundzie", "tor" and "torze", "agent" and "agenci". */
function harden(rest: string): string {
  return rest.replace(/(?<=d|r)z$/, '').replace(/(?<=n|r)c$/, 't');
}

/** Short English words lose an ending only in the plural. */
function singular(rest: string): string {
  return rest.length === 4 ? rest.replace(/(?<!s)s$/, '') : rest;
}

/** By a word or its stem, the token of all words that mean the same. */
export type Alike = ReadonlyMap<string, string>;

/** Reads groups of words that mean the same; a word after `=` is meant as it stands, others with all their endings. */
export function readAlike(groups: readonly string[], language: Language): Alike {
  const alike = new Map<string, string>();
  for (const group of groups) {
    const keys = fold(group)
      .split(' ')
      .map((word) => (word.startsWith('=') ? word.slice(1) : stem(word, language)));
    for (const key of keys) alike.set(key, keys[0] ?? key);
  }
  return alike;
}

/** Signs that stand alone, as they are read aloud. */
const SIGNS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { '=': 'equals', '+': 'plus', '-': 'minus' },
  pl: { '=': 'rownosci', '+': 'plus', '-': 'minus' },
};
/** English verbs that mean something else with the small word after them, which alone says nothing. */
const PHRASAL = /\b(set|setting|run|ran|runs|running|left) (up|out|over)\b/g;

/** The words of a text that say something; if none does, all of them. */
export function wordsIn(text: string, language: Language): string[] {
  const read = fold(text).replace(/(?<=^|\s)[=+-](?=[\s?!.,:]|$)/g, (sign) => SIGNS[language][sign] ?? sign);
  const words = (language === 'en' ? read.replace(PHRASAL, '$1$2') : read).match(/[\p{L}\d]+/gu) ?? [];
  const telling = words.filter((word) => !STOP[language].has(word));
  return telling.length > 0 ? telling : words;
}

/** A word without its grammar, or the one that stands for all that mean the same. */
export function tokenOf(word: string, language: Language, alike: Alike = new Map()): string {
  const rest = stem(word, language);
  return alike.get(word) ?? alike.get(rest) ?? rest;
}

/** What a text tells. */
export function tokensOf(text: string, language: Language, alike?: Alike): string[] {
  return wordsIn(text, language).map((word) => tokenOf(word, language, alike));
}
