import type { Language } from '@stolik/core';
import type { Forecast, IllegalPlan, SymbolName } from '../../rules/index.ts';
import { words } from '../../text/index.ts';

/** What a plan brings, by the names the page shows it under. */
export const OUTCOMES = ['price', 'goods', 'gears', 'trucks', 'factory'] as const;
export type OutcomeName = (typeof OUTCOMES)[number];

/** Where goods come from. */
export const SOURCES = ['covered', 'crates', 'faceDown', 'tokens', 'technologies'] as const;
export type Source = (typeof SOURCES)[number];

/** The words of the planner; `{...}` stands for what is filled in. */
export interface PlannerWords {
  readonly title: string;
  /** What is asked while nothing is wrong. */
  readonly ask: string;
  readonly stage: string;
  /** The table of what is seen, for those who hear it. */
  readonly seen: string;
  readonly column: string;
  readonly row: string;
  readonly nothing: string;
  readonly pad: string;
  readonly upgrade: string;
  readonly onTop: string;
  readonly below: string;
  readonly isUnder: string;
  readonly isOver: string;
  readonly faceDown: string;
  /** The same, where there is little room. */
  readonly plusGoods: string;
  readonly unused: string;
  readonly isAt: string;
  readonly pieces: string;
  readonly chosen: string;
  readonly move: Readonly<Record<'left' | 'up' | 'down' | 'right', string>>;
  readonly turn: string;
  readonly side: string;
  readonly putOnTop: string;
  readonly putBelow: string;
  readonly putOver: string;
  readonly putUnder: string;
  readonly takeOff: string;
  readonly lay: string;
  readonly layHow: string;
  /** What it means that one lies on top or under. */
  readonly liesHow: string;
  readonly fitsNowhere: string;
  readonly leaveUnused: string;
  readonly noRoom: string;
  readonly outcome: string;
  readonly outcomes: Readonly<Record<OutcomeName, string>>;
  /** What each is for. */
  readonly means: Readonly<Record<OutcomeName, string>>;
  readonly priceAgainst: string;
  readonly yes: string;
  readonly no: string;
  readonly noFactory: string;
  readonly lastRound: string;
  readonly goodsFrom: string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly noMoreGoods: string;
  /** How many would buy at the price of the plan. */
  readonly buyers: string;
  readonly illegal: string;
  readonly apart: string;
  readonly tooMuch: string;
  readonly rules: Readonly<Record<Exclude<IllegalPlan['rule'], 'overlap'>, string>>;
  readonly ready: string;
  readonly isReady: string;
  readonly isSent: string;
  readonly suggest: string;
  /** Lays the plan of the hint. */
  readonly layHint: string;
  readonly suggestHow: string;
  readonly back: string;
  readonly save: string;
  readonly ideas: string;
  readonly idea: string;
  readonly now: string;
  readonly restore: string;
  readonly remove: string;
  readonly full: string;
  readonly best: string;
  readonly legend: string;
  readonly symbols: Readonly<Record<SymbolName | 'covered', string>>;
  readonly keys: string;
  /** An upgrade hides what counted, though it need not. */
  readonly hides: string;
  /** Goods that nobody can buy. */
  readonly unsold: string;
}

