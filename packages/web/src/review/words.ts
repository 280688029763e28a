import type { Language } from '@stolik/core';
import type { Mark } from '@stolik/review';
import type { Grammar } from './numbers.ts';

/** What a review says: loaded with it, and not with the page. */
interface ReviewWords {
  readonly title: string;
  readonly back: string;
  readonly replay: string;
  readonly whose: string;
  /** How far it is, in per cent. */
  readonly looking: (share: string) => string;
  readonly failed: string;
  readonly notFinished: string;
  // Numbers.
  readonly points: (told: string, form: Grammar) => string;
  readonly about: (told: string, form: Grammar) => string;
  readonly range: (from: string, to: string) => string;
  // What came of it.
  readonly youWon: (by: string) => string;
  readonly won: (name: string, by: string) => string;
  readonly wonAlone: (points: string) => string;
  readonly tied: string;
  readonly cost: (chapter: string, loss: string) => string;
  readonly costAlthough: (chapter: string, loss: string) => string;
  readonly noCost: string;
  readonly line: (line: string, own: string, other: string) => string;
  // The chart.
  readonly chart: string;
  readonly chartAlone: string;
  readonly ahead: string;
  readonly behind: string;
  readonly chartSays: (from: string, low: string, high: string, to: string) => string;
  readonly band: string;
  // Marks.
  readonly marks: Readonly<Record<Mark, string>>;
  readonly unsure: string;
  readonly first: string;
  readonly costliest: string;
  readonly find: string;
  readonly noFind: string;
  readonly noLoss: string;
  readonly stillLooking: string;
  readonly gain: (gap: string) => string;
  readonly all: string;
  readonly allNote: string;
  readonly fewer: string;
  readonly next: string;
  readonly previous: string;
  // A turn.
  readonly played: string;
  readonly better: string;
  readonly nextBest: string;
  readonly lossIs: (loss: string) => string;
  readonly nothingBetter: string;
  readonly maybe: (high: string) => string;
  readonly unsureWhy: string;
  readonly why: (lines: string) => string;
  readonly whyFine: (lines: string) => string;
  /** What speaks for it, then what speaks against. */
  readonly inReturn: (reasons: string, others: string) => string;
  readonly rivals: string;
  readonly judged: (worlds: string) => string;
  readonly judgedToEnd: (worlds: string) => string;
  readonly knew: string;
  // The exercise.
  readonly exercise: string;
  readonly exerciseAsk: (chapter: string) => string;
  readonly right: string;
  readonly rightSame: string;
  readonly wrong: (loss: string) => string;
  readonly samePlayed: (loss: string) => string;
  readonly weighing: string;
  readonly unweighed: string;
  readonly again: string;
  readonly show: string;
  readonly answer: (turn: string) => string;
  readonly leave: string;
  readonly try: string;
  // Dice and decisions.
  readonly split: string;
  readonly splitNote: string;
  readonly splitSum: (margin: string) => string;
  readonly parts: Readonly<Record<'start' | 'dice' | 'plans' | 'own' | 'others' | 'unexplained', string>>;
  readonly partNotes: Readonly<Record<'start' | 'dice' | 'plans' | 'own' | 'others' | 'unexplained', string>>;
  readonly doubt: (points: string) => string;
  readonly luck: string;
  readonly luckiest: (chapter: string, points: string) => string;
  readonly unluckiest: (chapter: string, points: string) => string;
  readonly decided: (chapter: string, points: string) => string;
  readonly hardlyLuck: string;
  readonly luckSum: (points: string, doubt: string) => string;
}

