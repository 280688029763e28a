import type { Language } from '@stolik/core';

/** What is said of the ladder of birds: loaded with it, and not with the page. */
export interface BirdWords {
  readonly ladder: string;
  readonly lead: string;
  readonly size: (seats: number) => string;
  readonly beaten: (bird: string) => string;
  readonly open: (bird: string) => string;
  readonly next: (bird: string) => string;
  readonly all: string;
  readonly play: (bird: string) => string;
  readonly won: (bird: string, seats: number) => string;
  readonly practice: string;
  readonly practiceText: string;
  readonly none: string;
  /** A number that is no guess any more. */
  readonly rating: (points: number, margin: number) => string;
  readonly guess: (points: number, margin: number) => string;
  readonly card: (game: string) => string;
}

const en: BirdWords = {
  ladder: 'The ladder of birds',
  lead: 'Who you have beaten here, by a win over that bird or over stronger ones. It follows from your games and can be lost only with them.',
  size: (seats) => `${seats} at the table`,
  beaten: (bird) => `${bird}: beaten`,
  open: (bird) => `${bird}: not yet`,
  next: (bird) => `Next: ${bird}`,
  all: 'All four beaten',
  play: (bird) => `Play ${bird}`,
  won: (bird, seats) => `${bird} beaten, with ${seats} at the table.`,
  practice: 'Practice rating',
  practiceText: 'Against the birds’ fixed numbers, from the ladders that they played. It stays on this device.',
  none: 'after your first game against a bird',
  rating: (points, margin) => `${points} ± ${margin}`,
  guess: (points, margin) => `${points}? ± ${margin}`,
  card: (game) => `Birds of ${game}`,
};

const pl: BirdWords = {
  ladder: 'Drabina ptaków',
  lead: 'Kogo udało Ci się tu pokonać: przez wygraną z tym ptakiem albo z silniejszymi. Wynika to z Twoich partii i przepada tylko razem z nimi.',
  size: (seats) => `${seats} ${seats === 5 ? 'osób' : 'osoby'} przy stole`,
  beaten: (bird) => `${bird}: wygrana`,
  open: (bird) => `${bird}: jeszcze nie`,
  next: (bird) => `Następny szczebel: ${bird}`,
  all: 'Cała czwórka pokonana',
  play: (bird) => `Graj: ${bird}`,
  won: (bird, seats) => `Wygrana z ptakiem: ${bird} (${seats} ${seats === 5 ? 'osób' : 'osoby'} przy stole).`,
  practice: 'Ranking treningowy',
  practiceText: 'Względem stałych liczb ptaków, z drabin, które same rozegrały. Zostaje na tym urządzeniu.',
  none: 'po pierwszej partii z ptakiem',
  rating: (points, margin) => `${points} ± ${margin}`,
  guess: (points, margin) => `${points}? ± ${margin}`,
  card: (game) => `Ptaki w ${game}`,
};

export const birdWords: Readonly<Record<Language, BirdWords>> = { en, pl };
