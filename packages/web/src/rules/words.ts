import type { Language } from '@stolik/core';
import type { Sureness } from '@stolik/learn';

/** What is said round the rules themselves: loaded with them, and not with the page. */
interface RulesWords {
  readonly title: string;
  readonly close: string;
  readonly of: string;
  readonly ask: string;
  readonly found: (count: number) => string;
  readonly nothing: string;
  readonly contents: string;
  readonly see: string;
  readonly yes: string;
  readonly no: string;
  readonly looking: string;
  readonly failed: string;
  /** The way to put right what is reconstructed. */
  readonly correct: string;
  readonly sure: Readonly<Record<Sureness, string>>;
  /** The same in a word or two, for a list. */
  readonly seals: Readonly<Record<Exclude<Sureness, 'printed'>, string>>;
  readonly shelf: string;
  readonly shelfLead: string;
  readonly book: string;
  readonly lesson: string;
  readonly lessonShort: string;
  readonly play: string;
  readonly signs: string;
  readonly rules: (count: number) => string;
  readonly chapter: string;
  readonly previous: string;
  readonly next: string;
  readonly example: string;
  readonly concerns: string;
  readonly back: string;
  readonly taller: string;
  /** Lists across the chapters. */
  readonly across: string;
  readonly registers: Readonly<Record<'forbidden' | 'ours' | 'reconstructed', Register>>;
}

/** A list across the chapters: what it is called, and what is in it. */
interface Register {
  readonly title: string;
  readonly line: string;
}

export const rulesWords: Readonly<Record<Language, RulesWords>> = {
  en: {
    title: 'Rules',
    close: 'Close the rules',
    of: 'Rules: {game}',
    ask: 'Ask, as you would at the table',
    found: (count) => (count === 1 ? 'One answer.' : `${count} answers, the best first.`),
    nothing: 'Nothing like it is in the rules. Try fewer words.',
    contents: 'All rules',
    see: 'See also',
    yes: 'Allowed',
    no: 'Not allowed',
    looking: 'You point at',
    failed: 'The rules could not be loaded.',
    correct: 'Do you own the box? Put it right.',
    sure: {
      printed: '',
      deduced: 'Follows from the rulebook, which does not say it outright.',
      ours: 'Our own ruling: the rulebook is silent here.',
      reconstructed: 'Reconstructed: the printed numbers could not be found.',
    },
    seals: { deduced: 'deduced', ours: 'our ruling', reconstructed: 'reconstructed' },
    shelf: 'The rule books',
    shelfLead: 'Every rule in a few sentences, most of them drawn. Open one, or ask it something.',
    book: 'The rules',
    lesson: 'Play the lesson',
    lessonShort: 'Lesson',
    play: 'To the table',
    signs: 'Signs',
    rules: (count) => (count === 1 ? '1 rule' : `${count} rules`),
    chapter: 'Chapter {n}',
    previous: 'Previous',
    next: 'Next',
    example: 'Example',
    concerns: 'It concerns',
    back: 'Back',
    taller: 'Taller or lower',
    across: 'Across the chapters',
    registers: {
      forbidden: { title: 'What is not allowed', line: 'Every rule by which a move can be refused.' },
      ours: { title: 'Our rulings', line: 'Where the rulebook is silent, and we had to decide.' },
      reconstructed: { title: 'Reconstructed', line: 'Where the printed numbers could not be found.' },
    },
  },
  pl: {
    title: 'Zasady',
    close: 'Zamknij zasady',
    of: 'Zasady: {game}',
    ask: 'Zapytaj tak, jak przy stole',
    found: (count) => (count === 1 ? 'Jedna odpowiedź.' : `Odpowiedzi: ${count}, najlepsza pierwsza.`),
    nothing: 'W zasadach nie ma nic podobnego. Spróbuj krócej.',
    contents: 'Wszystkie zasady',
    see: 'Zobacz też',
    yes: 'Wolno',
    no: 'Nie wolno',
    looking: 'Wskazujesz',
    failed: 'Nie udało się wczytać zasad.',
    correct: 'Masz pudełko? Popraw to.',
    sure: {
      printed: '',
      deduced: 'Wynika z instrukcji, choć nie jest w niej powiedziane wprost.',
      ours: 'Nasze rozstrzygnięcie: instrukcja o tym milczy.',
      reconstructed: 'Odtworzone: nie udało się odnaleźć wydrukowanych liczb.',
    },
    seals: { deduced: 'wywnioskowane', ours: 'nasze rozstrzygnięcie', reconstructed: 'odtworzone' },
    shelf: 'Księgi zasad',
    shelfLead: 'Każda zasada w kilku zdaniach, większość z rysunkiem. Otwórz księgę albo o coś ją zapytaj.',
    book: 'Zasady',
    lesson: 'Zagraj lekcję',
    lessonShort: 'Lekcja',
    play: 'Do stołu',
    signs: 'Znaki',
    rules: (count) => `${count} ${polish(count, 'zasada', 'zasady', 'zasad')}`,
    chapter: 'Rozdział {n}',
    previous: 'Poprzednia',
    next: 'Następna',
    example: 'Przykład',
    concerns: 'Dotyczy',
    back: 'Wróć',
    taller: 'Wyżej albo niżej',
    across: 'W poprzek rozdziałów',
    registers: {
      forbidden: { title: 'Czego nie wolno', line: 'Wszystkie zasady, które mogą zabronić ruchu.' },
      ours: { title: 'Nasze rozstrzygnięcia', line: 'O czym instrukcja milczy, a trzeba było zdecydować.' },
      reconstructed: { title: 'Odtworzone', line: 'Gdzie nie udało się odnaleźć wydrukowanych liczb.' },
    },
  },
};

const PLURALS = new Intl.PluralRules('pl');

function polish(count: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(count);
  return form === 'one' ? one : form === 'few' ? few : many;
}
