import type { Language } from '@stolik/core';

/** Words that say nothing about what is wanted. Who, when, where and how many do: they say what kind of answer. */
const STOP: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `a an the i me my we you your he she it its they them this that these those is are was were be been am do does did
     can could may might shall should will would have has had how what which if then than
     of to in on at by for from with and or not so as into out up down there here any some about also just
     happen happens mean means get gets got go goes us our allowed let say says s`.split(/\s+/),
  ),
  pl: new Set(
    `a i o u w z ze do na po od za przy dla pod nad czy jak co ktory ktora ktore ktorych ktorym
     ktorej ktorego jaki jaka jakie jakiej jakim jakich to ten ta te tego tej tych tym jest sa byc bedzie moge moze moga
     mozna mozemy wolno mam ma maja mamy nie tak lub albo oraz ze sie siebie swoj swoje
     swoja swojej swoim swojego swoich moj moja moje moich mojej mojego ja ty mi mnie my nam jestem jestes gram gramy on ona ono oni ich jego
     jej by aby zeby czego czym jesli jezeli gdy juz tylko jeszcze tez potem
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
    'ujacy',
    'ujaca',
    'ujace',
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
    'aja',
    'amy',
    'emy',
    'imy',
    'ymy',
    'asz',
    'esz',
    'isz',
    'ysz',
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
/** What Polish verbs end with in the past and as adjectives. Nouns that end so are shorter, such as "strona". */
const VERBAL =
  /(?:(?<=.{3})ow|(?<=.{4}))(?:[aeio]n(?:y|a|e|i|o|ej|ych|ym|ymi|ego)|(?:yt|(?<=[ij])et)(?:y|a|e|ej|ych|ym|ego)|[aiyeu]l(?:|a|o|i|y|em|am|ismy)|[aeuy]?jac(?:y|a|e|ej|ych|ym|ego)?)$/;
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
  if (language === 'pl' && VERBAL.test(word)) return harden(word.replace(VERBAL, ''));
  const ending = ENDINGS[language].find((each) => word.endsWith(each) && word.length - each.length >= shortest);
  const rest = word.slice(0, ending ? -ending.length : undefined);
  return language === 'pl' ? harden(rest) : singular(rest);
}

/** Some Polish endings soften what is before them, or leave an e in: "runda" and "rundzie", "agent" and "agenci", "kropka" and "kropek". */
function harden(rest: string): string {
  return rest
    .replace(/(?<=d|r)z$/, '')
    .replace(/(?<=n|r)c$/, 't')
    .replace(/(?<=..[^aeiouy])ek$/, 'k')
    .replace(/(?<=...)i$/, '');
}

/** Short English words lose an ending only in the plural. */
function singular(rest: string): string {
  if (rest.length === 4) return rest.replace(/(?<!s)s$/, '');
  return rest
    .replace(/(?<=[^e].)ed$/, 'e')
    .replace(/(?<=...)ie?$/, 'y')
    .replace(/([bdfgmnprt])\1$/, '$1');
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
  en: {
    '=': 'equals',
    '+': 'plus',
    '-': 'minus',
    '<': 'lower',
    '>': 'higher',
    '<=': 'lower equal',
    '>=': 'higher equal',
  },
  pl: {
    '=': 'rownosci',
    '+': 'plus',
    '-': 'minus',
    '<': 'mniejsza',
    '>': 'wieksza',
    '<=': 'mniejsza rowna',
    '>=': 'wieksza rowna',
  },
};
/** Small words that alone say nothing, and together something. */
const TOGETHER: Readonly<Record<Language, RegExp>> = {
  en: /\b(set|setting|run|ran|runs|running|left|next|side by|at|right|have|face)[ -](up|down|out|over|to|side|once|away|least|most)\b/g,
  pl: /\bnie (mam|ma|masz|mamy|maja)\b/g,
};

/** All words of a text. */
export function wordsOf(text: string, language: Language): string[] {
  const read = fold(text).replace(/(?<=^|\s)(?:[<>]=?|[=+-])(?=[\s?!.,:]|$)/g, (sign) => SIGNS[language][sign] ?? sign);
  const joined = read.replace(TOGETHER[language], (words) => words.replaceAll(/[ -]/g, ''));
  return joined.match(/[\p{L}\d]+/gu) ?? [];
}

/** Those of them that say something; if none does, all of them. */
export function tellingOf(words: readonly string[], language: Language): readonly string[] {
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
  return tellingOf(wordsOf(text, language), language).map((word) => tokenOf(word, language, alike));
}
