// The obvious words in both languages, by how they begin: a chat among people who play games needs no more than that.
// Whoever wants to read everything switches it off, so it errs on the side of letting words through.

const ENGLISH = [
  'asshole',
  'bastard',
  'bitch',
  'bullshit',
  'cocksuck',
  'cunt',
  'dickhead',
  'fag',
  'fck',
  'fuck',
  'motherfuck',
  'nigg',
  'pussy',
  'retard',
  'shit',
  'slut',
  'twat',
  'wank',
  'whore',
];
const POLISH = [
  'chuj',
  'cipa',
  'cwel',
  'dziwk',
  'fiut',
  'huj',
  'jeb',
  'kurew',
  'kurw',
  'kutas',
  'pedal',
  'pierdol',
  'pizd',
  'pojeb',
  'rozjeb',
  'ruch(a|aj)',
  'skurw',
  'spierdal',
  'suka',
  'suko',
  'szmat',
  'upierdol',
  'wkurw',
  'wypierdal',
  'zajeb',
  'zjeb',
];
/** What begins like one and is none. */
const HARMLESS = /^(fagot|jebel|shitake|shiitake|szmatk|sukab|sukat|retardant)/;

const COARSE = new RegExp(`^(${[...ENGLISH, ...POLISH].join('|')})`);
/** What is typed in place of letters. */
const IN_PLACE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
  '*': '',
};

/** Signs at its end are none of it. */
const WORD = /[\p{L}\p{M}\d@$](?:[\p{L}\p{M}\d@$!*]*[\p{L}\p{M}\d@$])?/gu;

/** A word as it is meant: small letters without marks, none of them drawn out. */
function meantBy(word: string): string {
  return [...word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')]
    .map((letter) => IN_PLACE[letter] ?? letter)
    .join('')
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1{2,}/g, '$1');
}

/** The text without the obvious: each such word is dots. */
export function withoutCoarse(text: string): string {
  return text.replace(WORD, (word) => {
    const meant = meantBy(word);
    return COARSE.test(meant) && !HARMLESS.test(meant) ? '•••' : word;
  });
}
