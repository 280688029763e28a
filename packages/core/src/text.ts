// Text of people. What shows nothing is dropped, so that nobody is nameless or says nothing; what would steer a screen
// instead of being read is refused, or printed as its number.

/** Control characters, ends of lines, halves of pairs, and marks that turn the text after them around. */
const STEERING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Scripts in which letters are joined or kept apart by a mark that does not show itself. */
const JOINING = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
];
const JOINED = `[${JOINING.map((script) => `\\p{scx=${script}}`).join('')}]`;
/** What does not show itself and is needed where it stands. */
const NEEDED = [
  // A flag that is spelt, as Scotland's is.
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  // Several emoji that are one, such as a family.
  '(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})',
  `(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})`,
  // Which form of an emoji, of a key or of an ideograph is meant: beside any letter it changes nothing that is seen.
  '(?<=[\\p{ExtPict}\\p{EMod}\\p{RI}])[\\ufe0e\\ufe0f]',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\p{sc=Han})[\\u{e0100}-\\u{e01ef}]',
];
/** What shows nothing though it counts as a symbol, a letter or a mark: a place for an object, a note without a head, a filler. */
const EMPTY = '\\ufff9-\\ufffc\\u{13430}-\\u{13442}\\u{16fe4}\\u{1bc9d}\\u{1d159}\\p{NChar}';
const HIDDEN = new RegExp(`(${NEEDED.join('|')})|[\\p{DI}${EMPTY}]`, 'gu');

/** No script piles up more marks on one letter. */
const MOST_MARKS = 4;
const PILED = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** Braille without a dot is as wide as a letter, and empty. */
const BLANK_ENDS = /^[\s\u2800]+|[\s\u2800]+$/gu;

/** Anything that can be seen: neither space, nor a mark without its letter, nor Braille without a dot. */
const VISIBLE = /[^\p{Z}\p{M}\p{C}\p{DI}\u2800]/u;

/** Whether a text holds what is no text: it would move the cursor, end the line or turn round what comes after it. */
export function isSteering(text: string): boolean {
  return STEERING.test(text);
}

/** A text as people see it: without what does not show, and in the one form in which it is the same; perhaps nothing. */
export function cleanText(text: string): string {
  const clean = text.replace(HIDDEN, '$1').normalize('NFC').replace(PILED, '$1').replace(BLANK_ENDS, '');
  return VISIBLE.test(clean) ? clean : '';
}

const BLANKS = new RegExp(`[\\p{Z}\\p{DI}\\u2800${EMPTY}]`, 'gu');

/** A text without whatever shows nothing, also where that is needed: two that differ only in it look the same. */
export function withoutBlanks(text: string): string {
  return text.replace(BLANKS, '');
}

/** What a terminal is not given: what could steer it, and what nobody would see there, but for marks of emoji. */
const UNPRINTABLE = new RegExp(`[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}\\u2800${EMPTY}]|(?!\\p{M})\\p{DI}`, 'gu');

/** A text for a terminal: whatever could steer it or is not seen is shown as its number; only line ends do what they do. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (one) => {
    const number = (one.codePointAt(0) as number).toString(16);
    return one.length > 1 ? `\\u{${number}}` : `\\u${number.padStart(4, '0')}`;
  });
}
