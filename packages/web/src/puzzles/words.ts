import type { Language } from '@stolik/core';

/** What is said round puzzles: loaded with them, and not with the page. */
interface PuzzleWords {
  readonly title: string;
  readonly lead: string;
  readonly card: string;
  readonly ask: string;
  readonly of: (game: string) => string;
  readonly question: (chapter: string, seats: number) => string;
  readonly mixed: string;
  readonly streak: string;
  readonly streakNote: string;
  readonly themes: string;
  readonly theme: (name: string) => string;
  readonly rating: string;
  readonly solved: (solved: number, met: number) => string;
  readonly row: (row: number, longest: number) => string;
  readonly none: string;
  readonly count: (count: number) => string;
  readonly right: string;
  readonly why: (lines: string) => string;
  readonly wrong: (loss: string) => string;
  readonly whyNot: (lines: string) => string;
  readonly another: string;
  readonly weighing: string;
  readonly unknown: string;
  readonly answer: (turn: string) => string;
  readonly again: string;
  readonly show: string;
  readonly next: string;
  readonly compare: string;
  readonly best: string;
  readonly tempting: string;
  readonly playOn: string;
  readonly playOnPlace: (chapter: string) => string;
  readonly leave: string;
  readonly streakAt: (at: number, of: number) => string;
  readonly streakDone: string;
  readonly streakOver: (solved: number) => string;
  readonly streakAgain: string;
  readonly own: string;
  readonly ownNote: string;
  readonly ownNone: string;
  readonly ownTurn: (game: string, chapter: string) => string;
  readonly difficulty: string;
}

export const puzzleWords: Readonly<Record<Language, PuzzleWords>> = {
  en: {
    title: 'Puzzles',
    lead: 'One turn is clearly best. Find it: on the real board, by what you could know there.',
    card: 'A puzzle',
    ask: 'Which turn is best?',
    of: (game) => `Puzzles: ${game}`,
    question: (chapter, seats) =>
      `${chapter}, ${seats === 1 ? 'alone' : `${seats} players`}: what is the best turn here?`,
    mixed: 'Solve',
    streak: 'Ten in a row',
    streakNote: 'They get harder; the first wrong answer ends it.',
    themes: 'By theme',
    theme: (name) => `Theme: ${name}`,
    rating: 'Puzzle rating',
    solved: (solved, met) => `${solved} of ${met} solved`,
    row: (row, longest) => `${row} in a row, ${longest} at most`,
    none: 'None solved yet',
    count: (count) => `${count} ${count === 1 ? 'puzzle' : 'puzzles'}`,
    right: 'Yes! Nothing better is known here.',
    why: (lines) => `At the end of the game, against the tempting turn: ${lines}.`,
    wrong: (loss) => `Not yet: this gives away ${loss} of lead.`,
    whyNot: (lines) => `At the end of the game, against the best turn: ${lines}.`,
    another: 'There is a better one.',
    weighing: 'Weighing your turn ...',
    unknown: 'This turn could not be weighed, so it does not count.',
    answer: (turn) => `Best: ${turn}`,
    again: 'Again',
    show: 'Show me',
    next: 'Next puzzle',
    compare: 'Compare',
    best: 'Best',
    tempting: 'Tempting',
    playOn: 'Play on from here',
    playOnPlace: (chapter) => `From this puzzle, ${chapter}. What you could not see is dealt anew.`,
    leave: 'Puzzles',
    streakAt: (at, of) => `${at} of ${of} in a row`,
    streakDone: 'Ten in a row!',
    streakOver: (solved) => `The streak ends at ${solved}.`,
    streakAgain: 'Another ten',
    own: 'Your own costly turns',
    ownNote: 'From your games that were looked back at on this device: what would have been better?',
    ownNone: 'Look back at a finished game (“What decided it?”), and the turns that cost most wait here.',
    ownTurn: (game, chapter) => `${game}, ${chapter}`,
    difficulty: 'difficulty',
  },
  pl: {
    title: 'Zagadki',
    lead: 'Jeden ruch jest wyraźnie najlepszy. Znajdź go na prawdziwej planszy, wiedząc tylko to, co tam widać.',
    card: 'Zagadka',
    ask: 'Który ruch jest najlepszy?',
    of: (game) => `Zagadki: ${game}`,
    question: (chapter, seats) =>
      `${chapter}, ${seats === 1 ? 'gra jednoosobowa' : `${seats} osoby`}: jaki ruch jest tu najlepszy?`,
    mixed: 'Rozwiązuj',
    streak: 'Dziesięć z rzędu',
    streakNote: 'Coraz trudniejsze; pierwsza zła odpowiedź kończy serię.',
    themes: 'Według tematu',
    theme: (name) => `Temat: ${name}`,
    rating: 'Ranking zagadek',
    solved: (solved, met) => `Rozwiązane: ${solved} z ${met}`,
    row: (row, longest) => `Z rzędu: ${row}, najwięcej: ${longest}`,
    none: 'Jeszcze żadnej nie rozwiązano',
    count: (count) => `Zagadek: ${count}`,
    right: 'Tak! Nic lepszego tu nie znamy.',
    why: (lines) => `Na koniec gry, względem kuszącego ruchu: ${lines}.`,
    wrong: (loss) => `Jeszcze nie: ten ruch oddaje ${loss} przewagi.`,
    whyNot: (lines) => `Na koniec gry, względem najlepszego ruchu: ${lines}.`,
    another: 'Jest lepszy.',
    weighing: 'Ważymy twój ruch…',
    unknown: 'Tego ruchu nie udało się zważyć, więc się nie liczy.',
    answer: (turn) => `Najlepiej: ${turn}`,
    again: 'Jeszcze raz',
    show: 'Pokaż',
    next: 'Następna zagadka',
    compare: 'Porównaj',
    best: 'Najlepiej',
    tempting: 'Kusi',
    playOn: 'Zagraj stąd',
    playOnPlace: (chapter) => `Od tej zagadki: ${chapter}. To, czego nie było widać, rozdamy na nowo.`,
    leave: 'Zagadki',
    streakAt: (at, of) => `${at} z ${of} z rzędu`,
    streakDone: 'Dziesięć z rzędu!',
    streakOver: (solved) => `Seria kończy się na ${solved}.`,
    streakAgain: 'Kolejne dziesięć',
    own: 'Twoje kosztowne ruchy',
    ownNote: 'Z twoich gier prześledzonych na tym urządzeniu: co byłoby lepsze?',
    ownNone: 'Prześledź skończoną grę („Co zdecydowało?”), a najdroższe ruchy będą tu czekać.',
    ownTurn: (game, chapter) => `${game}, ${chapter}`,
    difficulty: 'trudność',
  },
};
