import type { Level } from '@stolik/bots';
import type { Language } from '@stolik/core';

/** What the daily deal says: loaded with it, and not with the page. */
interface DailyWords {
  readonly title: string;
  readonly today: string;
  readonly of: (date: string) => string;
  readonly alone: string;
  readonly against: Readonly<Record<Level, string>>;
  readonly rules: string;
  readonly play: string;
  readonly goOn: string;
  readonly again: string;
  readonly againNote: string;
  readonly gone: string;
  readonly archive: string;
  readonly archiveNote: string;
  readonly back: string;
  readonly more: string;
  readonly result: string;
  readonly next: (time: string) => string;
  readonly newDay: string;
  readonly streak: (days: number) => string;
  readonly noStreak: string;
  readonly undone: string;
  readonly running: string;
  // A result.
  readonly points: (points: number) => string;
  readonly ahead: (points: number) => string;
  readonly behind: (points: number) => string;
  readonly level: string;
  readonly won: string;
  readonly lost: string;
  readonly betterThan: (percent: number) => string;
  readonly betterThanSome: (beaten: number, others: number) => string;
  readonly matchpoints: (percent: number) => string;
  readonly field: string;
  readonly fieldNote: (owl: number) => string;
  readonly fieldAlike: string;
  readonly middle: (points: string) => string;
  readonly you: string;
  readonly noField: string;
  readonly rounds: string;
  readonly round: (round: number, difference: string) => string;
  readonly owl: string;
  readonly replay: string;
  readonly practice: string;
  // Sharing.
  readonly share: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly shareText: string;
  readonly name: (date: string) => string;
  readonly better: (percent: number) => string;
  readonly signs: string;
  // The same deal twice, and duels.
  readonly compared: string;
  readonly roundHead: string;
  readonly byRound: (difference: string) => string;
  readonly thisTime: string;
  readonly firstTime: string;
  readonly ranked: string;
  readonly duel: string;
  readonly duelNote: string;
  readonly duelGame: string;
  readonly opponent: string;
  readonly deal: string;
  readonly hidden: (names: string) => string;
  readonly nobody: string;
  readonly send: string;
  readonly sendResult: string;
  readonly sendNote: string;
  readonly someone: string;
  readonly badDuel: string;
  readonly failed: string;
  readonly noDay: string;
}

