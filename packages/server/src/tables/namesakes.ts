import { withoutBlanks } from '@stolik/core';
import type { SeatRecord } from './record.ts';

/** What is taken for a letter at a glance: of other alphabets, or a digit. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᴀᎪꓮ',
  b: 'ВΒЬьᏴᏏꓐ',
  c: 'СсϹϲᴄᏟꓚ',
  d: 'ԁᴅᎠᏧꓓ',
  e: 'ЕеΕᴇᎬꓰ',
  f: 'ꓝ',
  g: 'ɡԌᏀᏻꓖ',
  h: 'НΗһᎻᏂꓧ',
  i: 'ıіιᎥ',
  j: 'ЈјᴊᎫꓙ',
  k: 'КкΚκᴋᏦꓗ',
  l: '1I|ǀІΙӀ١۱Ꮮꓡꓲ',
  m: 'МмΜᴍᎷꓟ',
  n: 'Νոꓠ',
  o: '0ОоΟοσՕօס٥०০੦૦௦౦೦൦๐໐〇ᴏꓳ',
  p: 'РрΡρᴘᏢꓑ',
  q: 'ԛ',
  r: 'ᎡᏒꓣ',
  s: 'ЅѕᏕᏚꓢ',
  t: 'ТтΤτᴛᎢꓔ',
  u: 'υᴜꓴ',
  v: 'νѵᴠᏙꓦ',
  w: 'ԝᴡᎳᏔꓪ',
  x: 'ХхΧχꓫ',
  y: 'УуΥүγᎩᎽꓬ',
  z: 'ΖᴢᏃꓜ',
};
/** Small letters of Cherokee look like its large ones. */
const bothSizes = (one: string) => (/\p{sc=Cherokee}/u.test(one) ? [one, one.toLowerCase()] : [one]);
const LETTER = new Map(
  Object.entries(TAKEN_FOR).flatMap(([letter, like]) => [...like].flatMap(bothSizes).map((one) => [one, letter])),
);

/** Characters of a name at a table, its number included. */
const LONGEST = 24;

/** What a name looks like at a glance: two with the same look are mistaken for each other. */
export function lookOf(name: string): string {
  const letters = [...withoutBlanks(name).normalize('NFKC')].map((one) => LETTER.get(one) ?? one.toLowerCase());
  // A dot over an i that has one is not seen.
  return letters
    .join('')
    .replace(/\p{Z}|\u0307/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** What somebody is called in one of the seats: with a number where another there has a name that looks the same. */
export function calledAt(seats: readonly SeatRecord[], person: string, name: string): string {
  const others = seats.flatMap((seat) => (seat.name === undefined || seat.person === person ? [] : lookOf(seat.name)));
  let called = name;
  for (let n = 2; others.includes(lookOf(called)); n++) {
    const number = ` ${n}`;
    called = `${[...name].slice(0, LONGEST - number.length).join('')}${number}`;
  }
  return called;
}
