import type { Certainty, Language } from '@stolik/core';

/** Whose a field is: as certain as we are, or as somebody who owns the box said. */
export type Mark = Certainty | 'own';

/** What is said round what is put right: loaded with it, and not with the page. */
export interface CorrectionsWords {
  readonly title: string;
  readonly sure: string;
  readonly field: string;
  readonly marks: Readonly<Record<Mark, string>>;
  /** A few words more about each mark. */
  readonly markNotes: Readonly<Record<Mark, string>>;
  readonly show: string;
  readonly shows: Readonly<Record<'all' | 'unsure' | 'own', string>>;
  readonly nothingShown: string;
  readonly open: string;
  readonly back: string;
  readonly previous: string;
  readonly next: string;
  readonly source: string;
  readonly save: string;
  readonly saveNext: string;
  readonly saved: string;
  readonly confirmed: string;
  readonly isUnsaved: string;
  readonly asOurs: string;
  readonly wrong: string;
  readonly notKept: string;
  readonly mine: (count: number) => string;
  readonly none: string;
  readonly link: string;
  readonly copied: string;
  readonly file: string;
  readonly read: string;
  readonly clear: string;
  readonly clearSure: string;
  readonly play: string;
  readonly offered: string;
  readonly offeredText: (count: number) => string;
  readonly offeredSame: string;
  readonly accept: string;
  readonly decline: string;
  readonly accepted: string;
  readonly now: string;
  readonly refused: Readonly<Record<'notOurs' | 'otherGame' | 'field', string>>;
  readonly unchanged: string;
  /** At a table, in lists and before it begins. */
  readonly told: (count: number) => string;
  readonly toldText: string;
  /** When it begins. */
  readonly table: string;
  readonly close: string;
  readonly ours: string;
  readonly same: string;
  readonly use: (count: number) => string;
  readonly useNote: string;
  readonly edit: string;
  readonly offer: string;
}

const many = (one: string, few: string, lots: string) => (n: number) => {
  if (n === 1) return one;
  const [tens, ones] = [n % 100, n % 10];
  return (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : lots).replace('#', `${n}`);
};

