import type { Language } from '@stolik/core';
import type { BadDevice } from './file.ts';

/** What is said of all that lives on a device. */
interface DeviceWords {
  readonly title: string;
  readonly text: string;
  readonly save: string;
  readonly read: string;
  readonly found: (games: number, lessons: number) => string;
  readonly take: string;
  readonly cancel: string;
  readonly taken: (games: number, known: number) => string;
  readonly account: string;
  readonly send: string;
  readonly fetch: string;
  readonly sent: (games: number, left: number) => string;
  readonly nothing: string;
  readonly away: string;
  readonly failed: string;
  readonly bad: (kind: BadDevice['kind'], about: string) => string;
}

const en: DeviceWords = {
  title: 'What lives on this device',
  text: 'Games against bots, lessons, settings and corrections are kept in this browser alone. A file keeps them safe and takes them to another device; your story, the birds and practice ratings follow from the games.',
  save: 'Save to a file',
  read: 'Restore from a file',
  found: (games, lessons) =>
    `The file holds ${games} games and ${lessons} lessons. They come to what is here; nothing of yours is lost. Its settings replace yours.`,
  take: 'Restore it',
  cancel: 'Leave it',
  taken: (games, known) => `Restored: ${games} games${known > 0 ? `; ${known} were here already` : ''}.`,
  account: 'Your account can hold it, too, for your other devices; it is in your export, and goes with the account.',
  send: 'Keep in my account',
  fetch: 'Fetch from my account',
  sent: (games, left) =>
    `Your account holds ${games} games of this device${left > 0 ? `; ${left} older ones found no room: save them to a file` : ''}.`,
  nothing: 'Your account holds nothing of a device yet.',
  away: 'The server did not answer, or asks for patience. Try again later.',
  failed: 'The browser did not let them be kept.',
  bad: (kind, about) =>
    ({
      notOurs: 'This is no file of a device that Stolik has saved. Nothing was changed.',
      newer: 'The file has games that this page does not know: reload, and try again. Nothing was changed.',
      broken: `The file is damaged (${about}). Nothing was changed.`,
    })[kind],
};

const pl: DeviceWords = {
  title: 'Co mieszka na tym urządzeniu',
  text: 'Partie z botami, lekcje, ustawienia i poprawki są tylko w tej przeglądarce. Plik je zabezpiecza i przenosi na inne urządzenie; Twoja historia, ptaki i rankingi treningowe wynikają z partii.',
  save: 'Zapisz do pliku',
  read: 'Przywróć z pliku',
  found: (games, lessons) =>
    `W pliku jest tyle partii: ${games}, i tyle lekcji: ${lessons}. Dołączą do tego, co tu jest; nic Twojego nie przepadnie. Ustawienia z pliku zastąpią Twoje.`,
  take: 'Przywróć',
  cancel: 'Zostaw',
  taken: (games, known) => `Przywrócone partie: ${games}${known > 0 ? `; były tu już: ${known}` : ''}.`,
  account: 'Może to też przechować Twoje konto, dla innych urządzeń; jest w pobieranych danych i znika razem z kontem.',
  send: 'Przechowaj w moim koncie',
  fetch: 'Pobierz z mojego konta',
  sent: (games, left) =>
    `Partie z tego urządzenia w Twoim koncie: ${games}${left > 0 ? `; starsze, dla których zabrakło miejsca: ${left}. Zapisz je do pliku` : ''}.`,
  nothing: 'W Twoim koncie nie ma jeszcze niczego z urządzenia.',
  away: 'Serwer nie odpowiedział albo prosi o cierpliwość. Spróbuj później.',
  failed: 'Przeglądarka nie pozwoliła ich zapisać.',
  bad: (kind, about) =>
    ({
      notOurs: 'To nie jest plik urządzenia zapisany przez Stolik. Nic się nie zmieniło.',
      newer: 'W pliku są partie, których ta strona nie zna: odśwież ją i spróbuj znowu. Nic się nie zmieniło.',
      broken: `Plik jest uszkodzony (${about}). Nic się nie zmieniło.`,
    })[kind],
};

export const deviceWords: Readonly<Record<Language, DeviceWords>> = { en, pl };
