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
  },
};