export const correctionsWords: Readonly<Record<Language, CorrectionsWords>> = {
  en: {
    title: 'Put right by your box',
    sure: 'What is sure, and what is not',
    field: 'What',
    marks: { printed: 'printed', deduced: 'deduced', reconstructed: 'reconstructed', own: 'put right' },
    markNotes: {
      printed: 'found in print',
      deduced: 'follows from what is printed',
      reconstructed: 'our own choice',
      own: 'by you',
    },
    show: 'Show',
    shows: { all: 'All', unsure: 'Not sure', own: 'Put right' },
    nothingShown: 'None.',
    open: 'Put right:',
    back: 'List',
    previous: 'One back',
    next: 'Next one',
    source: 'Where it comes from',
    save: 'Save',
    saveNext: 'Save and go on',
    saved: '{name} is put right, on this device.',
    confirmed: '{name} is confirmed as it was.',
    isUnsaved: 'not saved yet',
    asOurs: 'As we have it',
    wrong: 'That is not possible yet. Look at what is marked.',
    notKept: 'This browser does not let it be kept: it holds for this visit.',
    mine: (n) => (n === 1 ? 'You have put 1 thing right.' : `You have put ${n} things right.`),
    none: 'You have put nothing right yet.',
    link: 'Copy a link',
    copied: 'Copied',
    file: 'Save to a file',
    read: 'Read from a file',
    clear: 'Clear all',
    clearSure: 'Really clear all?',
    play: 'A table with them',
    offered: 'Somebody offers corrections',
    offeredText: (n) => (n === 1 ? 'It would change 1 thing here:' : `They would change ${n} things here:`),
    offeredSame: 'You have all of them already.',
    accept: 'Take them over',
    decline: 'Leave it',
    accepted: 'Taken over.',
    now: 'now',
    refused: {
      notOurs: 'There are no corrections in it, or they were damaged on the way.',
      otherGame: 'These are corrections of {game}.',
      field: 'Something in it is not possible, at {field}.',
    },
    unchanged: 'Nothing was changed.',
    told: (n) => (n === 1 ? '1 correction' : `${n} corrections`),
    toldText: 'This table is played with cards or tiles that somebody put right by their own box:',
    table: 'Put right by somebody’s box:',
    close: 'Close',
    ours: 'otherwise',
    same: 'confirmed as it is here',
    use: (n) => (n === 1 ? 'With your correction (1)' : `With your corrections (${n})`),
    useNote: 'Everybody at the table is told.',
    edit: 'Look at them',
    offer: 'Do you own the box? Put right what we reconstructed',
  },
  pl: {
    title: 'Popraw według swojego pudełka',
    sure: 'Co jest pewne, a co nie',
    field: 'Co',
    marks: { printed: 'z druku', deduced: 'wniosek', reconstructed: 'odtworzone', own: 'poprawione' },
    markNotes: {
      printed: 'znalezione w druku',
      deduced: 'wynika z tego, co wydrukowano',
      reconstructed: 'nasz wybór',
      own: 'przez ciebie',
    },
    show: 'Pokaż',
    shows: { all: 'Wszystkie', unsure: 'Niepewne', own: 'Poprawione' },
    nothingShown: 'Nie ma żadnych.',
    open: 'Popraw:',
    back: 'Lista',
    previous: 'Poprzednie',
    next: 'Następne',
    source: 'Skąd to wiemy',
    save: 'Zapisz',
    saveNext: 'Zapisz i przejdź dalej',
    saved: '{name}: poprawione na tym urządzeniu.',
    confirmed: '{name}: potwierdzone bez zmian.',
    isUnsaved: 'jeszcze niezapisane',
    asOurs: 'Tak jak u nas',
    wrong: 'Tak jeszcze nie może być. Zobacz, co jest zaznaczone.',
    notKept: 'Ta przeglądarka nie pozwala tego zachować: zostanie tylko do końca wizyty.',
    mine: many('Masz 1 poprawkę.', 'Masz # poprawki.', 'Masz # poprawek.'),
    none: 'Nie masz jeszcze żadnych poprawek.',
    link: 'Kopiuj link',
    copied: 'Skopiowano',
    file: 'Zapisz do pliku',
    read: 'Wczytaj z pliku',
    clear: 'Usuń wszystkie',
    clearSure: 'Na pewno usunąć wszystkie?',
    play: 'Stół z poprawkami',
    offered: 'Ktoś proponuje poprawki',
    offeredText: many('Zmieniłaby się 1 rzecz:', 'Zmieniłyby się # rzeczy:', 'Zmieniłoby się # rzeczy:'),
    offeredSame: 'Masz już je wszystkie.',
    accept: 'Przyjmij',
    decline: 'Zostaw',
    accepted: 'Przyjęte.',
    now: 'teraz',
    refused: {
      notOurs: 'Nie ma w tym poprawek albo uszkodziły się po drodze.',
      otherGame: 'To są poprawki do gry {game}.',
      field: 'Coś w tym jest niemożliwe, w polu {field}.',
    },
    unchanged: 'Nic się nie zmieniło.',
    told: many('1 poprawka', '# poprawki', '# poprawek'),
    toldText: 'Przy tym stole gra się kartami lub kaflami, które ktoś poprawił według swojego pudełka:',
    table: 'Według czyjegoś pudełka:',
    close: 'Zamknij',
    ours: 'bez poprawki',
    same: 'potwierdzone tak, jak jest u nas',
    use: many('Z twoją poprawką (1)', 'Z twoimi poprawkami (#)', 'Z twoimi poprawkami (#)'),
    useNote: 'Wszyscy przy stole się o tym dowiedzą.',
    edit: 'Zobacz je',
    offer: 'Masz pudełko? Popraw to, co odtworzyliśmy',
  },
};
