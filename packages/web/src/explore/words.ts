import type { Language } from '@stolik/core';

/** What the explorer says: loaded with it, and not with the page. */
export interface ExploreWords {
  readonly title: (game: string) => string;
  readonly lead: string;
  readonly from: (games: string, bird: string, seats: number) => string;
  readonly bots: string;
  readonly which: string;
  readonly seats: string;
  readonly unit: string;
  readonly winsOf: (times: string) => string;
  readonly games: (n: string) => string;
  readonly rest: (n: number) => string;
  readonly within: string;
  readonly tryIt: string;
  readonly tryWith: (what: string) => string;
  readonly missing: string;
  readonly few: string;
  readonly how: string;
  readonly howText: readonly string[];
}

const en: ExploreWords = {
  title: (game) => `What games of ${game} say`,
  lead: 'What went along with more points, and what with fewer. It does not say why.',
  from: (games, bird, seats) => `${games} games that ${bird} played with itself, ${seats} at the table`,
  bots: 'bots',
  which: 'Game',
  seats: 'At the table',
  unit: 'points above the mean',
  winsOf: (times) => `wins × ${times}`,
  games: (n) => `${n} games`,
  rest: (n) => `${n} more`,
  within: 'Compared within',
  tryIt: 'Try it at a table',
  tryWith: (what) => `Try it: ${what}`,
  missing: 'Nobody has explored this game yet.',
  few: 'Too few games to tell.',
  how: 'How to read this',
  howText: [
    'A dot is the mean of the seats it is about, less the mean of all; the bar is its 95 % interval, reckoned game by game. Fewer than 30 games are not shown, and means of few are drawn towards none.',
    'Full dots stand out although everything in the chart was looked at: by luck alone one chart in twenty would have any.',
    'Wins × 1 is as often as anybody. What somebody did because they were ahead goes along with points, too.',
  ],
};

const pl: ExploreWords = {
  title: (game) => `Co mówią partie w ${game}`,
  lead: 'Co szło w parze z większą liczbą punktów, a co z mniejszą. Nie mówi, dlaczego.',
  from: (games, bird, seats) => `Partie, które ${bird} rozegrała sama ze sobą: ${games}; miejsc przy stole: ${seats}`,
  bots: 'boty',
  which: 'Gra',
  seats: 'Przy stole',
  unit: 'punktów ponad średnią',
  winsOf: (times) => `wygrane × ${times}`,
  games: (n) => `partie: ${n}`,
  rest: (n) => `jeszcze ${n}`,
  within: 'Porównane w obrębie',
  tryIt: 'Wypróbuj przy stole',
  tryWith: (what) => `Wypróbuj: ${what}`,
  missing: 'Tej gry nikt jeszcze nie zbadał.',
  few: 'Za mało partii, by coś powiedzieć.',
  how: 'Jak to czytać',
  howText: [
    'Kropka to średnia miejsc, których to dotyczy, mniej średnia wszystkich; kreska to jej przedział 95 %, liczony partia po partii. Mniej niż 30 partii nie pokazujemy, a średnie z niewielu ciągnie do zera.',
    'Pełne kropki wyróżniają się mimo obejrzenia całego wykresu: przez sam los miałby je jeden wykres na dwadzieścia.',
    'Wygrane × 1 to tak często jak ktokolwiek. Z punktami idzie w parze także to, co ktoś zrobił, bo już prowadził.',
  ],
};

export const exploreWords: Readonly<Record<Language, ExploreWords>> = { en, pl };
