import type { Language } from '@stolik/core';

/** What one's own story says: loaded with it, and not with the page. */
export interface StoryWords {
  readonly title: string;
  readonly lead: string;
  readonly which: string;
  /** How many more games it takes. */
  readonly few: (played: number, needed: number, game: string) => string;
  readonly play: string;
  readonly results: string;
  readonly table: (seats: number) => string;
  readonly games: (n: number) => string;
  readonly average: string;
  readonly won: (n: number, games: number) => string;
  readonly best: (points: number) => string;
  readonly places: string;
  readonly placesText: string;
  readonly round: (n: number) => string;
  readonly change: string;
  readonly changeText: (by: string, doubt: string) => string;
  readonly last: string;
  readonly before: string;
  readonly better: string;
  readonly worse: string;
  readonly same: string;
  readonly changeLater: (more: number) => string;
  readonly luck: string;
  readonly luckText: (margin: string, adjusted: string, n: number) => string;
  readonly luckLater: (n: number, needed: number) => string;
  readonly pointsMore: string;
  readonly interval: (low: string, high: string) => string;
  readonly sure: string;
  readonly fewNote: (n: number) => string;
  readonly howTold: string;
  readonly how: readonly string[];
  readonly toExplorer: (game: string) => string;
}

const en: StoryWords = {
  title: 'Your story',
  lead: 'What your finished games tell, here and online. Forks and games that a bot played for you stay out.',
  which: 'Game',
  few: (played, needed, game) =>
    played === 0
      ? `Nothing to tell of ${game} yet: it begins with ${needed} finished games.`
      : `${played} of ${needed} games of ${game} that it takes to tell something.`,
  play: 'Play',
  results: 'How you do',
  table: (seats) => (seats === 1 ? 'alone' : `with ${seats} at the table`),
  games: (n) => (n === 1 ? '1 game' : `${n} games`),
  average: 'points on average',
  won: (n, games) => `${n} of ${games} won`,
  best: (points) => `best ${points}`,
  places: 'Where you stand after each round',
  placesText: 'Your place on average, by the points of that moment.',
  round: (n) => `Round ${n}`,
  change: 'The last 20 against the 20 before',
  changeText: (by, doubt) => `${by} points a game, give or take ${doubt}`,
  last: 'the last 20',
  before: 'the 20 before',
  better: 'You have become better.',
  worse: 'It went better before.',
  same: 'No difference that luck could not make.',
  changeLater: (more) => `${more} more games, and this compares your last 20 with the 20 before.`,
  luck: 'Without the luck',
  luckText: (margin, adjusted, n) =>
    `You end ${margin} ahead of the others on average; without what the dice did, ${adjusted}. From ${n} reviewed games.`,
  luckLater: (n, needed) =>
    `${n} of ${needed} reviewed games: from then on this says how you do when luck is taken out.`,
  pointsMore: 'points above your usual',
  interval: (low, high) => `${low} to ${high}`,
  sure: 'stands out',
  fewNote: (n) => `What has fewer than ${n} games is not shown.`,
  howTold: 'How this is told',
  how: [
    'Each game is compared with your own average at tables of that size.',
    'Averages of few games are drawn towards none, as if 30 games had shown no difference; the bar is a 95 % interval.',
    'Only what stands out although everything in a chart was looked at is marked. It says what went along with points, not why.',
  ],
  toExplorer: (game) => `What bots’ games of ${game} say`,
};

/** 1, 2 to 4, and the others, in Polish. */
function plural(n: number, one: string, few: string, many: string): string {
  const last = n % 10;
  if (n === 1) return one;
  return last >= 2 && last <= 4 && !(n % 100 >= 12 && n % 100 <= 14) ? few : many;
}

const pl: StoryWords = {
  title: 'Twoja historia',
  lead: 'Co mówią Twoje ukończone partie, stąd i z sieci. Odnogi i partie, które dograł za Ciebie bot, nie liczą się.',
  which: 'Gra',
  few: (played, needed, game) =>
    played === 0
      ? `O grze ${game} nie ma jeszcze co opowiadać: zaczyna się od ${needed} ukończonych partii.`
      : `${played} z ${needed} partii w ${game}, od których jest co opowiadać.`,
  play: 'Graj',
  results: 'Jak Ci idzie',
  table: (seats) => (seats === 1 ? 'w pojedynkę' : `przy stole na ${seats} osoby`.replace('5 osoby', '5 osób')),
  games: (n) => `${n} ${plural(n, 'partia', 'partie', 'partii')}`,
  average: 'punktów średnio',
  won: (n, games) => `${n} z ${games} wygranych`,
  best: (points) => `najlepszy wynik ${points}`,
  places: 'Twoje miejsce po każdej rundzie',
  placesText: 'Średnie miejsce według punktów z tej chwili.',
  round: (n) => `Runda ${n}`,
  change: 'Ostatnie 20 i 20 poprzednich',
  changeText: (by, doubt) => `${by} punktu na partię, plus minus ${doubt}`,
  last: 'ostatnie 20',
  before: 'poprzednie 20',
  better: 'Idzie Ci lepiej niż przedtem.',
  worse: 'Wcześniej szło lepiej.',
  same: 'Żadnej różnicy, której nie mógłby zrobić los.',
  changeLater: (more) =>
    `Jeszcze ${more} ${plural(more, 'partia', 'partie', 'partii')} i porównamy ostatnie 20 z poprzednimi 20.`,
  luck: 'Bez szczęścia',
  luckText: (margin, adjusted, n) =>
    `Kończysz średnio ${margin} przed innymi; bez tego, co zrobiły kości, ${adjusted}. Z ${n} omówionych partii.`,
  luckLater: (n, needed) => `${n} z ${needed} omówionych partii: potem powiemy, jak Ci idzie, gdy odjąć szczęście.`,
  pointsMore: 'punktów ponad Twoje zwykłe',
  interval: (low, high) => `od ${low} do ${high}`,
  sure: 'wyróżnia się',
  fewNote: (n) => `Tego, co ma mniej niż ${n} ${plural(n, 'partię', 'partie', 'partii')}, nie pokazujemy.`,
  howTold: 'Skąd to wiadomo',
  how: [
    'Każdą partię porównujemy z Twoją średnią przy stołach tej wielkości.',
    'Średnie z niewielu partii ciągnie do zera, jakby 30 partii nie pokazało różnicy; kreska to przedział 95 %.',
    'Zaznaczamy tylko to, co wyróżnia się mimo obejrzenia całego wykresu. Mówi, co szło w parze z punktami, nie dlaczego.',
  ],
  toExplorer: (game) => `Co mówią partie botów w ${game}`,
};

export const storyWords: Readonly<Record<Language, StoryWords>> = { en, pl };

/** A difference: `+3.2`, with a true minus. */
export function signed(n: number, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return format.format(Math.abs(n) < 0.05 ? 0 : n).replace('-', '−');
}

export function plain(n: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(n).replace('-', '−');
}