export const dailyWords: Readonly<Record<Language, DailyWords>> = {
  en: {
    title: 'Daily deal',
    today: 'Today',
    of: (date) => `The deal of ${date}`,
    alone: 'alone',
    against: { easy: 'against Sparrow', medium: 'against Magpie', hard: 'against Heron', expert: 'against Owl' },
    rules:
      'One deal a day, the same for everybody: the same dice, the same cards, the same bot. The first game counts.',
    play: 'Play',
    goOn: 'Go on',
    again: 'Play it again',
    againNote: 'Your first game counts; what follows is practice.',
    gone: 'This game was removed before it was over, so it has no result. You can still play the deal as practice.',
    archive: 'Earlier deals',
    archiveNote: 'All of them stay open. A streak grows only by deals played on their day.',
    back: 'Today',
    more: 'More',
    result: 'Result',
    next: (time) => `Next deal in ${time}`,
    newDay: 'There is a new deal.',
    streak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
    noStreak: 'No streak yet',
    undone: 'not played',
    running: 'begun',
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    ahead: (points) => (points === 1 ? '1 point ahead' : `${points} points ahead`),
    behind: (points) => (points === 1 ? '1 point behind' : `${points} points behind`),
    level: 'level',
    won: 'Won',
    lost: 'Not won',
    betterThan: (percent) => `Better than ${percent} % of the bots' games`,
    betterThanSome: (beaten, others) => `Better than ${beaten} of ${others} games of bots`,
    matchpoints: (percent) => `${percent} % of the matchpoints`,
    field: 'How the bots did with the same dice',
    fieldNote: (owl) => `64 games of bots, 16 by each in your seat; Owl by ${owl} playouts a turn.`,
    fieldAlike: 'A bot that finds the same every time stands in one column.',
    middle: (points) => `median ${points}`,
    you: 'You',
    noField: 'No bot has played this deal yet, so there is nothing to compare it with.',
    rounds: 'Your rounds against the median of the bots',
    round: (round, difference) => `Round ${round}: ${difference} against the median`,
    owl: 'What Owl did with the same dice',
    replay: 'Your replay',
    practice: 'This was practice: the first game of the day counts.',
    share: 'Share',
    copied: 'Copied',
    notCopied: 'It could not be copied: select the text below.',
    shareText: 'Text to share',
    name: (date) => `Stolik daily ${date}`,
    better: (percent) => `better than ${percent} %`,
    signs: '(rounds against the median)',
    compared: 'Games of the same deal, round by round',
    roundHead: 'Round',
    byRound: (difference) => `you ${difference}`,
    thisTime: 'This time',
    firstTime: 'First time',
    ranked: 'Ranked deal, online',
    duel: 'Same dice, two tables',
    duelNote:
      'Each of you plays the same deal on a device of your own, against the same birds. Then the games are compared round by round.',
    duelGame: 'Game',
    opponent: 'Table',
    deal: 'Deal',
    hidden: (names) => `${names} has played. You see how once you have played yourself.`,
    nobody: 'Nobody has sent a game of this deal yet.',
    send: 'Copy the link to this deal',
    sendResult: 'Copy the link with your game',
    sendNote: 'Whoever opens it plays first, and sees your game afterwards.',
    someone: 'A friend',
    badDuel: 'This link is damaged, or from another version.',
    failed: 'The deal could not be set up.',
    noDay: 'This day has no deal yet.',
  },
  pl: {
    title: 'Rozdanie dnia',
    today: 'Dziś',
    of: (date) => `Rozdanie z dnia ${date}`,
    alone: 'solo',
    against: { easy: 'z Wróblem', medium: 'ze Sroką', hard: 'z Czaplą', expert: 'z Sową' },
    rules:
      'Jedno rozdanie dziennie, dla wszystkich to samo: te same kości, te same karty, ten sam bot. Liczy się pierwsza gra.',
    play: 'Zagraj',
    goOn: 'Graj dalej',
    again: 'Zagraj jeszcze raz',
    againNote: 'Liczy się pierwsza gra, następne są treningiem.',
    gone: 'Ta gra została usunięta przed końcem, więc nie ma wyniku. Rozdanie można jeszcze zagrać treningowo.',
    archive: 'Wcześniejsze rozdania',
    archiveNote: 'Wszystkie są otwarte. Serię wydłużają tylko rozdania zagrane w swoim dniu.',
    back: 'Dziś',
    more: 'Więcej',
    result: 'Wynik',
    next: (time) => `Następne rozdanie za ${time}`,
    newDay: 'Jest nowe rozdanie.',
    streak: (days) => (days === 1 ? '1 dzień z rzędu' : `${days} dni z rzędu`),
    noStreak: 'Jeszcze bez serii',
    undone: 'niezagrane',
    running: 'w toku',
    points: (points) => `${points} pkt`,
    ahead: (points) => `${points} pkt przewagi`,
    behind: (points) => `${points} pkt straty`,
    level: 'remis',
    won: 'Wygrana',
    lost: 'Bez wygranej',
    betterThan: (percent) => `Lepiej niż ${percent}% gier botów`,
    betterThanSome: (beaten, others) => `Lepiej niż ${beaten} z ${others} gier botów`,
    matchpoints: (percent) => `${percent}% punktów meczowych`,
    field: 'Jak poszło botom z tymi samymi kośćmi',
    fieldNote: (owl) => `64 gry botów, po 16 każdego z nich na twoim miejscu; Sowa: ${owl} prób na turę.`,
    fieldAlike: 'Bot, który za każdym razem znajduje to samo, stoi w jednym słupku.',
    middle: (points) => `mediana ${points}`,
    you: 'Ty',
    noField: 'Żaden bot jeszcze tego nie zagrał, więc nie ma z czym porównać.',
    rounds: 'Twoje rundy względem mediany botów',
    round: (round, difference) => `Runda ${round}: ${difference} względem mediany`,
    owl: 'Co zrobiła Sowa z tymi samymi kośćmi',
    replay: 'Twoja powtórka',
    practice: 'To był trening: liczy się pierwsza gra dnia.',
    share: 'Udostępnij',
    copied: 'Skopiowano',
    notCopied: 'Nie udało się skopiować: zaznacz tekst poniżej.',
    shareText: 'Tekst do udostępnienia',
    name: (date) => `Stolik, rozdanie z ${date}`,
    better: (percent) => `lepiej niż ${percent}%`,
    signs: '(rundy względem mediany)',
    compared: 'Gry z tego samego rozdania, runda po rundzie',
    roundHead: 'Runda',
    byRound: (difference) => `ty ${difference}`,
    thisTime: 'Tym razem',
    firstTime: 'Za pierwszym razem',
    ranked: 'Rozdanie rankingowe online',
    duel: 'Te same kości, dwa stoły',
    duelNote:
      'Każde z was gra to samo rozdanie na swoim urządzeniu, z tymi samymi ptakami. Potem gry są porównywane runda po rundzie.',
    duelGame: 'Gra',
    opponent: 'Stół',
    deal: 'Rozdaj',
    hidden: (names) => `Zagrane przez: ${names}. Wynik zobaczysz, gdy zagrasz.`,
    nobody: 'Nikt jeszcze nie przysłał gry z tego rozdania.',
    send: 'Kopiuj link do rozdania',
    sendResult: 'Kopiuj link ze swoją grą',
    sendNote: 'Kto go otworzy, najpierw zagra, a twoją grę zobaczy potem.',
    someone: 'Znajomy',
    badDuel: 'Ten link jest uszkodzony albo z innej wersji.',
    failed: 'Tego rozdania nie udało się rozłożyć.',
    noDay: 'Ten dzień nie ma jeszcze rozdania.',
  },
};
