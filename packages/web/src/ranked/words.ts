import type { Language } from '@stolik/core';

/** What the ranked deal says: loaded with it. */
export interface RankedWords {
  readonly title: string;
  readonly of: (date: string) => string;
  readonly rules: string;
  readonly forAccounts: string;
  readonly toAccount: string;
  readonly play: string;
  readonly goOn: string;
  readonly replay: string;
  readonly left: (time: string) => string;
  readonly over: string;
  readonly hidden: string;
  readonly missed: string;
  readonly board: string;
  readonly nobody: string;
  readonly players: (count: number) => string;
  readonly place: string;
  readonly name: string;
  readonly result: string;
  readonly matchpoints: string;
  readonly matchpointsNote: string;
  readonly unnamed: string;
  readonly me: string;
  readonly watch: (name: string) => string;
  readonly notListed: string;
  readonly showName: string;
  readonly nameNote: string;
  readonly season: string;
  readonly seasonNote: string;
  readonly days: string;
  readonly mean: string;
  readonly earlier: string;
  readonly later: string;
  readonly today: string;
  readonly practice: string;
  readonly proof: string;
  readonly proofNote: string;
  readonly promised: (date: string) => string;
  readonly kept: (days: number) => string;
  readonly broken: (date: string) => string;
  readonly seed: (date: string) => string;
  readonly noDay: string;
}

export const rankedWords: Readonly<Record<Language, RankedWords>> = {
  en: {
    title: 'Ranked deal',
    of: (date) => `The ranked deal of ${date}`,
    rules:
      'The same secret deal for everybody who has an account, until midnight UTC. One attempt, without hints; you may pause it. What others made of it is shown once you are done.',
    forAccounts: 'The ranked deal is for accounts, so that everybody plays it once.',
    toAccount: 'Make an account',
    play: 'Play for the board',
    goOn: 'Go on with your attempt',
    replay: 'Your replay',
    left: (time) => `${time} left`,
    over: 'This deal is over.',
    hidden: 'The board is hidden until your own game is over.',
    missed: 'Whoever does not play sees the board after midnight UTC.',
    board: 'Board',
    nobody: 'Nobody stands here yet.',
    players: (count) => (count === 1 ? '1 person' : `${count} people`),
    place: 'Place',
    name: 'Name',
    result: 'Result',
    matchpoints: 'Matchpoints',
    matchpointsNote: 'Matchpoints: the share of the others you beat, with half of those who did as well.',
    unnamed: 'Somebody',
    me: 'you',
    watch: (name) => `Watch the game of ${name}`,
    notListed:
      'Your game is not on the board: that takes an account seven days old with five finished games, and a deal played to its end on its day.',
    showName: 'Show my name on boards',
    nameNote: 'Without it your line says "Somebody".',
    season: 'Season',
    seasonNote: 'The mean of the best 20 of the last 30 days that are over; days not played count as 0.',
    days: 'Days',
    mean: 'Mean',
    earlier: 'Day before',
    later: 'Day after',
    today: 'Today',
    practice: 'Daily deal for practice',
    proof: 'How you can check the deal',
    proofNote:
      'The server binds itself to the seed of every deal 30 days ahead by its fingerprint (SHA-256) and shows the seed when the day is over. This device remembers the fingerprints it has seen and compares them.',
    promised: (date) => `Fingerprint of ${date}`,
    kept: (days) =>
      days === 0
        ? 'No deal that this device knew beforehand is over yet.'
        : days === 1
          ? '1 deal that this device knew beforehand came as promised.'
          : `${days} deals that this device knew beforehand came as promised.`,
    broken: (date) => `The deal of ${date} was not the one that had been promised.`,
    seed: (date) => `Seed of ${date}`,
    noDay: 'There is no ranked deal of this day.',
  },
  pl: {
    title: 'Rozdanie rankingowe',
    of: (date) => `Rozdanie rankingowe z dnia ${date}`,
    rules:
      'To samo tajne rozdanie dla wszystkich, którzy mają konto, do północy czasu UTC. Jedno podejście, bez podpowiedzi; można robić przerwy. Wyniki innych zobaczysz po swojej grze.',
    forAccounts: 'Rozdanie rankingowe jest dla kont, żeby każdy grał je raz.',
    toAccount: 'Załóż konto',
    play: 'Zagraj do rankingu',
    goOn: 'Wróć do swojej gry',
    replay: 'Twoja powtórka',
    left: (time) => `Zostało ${time}`,
    over: 'To rozdanie jest zakończone.',
    hidden: 'Tabela jest ukryta do końca twojej gry.',
    missed: 'Kto nie gra, zobaczy tabelę po północy czasu UTC.',
    board: 'Tabela',
    nobody: 'Jeszcze nikogo tu nie ma.',
    players: (count) =>
      count === 1
        ? '1 osoba'
        : count % 10 >= 2 && count % 10 <= 4 && (count % 100 < 12 || count % 100 > 14)
          ? `${count} osoby`
          : `${count} osób`,
    place: 'Miejsce',
    name: 'Imię',
    result: 'Wynik',
    matchpoints: 'Punkty meczowe',
    matchpointsNote: 'Punkty meczowe: jaka część pozostałych ma wynik gorszy od twojego; równe liczą się w połowie.',
    unnamed: 'Ktoś',
    me: 'ty',
    watch: (name) => `Obejrzyj grę: ${name}`,
    notListed:
      'Twojej gry nie ma w tabeli: trzeba mieć konto od siedmiu dni, pięć skończonych gier i dograć rozdanie do końca w jego dniu.',
    showName: 'Pokazuj moje imię w tabelach',
    nameNote: 'Bez tego w twoim wierszu stoi „Ktoś”.',
    season: 'Sezon',
    seasonNote: 'Średnia z 20 najlepszych z ostatnich 30 zakończonych dni; dni bez gry liczą się jako 0.',
    days: 'Dni',
    mean: 'Średnia',
    earlier: 'Dzień wcześniej',
    later: 'Dzień później',
    today: 'Dziś',
    practice: 'Treningowe rozdanie dnia',
    proof: 'Jak sprawdzić rozdanie',
    proofNote:
      'Serwer na 30 dni naprzód ogłasza odcisk (SHA-256) ziarna każdego rozdania, a po zakończeniu dnia pokazuje ziarno. To urządzenie pamięta odciski, które widziało, i je porównuje.',
    promised: (date) => `Odcisk: ${date}`,
    kept: (days) =>
      days === 0
        ? 'Żadne rozdanie, którego odcisk to urządzenie znało wcześniej, jeszcze się nie skończyło.'
        : `Rozdania zgodne z zapowiedzią, którą to urządzenie znało wcześniej: ${days}.`,
    broken: (date) => `Rozdanie z dnia ${date} było inne niż zapowiedziane.`,
    seed: (date) => `Ziarno: ${date}`,
    noDay: 'Z tego dnia nie ma rozdania rankingowego.',
  },
};
