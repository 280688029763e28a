import type { SeatRecord } from './record.ts';

/** What is taken for a letter at a glance: of other alphabets, or a digit. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  a: 'АаΑαɑ',
  b: 'ВΒЬь',
  c: 'СсϹϲ',
  d: 'ԁ',
  e: 'ЕеΕ',
  g: 'ɡԌ',
  h: 'НΗһ',
  i: 'ıіι',
  j: 'Јј',
  k: 'КкΚκ',
  l: '1I|ǀІΙӀ١۱',
  m: 'МмΜ',
  n: 'Ν',
  o: '0ОоΟοσՕօס٥०০੦૦௦౦೦൦๐໐〇',
  p: 'РрΡρ',
  q: 'ԛ',
  s: 'Ѕѕ',
  t: 'ТтΤτ',
  u: 'υ',
  v: 'νѵ',
  w: 'ԝ',
  x: 'ХхΧχ',
  y: 'УуΥүγ',
  z: 'Ζ',
};
const LETTER = new Map(Object.entries(TAKEN_FOR).flatMap(([letter, like]) => [...like].map((one) => [one, letter])));

/** Characters of a name at a table, its number included. */
const LONGEST = 24;

/** What a name looks like at a glance: two with the same look are mistaken for each other. */
export function lookOf(name: string): string {
  const letters = [...name.normalize('NFKC')].map((one) => LETTER.get(one) ?? one.toLowerCase());
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