export const reviewWords: Readonly<Record<Language, ReviewWords>> = {
  en: {
    title: 'What decided it?',
    back: 'Back',
    replay: 'Replay',
    whose: 'Whose turns',
    looking: (share) => `Looking back ... ${share}`,
    failed: 'This game could not be looked back at here.',
    notFinished: 'People ended this game before its rules did, so there is nothing to look back at.',
    points: (told, form) => `${told} ${form === 'one' ? 'point' : 'points'}`,
    about: (told, form) => `about ${told} ${form === 'one' ? 'point' : 'points'}`,
    range: (from, to) => `${from} to ${to}`,
    youWon: (by) => `You won by ${by}.`,
    won: (name, by) => `${name} won by ${by}.`,
    wonAlone: (points) => `You finished with ${points}.`,
    tied: 'It ended level.',
    cost: (chapter, loss) => `What cost most: ${chapter}, ${loss}.`,
    costAlthough: (chapter, loss) => `Even so, one turn cost something: ${chapter}, ${loss}.`,
    noCost: 'No turn was clearly worse than another.',
    line: (line, own, other) => `The largest difference on the score sheet: ${line}, ${own} to ${other}.`,
    chart: 'The expected lead, turn by turn',
    chartAlone: 'The expected points, turn by turn',
    ahead: 'ahead',
    behind: 'behind',
    chartSays: (from, low, high, to) =>
      `From ${from} at the start, between ${low} and ${high} on the way, to ${to} at the end. The list of all turns has the numbers.`,
    band: 'Two games in three end within the band.',
    marks: {
      none: 'As good as anything here',
      fine: 'A fine find',
      slip: 'A slip',
      costly: 'A costly turn',
      turning: 'A turning point',
    },
    unsure: 'Nobody can tell',
    first: 'What mattered',
    costliest: 'Costliest turn',
    find: 'Best find',
    noFind: 'No turn stood out: where one was best, first sight saw it too.',
    noLoss: 'No turn was clearly worse than another.',
    stillLooking: 'Still looking ...',
    gain: (gap) => `${gap} better than the next best`,
    all: 'All turns',
    allNote: 'Turns without a choice are left out.',
    fewer: 'Only what mattered',
    next: 'Next',
    previous: 'Previous',
    played: 'Played',
    better: 'Better',
    nextBest: 'Next best',
    lossIs: (loss) => `It gave away ${loss} of lead.`,
    nothingBetter: 'Nothing better was found.',
    maybe: (high) => `If anything was better, then by ${high} at most.`,
    unsureWhy:
      'Another turn looks better over the next round, but not when the game is played to its end. So this one has no mark.',
    why: (lines) => `At the end of the game, against the better turn: ${lines}.`,
    whyFine: (lines) => `At the end of the game, against the next best turn: ${lines}.`,
    inReturn: (reasons, others) => `${reasons}; in return ${others}`,
    rivals: 'points of the strongest opponent',
    judged: (worlds) => `Judged by Owl in ${worlds} worlds that look the same from this seat`,
    judgedToEnd: (worlds) => `, then played to the end of the game in ${worlds} others`,
    knew: 'Only what this seat could know then counts; what the dice did later does not.',
    exercise: 'Find the better turn',
    exerciseAsk: (chapter) => `${chapter}: find a better turn than the one that was played.`,
    right: 'Yes! Nothing better is known here.',
    rightSame: 'Yes! This is as good as the best that is known.',
    wrong: (loss) => `Not yet: this gives away ${loss} against the best.`,
    samePlayed: (loss) => `This is what was played: it gives away ${loss}.`,
    weighing: 'Weighing your turn ...',
    unweighed: 'This turn could not be weighed.',
    again: 'Again',
    show: 'Show me',
    answer: (turn) => `Better: ${turn}`,
    leave: 'Back to the review',
    try: 'Try it',
    split: 'Dice and decisions',
    splitNote: 'One game is a story, not a proof: turns are measured by those that look best at first sight.',
    splitSum: (margin) => `Together: ${margin}, the margin at the end.`,
    parts: {
      start: 'Start',
      dice: 'Dice and cards',
      plans: 'Plans of the others',
      own: 'Own turns',
      others: 'Turns of the others',
      unexplained: 'Not explained',
    },
    partNotes: {
      start: 'what the set-up and the seat were worth',
      dice: 'what chance gave and took',
      plans: 'what they had in mind, against what could be expected',
      own: 'against those that look best at first sight',
      others: 'against those that look best at first sight',
      unexplained: 'what these numbers do not see',
    },
    doubt: (points) => `give or take ${points}`,
    luck: 'Luck',
    luckiest: (chapter, points) => `Luckiest moment: ${chapter}, ${points}.`,
    unluckiest: (chapter, points) => `Unluckiest moment: ${chapter}, ${points}.`,
    decided: (chapter, points) => `The lead moved most in ${chapter}: ${points}.`,
    hardlyLuck: 'Hardly any luck here.',
    luckSum: (points, doubt) => `Dice and cards: ${points}, give or take ${doubt}.`,
  },
  pl: {
    title: 'Co zdecydowało?',
    back: 'Wróć',
    replay: 'Powtórka',
    whose: 'Czyje ruchy',
    looking: (share) => `Patrzymy wstecz… ${share}`,
    failed: 'Tej gry nie udało się tu prześledzić.',
    notFinished: 'Grę przerwano, zanim skończyła się według zasad, więc nie ma na co patrzeć wstecz.',
    points: (told, form) => `${told} ${punkty(form)}`,
    about: (told, form) => `około ${told} ${punktow(form)}`,
    range: (from, to) => `od ${from} do ${to}`,
    youWon: (by) => `Wygrywasz o ${by}.`,
    won: (name, by) => `${name} wygrywa o ${by}.`,
    wonAlone: (points) => `Wynik: ${points}.`,
    tied: 'Skończyło się remisem.',
    cost: (chapter, loss) => `Najdroższy ruch: ${chapter}, ${loss}.`,
    costAlthough: (chapter, loss) => `Mimo to jeden ruch coś kosztował: ${chapter}, ${loss}.`,
    noCost: 'Żaden ruch nie był wyraźnie gorszy od innych.',
    line: (line, own, other) => `Największa różnica w punktacji: ${line}, ${own} do ${other}.`,
    chart: 'Spodziewana przewaga, ruch po ruchu',
    chartAlone: 'Spodziewane punkty, ruch po ruchu',
    ahead: 'przewaga',
    behind: 'strata',
    chartSays: (from, low, high, to) =>
      `Na początku ${from}, po drodze między ${low} a ${high}, na końcu ${to}. Liczby są na liście wszystkich ruchów.`,
    band: 'W pasie kończą się dwie gry na trzy.',
    marks: {
      none: 'Nic lepszego nie widać',
      fine: 'Świetne zagranie',
      slip: 'Drobna strata',
      costly: 'Kosztowny ruch',
      turning: 'Punkt zwrotny',
    },
    unsure: 'Tego nie wie nikt',
    first: 'Co było ważne',
    costliest: 'Najdroższy ruch',
    find: 'Najlepsze zagranie',
    noFind: 'Nic się nie wyróżnia: najlepsze ruchy były widoczne na pierwszy rzut oka.',
    noLoss: 'Żaden ruch nie był wyraźnie gorszy od innych.',
    stillLooking: 'Jeszcze szukamy…',
    gain: (gap) => `lepiej od drugiego najlepszego ruchu: ${gap}`,
    all: 'Wszystkie ruchy',
    allNote: 'Bez ruchów, w których nie było wyboru.',
    fewer: 'Tylko to, co ważne',
    next: 'Dalej',
    previous: 'Wstecz',
    played: 'Zagrano',
    better: 'Lepiej',
    nextBest: 'Drugi najlepszy',
    lossIs: (loss) => `Ten ruch oddał ${loss} przewagi.`,
    nothingBetter: 'Nic lepszego nie znaleziono.',
    maybe: (high) => `Jeśli coś było lepsze, to najwyżej o ${high}.`,
    unsureWhy:
      'W najbliższej rundzie lepszy wydaje się inny ruch, ale po dograniu do końca już nie. Dlatego nie ma tu oceny.',
    why: (lines) => `Na koniec gry, względem lepszego ruchu: ${lines}.`,
    whyFine: (lines) => `Na koniec gry, względem drugiego najlepszego ruchu: ${lines}.`,
    inReturn: (reasons, others) => `${reasons}; w zamian ${others}`,
    rivals: 'punkty najgroźniejszego przeciwnika',
    judged: (worlds) => `Oceniała Sowa: ${worlds} możliwych światów, których z tego miejsca nie da się odróżnić`,
    judgedToEnd: (worlds) => `, a potem ${worlds} innych dograno do końca`,
    knew: 'Liczy się tylko to, co można było wtedy wiedzieć; nie to, co później pokazały kostki.',
    exercise: 'Znajdź lepszy ruch',
    exerciseAsk: (chapter) => `${chapter}: znajdź ruch lepszy niż ten, który zagrano.`,
    right: 'Tak! Nic lepszego tu nie znamy.',
    rightSame: 'Tak! To równie dobre jak najlepszy znany ruch.',
    wrong: (loss) => `Jeszcze nie: względem najlepszego kosztuje to ${loss}.`,
    samePlayed: (loss) => `Tak właśnie zagrano: kosztowało to ${loss}.`,
    weighing: 'Ważymy twój ruch…',
    unweighed: 'Tego ruchu nie udało się ocenić.',
    again: 'Jeszcze raz',
    show: 'Pokaż',
    answer: (turn) => `Lepiej: ${turn}`,
    leave: 'Wróć do analizy',
    try: 'Zagraj stąd',
    split: 'Los i decyzje',
    splitNote: 'Jedna gra to opowieść, nie dowód: ruchy mierzymy tymi, które na pierwszy rzut oka są najlepsze.',
    splitSum: (margin) => `Razem: ${margin}, czyli różnica na koniec.`,
    parts: {
      start: 'Początek',
      dice: 'Kostki i karty',
      plans: 'Plany pozostałych',
      own: 'Własne ruchy',
      others: 'Ruchy pozostałych',
      unexplained: 'Bez wyjaśnienia',
    },
    partNotes: {
      start: 'ile było warte przygotowanie gry i miejsce',
      dice: 'co los dał i zabrał',
      plans: 'co zaplanowali, względem tego, czego można było się spodziewać',
      own: 'względem najlepszych na pierwszy rzut oka',
      others: 'względem najlepszych na pierwszy rzut oka',
      unexplained: 'czego te liczby nie widzą',
    },
    doubt: (points) => `plus minus ${points}`,
    luck: 'Los',
    luckiest: (chapter, points) => `Najszczęśliwsza chwila: ${chapter}, ${points}.`,
    unluckiest: (chapter, points) => `Najbardziej pechowa chwila: ${chapter}, ${points}.`,
    decided: (chapter, points) => `Przewaga zmieniła się najbardziej: ${chapter}, ${points}.`,
    hardlyLuck: 'Los prawie nie miał tu znaczenia.',
    luckSum: (points, doubt) => `Kostki i karty: ${points}, plus minus ${doubt}.`,
  },
};

/** Three points, one point: who has them. */
function punkty(form: Grammar): string {
  return { one: 'punkt', few: 'punkty', many: 'punktów', part: 'punktu' }[form];
}

/** The same after words that ask for another case. */
function punktow(form: Grammar): string {
  return form === 'one' || form === 'part' ? 'punktu' : 'punktów';
}
