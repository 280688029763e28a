import { withoutBlanks } from '@stolik/core';
import type { SeatRecord } from './record.ts';

/** What is taken for a letter at a glance: of other alphabets, or a digit. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᴀᎪꓮⲀⲁᗅ𐊀𐊠𐌀𐌰𐤠',
  b: 'ВΒЬьᏴᏏꓐⲂᗷᖯ𐊂𐊡𐌁',
  c: 'СсϹϲᴄᏟꓚⲤⲥ𐊢𐌂𐐕𐐽𐔜',
  d: 'ԁᴅᎠᏧꓓᗞᗪᑯ',
  e: 'ЕеΕᴇᎬꓰ𐊆𐌄',
  f: 'ꓝ𐊇𐊥𐔥',
  g: 'ɡԌᏀᏻꓖ',
  h: 'НΗһᎻᏂꓧⲎᕼ𐋏',
  i: 'ıіιᎥ',
  j: 'ЈјᴊᎫꓙᒍ',
  k: 'КкΚκᴋᏦꓗⲔᛕ𐔘',
  l: '1I|ǀІΙӀ١۱ᏞꓡꓲⲒᒪᛁⵏ𐊊𐌉𐐛𐔦',
  m: 'МмΜᴍᎷꓟⲘᗰᛖ𐊰𐌑',
  n: 'ΝոꓠⲚⲛ𐔓',
  o: '0ОоΟοσՕօס٥०০੦૦௦౦೦൦๐໐〇ᴏꓳⲞⲟဝⵔ𐊒𐊫𐐄𐐬𐔖𐓂𐓪',
  p: 'РрΡρᴘᏢꓑⲢⲣᑭ𐊕',
  q: 'ԛ',
  r: 'ᎡᏒꓣᖇ𐒴',
  s: 'ЅѕᏕᏚꓢՏ𐊖𐐠',
  t: 'ТтΤτᴛᎢꓔⲦ𐊗𐊱𐌕',
  u: 'υᴜꓴՍսᑌ',
  v: 'νѵᴠᏙꓦᐯⴸ𐔝',
  w: 'ԝᴡᎳᏔꓪ',
  x: 'ХхΧχꓫⲬⲭ᙭ᚷⵝ𐊐𐊴𐌗𐌢𐔧',
  y: 'УуΥүγᎩᎽꓬⲨ𐊲',
  z: 'ΖᴢᏃꓜ𐋵',
};
/** Small letters of Cherokee look like its large ones. */
const bothSizes = (one: string) => (/\p{sc=Cherokee}/u.test(one) ? [one, one.toLowerCase()] : [one]);
const LETTER = new Map(
  Object.entries(TAKEN_FOR).flatMap(([letter, like]) => [...like].flatMap(bothSizes).map((one) => [one, letter])),
);

/** Characters of a name at a table, its number included. */
const LONGEST = 24;

/** In a look: a letter that may be taken for any. */
const ANY = '\ufffd';
/** A letter or sign of another alphabet; marks and pictures are taken for no letter. */
const FOREIGN = /(?![\p{M}\p{ExtPict}])[^\p{sc=Latin}\0-\x7f]/u;
/** A mark of one script on a letter of others that have none of it: fonts leave it out. */
const STRAY_MARK = /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]\p{M}*)(?!\p{sc=Inherited})\p{M}/gu;

/**
 * What a name looks like at a glance. There are more alphabets than anybody can compare: in a name with Latin letters those
 * that are neither Latin nor known are taken for whatever Latin letter may be meant.
 */
export function lookOf(name: string): string {
  const plain = withoutBlanks(name).normalize('NFKC').replace(STRAY_MARK, '');
  const isMixed = /\p{sc=Latin}/u.test(plain);
  const letters = [...plain].map((one) => LETTER.get(one) ?? (isMixed && FOREIGN.test(one) ? ANY : one.toLowerCase()));
  // A dot over an i that has one is not seen.
  return letters
    .join('')
    .replace(/\p{Z}|\u0307/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Whether two names, by their looks, are mistaken for each other. */
export function isLike(one: string, other: string): boolean {
  const [letters, others] = [[...one], [...other]];
  const isSame = (letter: string, i: number) => letter === others[i] || letter === ANY || others[i] === ANY;
  return letters.length === others.length && letters.every(isSame);
}

/** What somebody is called in one of the seats: with a number where another there has a name that looks the same. */
export function calledAt(seats: readonly SeatRecord[], person: string, name: string): string {
  const others = seats.flatMap((seat) => (seat.name === undefined || seat.person === person ? [] : lookOf(seat.name)));
  let called = name;
  for (let n = 2; others.some((other) => isLike(other, lookOf(called))); n++) {
    const number = ` ${n}`;
    called = `${[...name].slice(0, LONGEST - number.length).join('')}${number}`;
  }
  return called;
}
