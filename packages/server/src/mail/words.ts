import type { Language } from '@stolik/core';
import type { Told } from '@stolik/protocol';

/** What mails say. A name stands in the text alone, never in a subject. */
interface Words {
  readonly subjects: Readonly<Record<Told | 'call' | 'confirm', (game: string) => string>>;
  readonly texts: Readonly<Record<Told | 'call', (game: string) => string>>;
  /** Who is there too, or who asks. */
  readonly others: (names: string) => string;
  readonly by: (names: string) => string;
  readonly confirm: readonly string[];
  /** Why it comes, and how it ends. */
  readonly why: string;
  readonly choose: string;
  readonly off: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subjects: {
      turn: (game) => `Your turn: ${game}`,
      call: (game) => `The others would like to go on: ${game}`,
      invited: (game) => `You are asked to a table: ${game}`,
      again: (game) => `Another game? ${game}`,
      over: (game) => `The game is over: ${game}`,
      confirm: () => 'Your address for Stolik',
    },
    texts: {
      turn: (game) => `It is your turn at a table of ${game}.`,
      call: (game) => `The others at a table of ${game} are back and would like to go on with you.`,
      invited: (game) => `A friend asks you to a table of ${game}.`,
      again: (game) => `You are asked to play ${game} once more. A seat is kept for you.`,
      over: (game) => `A game of ${game} has come to its end. See how it went.`,
    },
    others: (names) => `At the table: ${names}`,
    by: (names) => `From: ${names}`,
    confirm: [
      'Somebody, probably you, wants to be told by mail when it is their turn at Stolik, and gave this address.',
      'If that was you, follow this link within a day. It is good once.',
      'If it was not, do nothing: you will hear nothing more.',
    ],
    why: 'You get this mail because you asked Stolik for it.',
    choose: 'Choose what is mailed',
    off: 'No more mail',
  },
  pl: {
    subjects: {
      turn: (game) => `Twoja kolej: ${game}`,
      call: (game) => `Pozostali chcą grać dalej: ${game}`,
      invited: (game) => `Zaproszenie do stolika: ${game}`,
      again: (game) => `Jeszcze raz? ${game}`,
      over: (game) => `Koniec gry: ${game}`,
      confirm: () => 'Twój adres w Stoliku',
    },
    texts: {
      turn: (game) => `Twoja kolej w grze ${game}.`,
      call: (game) => `Pozostali przy stoliku do gry ${game} wrócili i chcą grać z tobą dalej.`,
      invited: (game) => `Ktoś ze znajomych zaprasza cię do gry ${game}.`,
      again: (game) => `Zaproszenie do kolejnej partii gry ${game}. Miejsce na ciebie czeka.`,
      over: (game) => `Partia gry ${game} dobiegła końca. Zobacz, jak przebiegła.`,
    },
    others: (names) => `Przy stoliku: ${names}`,
    by: (names) => `Od: ${names}`,
    confirm: [
      'Ktoś, pewnie ty, chce wiedzieć, kiedy w Stoliku przyjdzie jego kolej, i podał ten adres.',
      'Jeśli to ty, otwórz ten odnośnik w ciągu doby. Działa tylko raz.',
      'Jeśli nie, nic nie rób: niczego więcej nie przyślemy.',
    ],
    why: 'Ta wiadomość przyszła, bo w Stoliku wybrano takie powiadomienia.',
    choose: 'Wybierz, o czym piszemy',
    off: 'Nie przysyłaj więcej',
  },
};