export const plannerWords: Readonly<Record<Language, PlannerWords>> = {
  en: {
    title: 'Your plan',
    ask: 'Lay one pad on the other. What you see works; each cell under the upper pad makes 1 good.',
    stage: 'Pads and upgrades',
    seen: 'What is seen, cell by cell',
    column: 'column {n}',
    row: 'Row {n}',
    nothing: 'nothing',
    pad: 'pad {name}',
    upgrade: 'upgrade {symbols}',
    onTop: 'on top',
    below: 'below',
    isUnder: 'under the upper pad',
    isOver: 'on top',
    faceDown: 'face down, +1 good',
    plusGoods: '+1 good',
    unused: 'not used',
    isAt: 'column {x}, row {y}',
    pieces: 'Pieces',
    chosen: 'Chosen: {piece}',
    move: { left: 'Left', up: 'Up', down: 'Down', right: 'Right' },
    turn: 'Turn',
    side: 'Side {side}: {symbols}',
    putOnTop: 'Put on top',
    putBelow: 'Put below',
    putOver: 'Lay on top',
    putUnder: 'Slide under the upper pad',
    takeOff: 'Turn face down: +1 good',
    lay: 'Lay on the pads',
    layHow: 'An upgrade covers two cells with its own symbols. Face down it makes 1 good instead.',
    liesHow: 'It covers two cells. Under the upper pad it lies on the lower one, and only what sticks out is seen.',
    fitsNowhere: 'There is no legal place for it now.',
    leaveUnused: 'Leave out (no goods)',
    noRoom: 'There is no room for it to go there.',
    outcome: 'This plan brings',
    outcomes: { price: 'Price', goods: 'Goods', gears: 'Research', trucks: 'Logistics', factory: 'Factory' },
    means: {
      price: 'lowest is first',
      goods: 'to sell',
      gears: 'technologies',
      trucks: 'progress to offices',
      factory: 'new upgrade',
    },
    priceAgainst: '{by} from 5',
    yes: 'Yes',
    no: 'No',
    noFactory: 'goods token',
    lastRound: 'last round: none',
    goodsFrom: 'Goods:',
    sources: {
      covered: '{n} for covered cells',
      crates: '{n} for crates',
      faceDown: '{n} for face-down upgrades',
      tokens: '{n} for goods tokens',
      technologies: '{n} for technologies',
    },
    noMoreGoods: 'no more can be made',
    buyers: 'Customers who pay {price} where you have offices now: {n}.',
    illegal: 'Not allowed:',
    apart: 'The pads must overlap: the upper one covers 1 to 4 cells of the lower.',
    tooMuch: 'The upper pad covers {n} cells of the lower one; 4 is the most.',
    rules: {
      'not-neighbours': 'The halves of an upgrade lie side by side.',
      'hangs-out': 'An upgrade hangs over the edge: both halves must lie on your pads (with 4G A, one of them).',
      'not-on-lower-pad':
        'Under the upper pad an upgrade must lie on the lower pad with both halves (with 4G A, with one).',
      'covers-wholly': 'One upgrade may not cover another one completely.',
    },
    ready: 'Ready',
    isReady: 'You are ready. Until everybody is, Undo lets you change your mind.',
    isSent: 'This has been sent already. Undo takes it back.',
    suggest: 'Lay it for me',
    layHint: 'Lay as hinted',
    suggestHow: 'Lays a plan that brings a lot at a price near 5',
    back: 'Step back',
    save: 'Save idea',
    ideas: 'Ideas compared',
    idea: 'Idea {n}',
    now: 'Now',
    restore: 'Use idea {n}',
    remove: 'Remove idea {n}',
    full: 'You have three ideas. Remove one first.',
    best: 'most of all',
    legend: 'What the symbols do',
    symbols: {
      open: 'Nothing.',
      goods: 'Makes 1 good to sell.',
      goodsDiscount: 'Makes 1 good; your price falls by 1.',
      priceUp: 'Your price rises by 1.',
      research: '1 progress on a technology.',
      logistics: '1 progress towards an office in a new region.',
      upgrade: 'Take a new upgrade. Without it you get a goods token.',
      covered: 'A covered cell of the lower pad: makes 1 good.',
    },
    keys: 'Keys on a piece: arrows move, R turns, F shows the other side, O changes what lies on top, Delete takes off.',
    hides: 'It hides what counted: {symbols}. Elsewhere it would hide nothing.',
    unsold: '{goods} goods, but at most {most} can be sold this round: {lost} will be lost.',
  },
  pl: {
    title: 'Twój plan',
    ask: 'Połóż jeden arkusz na drugim. Działa to, co widać; każda komórka pod górnym arkuszem daje 1 towar.',
    stage: 'Arkusze i ulepszenia',
    seen: 'Co widać, komórka po komórce',
    column: 'kolumna {n}',
    row: 'Rząd {n}',
    nothing: 'nic',
    pad: 'arkusz {name}',
    upgrade: 'ulepszenie {symbols}',
    onTop: 'na wierzchu',
    below: 'pod spodem',
    isUnder: 'pod górnym arkuszem',
    isOver: 'na wierzchu',
    faceDown: 'zakryte, +1 towar',
    plusGoods: '+1 towar',
    unused: 'nieużyte',
    isAt: 'kolumna {x}, rząd {y}',
    pieces: 'Elementy',
    chosen: 'Wybrane: {piece}',
    move: { left: 'W lewo', up: 'W górę', down: 'W dół', right: 'W prawo' },
    turn: 'Obróć',
    side: 'Strona {side}: {symbols}',
    putOnTop: 'Połóż na wierzch',
    putBelow: 'Połóż pod spód',
    putOver: 'Połóż na wierzch',
    putUnder: 'Wsuń pod górny arkusz',
    takeOff: 'Połóż zakryte: +1 towar',
    lay: 'Połóż na arkuszach',
    layHow: 'Ulepszenie zakrywa dwie komórki własnymi symbolami. Zakryte daje zamiast tego 1 towar.',
    liesHow: 'Zakrywa dwie komórki. Pod górnym arkuszem leży na dolnym i widać tylko to, co wystaje.',
    fitsNowhere: 'Nie ma teraz dla niego dozwolonego miejsca.',
    leaveUnused: 'Odłóż (bez towaru)',
    noRoom: 'Nie ma tam na to miejsca.',
    outcome: 'Ten plan daje',
    outcomes: { price: 'Cena', goods: 'Towary', gears: 'Badania', trucks: 'Logistyka', factory: 'Fabryka' },
    means: {
      price: 'niższa zaczyna',
      goods: 'do sprzedania',
      gears: 'na technologie',
      trucks: 'postęp do biur',
      factory: 'ulepszenie',
    },
    priceAgainst: '{by} względem 5',
    yes: 'Tak',
    no: 'Nie',
    noFactory: 'żeton towarów',
    lastRound: 'ostatnia runda: nic',
    goodsFrom: 'Towary:',
    sources: {
      covered: '{n} za zakryte komórki',
      crates: '{n} za skrzynie',
      faceDown: '{n} za zakryte ulepszenia',
      tokens: '{n} za żetony towarów',
      technologies: '{n} za technologie',
    },
    noMoreGoods: 'więcej nie można wyprodukować',
    buyers: 'Klienci, którzy zapłacą {price} tam, gdzie masz już biura: {n}.',
    illegal: 'Tak nie można:',
    apart: 'Arkusze muszą na siebie zachodzić: górny zakrywa od 1 do 4 komórek dolnego.',
    tooMuch: 'Górny arkusz zakrywa zbyt wiele komórek dolnego: {n}. Mogą być najwyżej 4.',
    rules: {
      'not-neighbours': 'Połówki ulepszenia leżą obok siebie.',
      'hangs-out': 'Ulepszenie wystaje: obie połówki muszą leżeć na arkuszach (z 4G A jedna).',
      'not-on-lower-pad': 'Pod górnym arkuszem ulepszenie musi leżeć na dolnym obiema połówkami (z 4G A jedną).',
      'covers-wholly': 'Jedno ulepszenie nie może całkiem zakryć innego.',
    },
    ready: 'Gotowe',
    isReady: 'Twój plan czeka. Dopóki nie skończą wszyscy, możesz go cofnąć.',
    isSent: 'To jest już wysłane. Cofnij, żeby to zmienić.',
    suggest: 'Ułóż za mnie',
    layHint: 'Ułóż jak w podpowiedzi',
    suggestHow: 'Układa plan, który dużo daje przy cenie blisko 5',
    back: 'Krok wstecz',
    save: 'Zapisz pomysł',
    ideas: 'Porównanie pomysłów',
    idea: 'Pomysł {n}',
    now: 'Teraz',
    restore: 'Ułóż pomysł {n}',
    remove: 'Usuń pomysł {n}',
    full: 'Masz już trzy pomysły. Najpierw usuń jeden.',
    best: 'najwięcej ze wszystkich',
    legend: 'Co robią symbole',
    symbols: {
      open: 'Nic.',
      goods: 'Daje 1 towar do sprzedania.',
      goodsDiscount: 'Daje 1 towar; twoja cena spada o 1.',
      priceUp: 'Twoja cena rośnie o 1.',
      research: '1 postęp na technologię.',
      logistics: '1 postęp na biuro w nowym regionie.',
      upgrade: 'Bierzesz nowe ulepszenie. Bez tego dostajesz żeton towarów.',
      covered: 'Zakryta komórka dolnego arkusza: daje 1 towar.',
    },
    keys: 'Klawisze, gdy element jest wybrany: strzałki przesuwają, R obraca, F pokazuje drugą stronę, O zmienia, co leży na wierzchu, Delete zdejmuje.',
    hides: 'Zasłania to, co się liczyło: {symbols}. Gdzie indziej nic by nie zasłoniło.',
    unsold: 'Towary: {goods}, ale w tej rundzie sprzedasz najwyżej {most}. Przepadnie: {lost}.',
  },
};

/** A sentence with its `{...}` filled in. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** A symbol in words, as names and tooltips say it. */
export function symbolName(symbol: SymbolName, language: Language): string {
  return words[language].symbols[symbol];
}

/** A symbol and what it does. */
export function explain(symbol: SymbolName, language: Language): string {
  return `${symbolName(symbol, language)}: ${plannerWords[language].symbols[symbol]}`;
}

/** What a plan brings, in one sentence. */
export function sayOutcome({ price, goods, research, logistics, upgrade }: Forecast, language: Language): string {
  const { outcomes, yes, no } = plannerWords[language];
  const values: Readonly<Record<OutcomeName, string | number>> = {
    price,
    goods,
    gears: research,
    trucks: logistics,
    factory: upgrade ? yes : no,
  };
  return OUTCOMES.map((name) => `${outcomes[name]}: ${values[name]}`).join(', ');
}
