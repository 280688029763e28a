import type { Language } from '@stolik/core';
import type { RatedPace } from '@stolik/protocol/page';

/** What is said about ratings: loaded where there are any, and not with the page. */
export interface RatingWords {
  readonly rated: string;
  /** What it means, where a table is made. */
  readonly about: string;
  /** Why a table cannot be rated. */
  readonly why: Readonly<Record<'account' | 'options' | 'people', string>>;
  readonly toAccount: string;
  /** To whoever comes to a rated table. */
  readonly invited: string;
  readonly guests: string;
  readonly inviteText: string;
  /** At the table. */
  readonly noHints: string;
  /** Of the ranked deal of the day. */
  readonly ranked: string;
  readonly noHintsDaily: string;
  readonly begins: string;
  readonly title: string;
  readonly paces: Readonly<Record<RatedPace, string>>;
  readonly none: string;
  readonly guess: string;
  readonly interval: (points: number, margin: number) => string;
  readonly games: (count: number) => string;
  /** One's own arithmetic. */
  readonly own: string;
  readonly against: (name: string, points: string) => string;
  readonly left: (name: string) => string;
  readonly lighter: (part: number) => string;
  readonly tooLittle: string;
  readonly noGame: string;
  readonly ask: string;
  readonly askText: string;
  readonly yes: string;
  readonly no: string;
  readonly onBoards: string;
  readonly boards: string;
  readonly boardsAbout: string;
  readonly game: string;
  readonly pace: string;
  readonly quarter: string;
  readonly quarterOf: (year: string, nth: string) => string;
  readonly nobody: string;
  readonly place: string;
  readonly name: string;
  readonly rating: string;
  readonly me: string;
}

const en: RatingWords = {
  rated: 'Rated',
  about: 'The result changes your rating. Everybody has an account, hints are off, and the clock runs.',
  why: {
    account: 'Ratings are for people with an account.',
    options: 'Only with the usual options: nothing chosen by hand, nothing put right.',
    people: 'Only with a free seat for somebody else.',
  },
  toAccount: 'Make one',
  invited: 'This game is rated: its result changes the ratings of all people at the table, and hints are off.',
  guests: 'To sit down here you need an account.',
  inviteText: 'Send them this link. Whoever opens it and has an account sits down with one click.',
  noHints: 'Hints are off: this game is rated',
  ranked: 'Ranked',
  noHintsDaily: 'Hints are off: this is a ranked deal',
  begins: 'This game is rated: hints are off, and whoever leaves comes last.',
  title: 'Ratings',
  paces: { live: 'with a clock', days: 'in days' },
  none: 'Rated games are yet to come: choose “Rated” at a new table online.',
  guess: 'Too few games yet: it may be far off',
  interval: (points, margin) => `between ${points - margin} and ${points + margin}, 95 times of 100`,
  games: (count) => `${count} ${count === 1 ? 'game' : 'games'}`,
  own: 'Your rating',
  against: (name, points) => `against ${name} (${points})`,
  left: (name) => `${name} left: that counts for nobody but them`,
  lighter: (part) => `counts ${Math.round(100 * part)} %`,
  tooLittle: 'Too little of it was played by all, so this game changes no rating.',
  noGame: 'All others left, so your rating stays as it was.',
  ask: 'May the boards show you?',
  askText: 'They list the strongest of those who want that, by name and rating. You can change it on your page.',
  yes: 'Yes, show me',
  no: 'No',
  onBoards: 'Show me on the boards',
  boards: 'Boards',
  boardsAbout:
    'The strongest of those who want to be seen: known well enough, and rated within the last 90 days. Quarters look back, and nothing begins anew.',
  game: 'Game',
  pace: 'Pace',
  quarter: 'Quarter',
  quarterOf: (year, nth) =>
    `${['January to March', 'April to June', 'July to September', 'October to December'][Number(nth) - 1]} ${year}`,
  nobody: 'Nobody yet: about twenty rated games lead here.',
  place: 'Place',
  name: 'Name',
  rating: 'Rating',
  me: 'you',
};

const pl: RatingWords = {
  rated: 'Rankingowa',
  about: 'Wynik zmienia twój ranking. Każdy ma konto, podpowiedzi są wyłączone, a zegar chodzi.',
  why: {
    account: 'Rankingi są dla osób z kontem.',
    options: 'Tylko ze zwykłymi ustawieniami: bez wybierania kart i bez poprawek.',
    people: 'Tylko z wolnym miejscem dla kogoś jeszcze.',
  },
  toAccount: 'Załóż konto',
  invited: 'To gra rankingowa: wynik zmienia rankingi wszystkich osób przy stoliku, a podpowiedzi są wyłączone.',
  guests: 'Żeby tu usiąść, trzeba mieć konto.',
  inviteText: 'Wyślij im ten link. Kto go otworzy i ma konto, siada jednym kliknięciem.',
  noHints: 'Podpowiedzi są wyłączone: to gra rankingowa',
  ranked: 'Rankingowe',
  noHintsDaily: 'Podpowiedzi są wyłączone: to rozdanie rankingowe',
  begins: 'To gra rankingowa: bez podpowiedzi, a kto odejdzie, jest na końcu.',
  title: 'Rankingi',
  paces: { live: 'z zegarem', days: 'na dni' },
  none: 'Jeszcze bez gier rankingowych: wybierz „Rankingowa” przy nowym stoliku online.',
  guess: 'Za mało gier: ranking może być daleki od prawdy',
  interval: (points, margin) => `między ${points - margin} a ${points + margin}, w 95 przypadkach na 100`,
  games: (count) => `${count} ${polish(count, 'gra', 'gry', 'gier')}`,
  own: 'Twój ranking',
  against: (name, points) => `kontra ${name} (${points})`,
  left: (name) => `${name}: odejście od stolika, liczy się tylko tej osobie`,
  lighter: (part) => `liczy się w ${Math.round(100 * part)} %`,
  tooLittle: 'Za mało rozegrali wszyscy razem, więc ta gra nie zmienia rankingów.',
  noGame: 'Wszyscy inni odeszli, więc twój ranking się nie zmienia.',
  ask: 'Czy tabele mogą cię pokazywać?',
  askText:
    'Są w nich najsilniejsze osoby spośród tych, które tego chcą, z nazwą i rankingiem. Zmienisz to na swojej stronie.',
  yes: 'Tak, pokaż mnie',
  no: 'Nie',
  onBoards: 'Pokazuj mnie w tabelach',
  boards: 'Tabele',
  boardsAbout:
    'Najsilniejsi spośród tych, którzy chcą być widoczni: o znanej już sile i z grą rankingową w ostatnich 90 dniach. Kwartały pokazują, jak było; nic nie zaczyna się od nowa.',
  game: 'Gra',
  pace: 'Tempo',
  quarter: 'Kwartał',
  quarterOf: (year, nth) =>
    `${['styczeń–marzec', 'kwiecień–czerwiec', 'lipiec–wrzesień', 'październik–grudzień'][Number(nth) - 1]} ${year}`,
  nobody: 'Jeszcze nikogo: prowadzi tu około dwudziestu gier rankingowych.',
  place: 'Miejsce',
  name: 'Nazwa',
  rating: 'Ranking',
  me: 'ty',
};

function polish(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  const isTeen = count % 100 >= 12 && count % 100 <= 14;
  return count % 10 >= 2 && count % 10 <= 4 && !isTeen ? few : many;
}

export const ratingWords: Readonly<Record<Language, RatingWords>> = { en, pl };
