import type { Language } from '@stolik/core';
import type { SearchPace } from '@stolik/protocol/page';
import { useSettings } from '../store/settings.ts';
import type { Lost } from './searching.ts';

/** What is said where somebody looks for a game with strangers: loaded with that, and not with the page. */
export interface PairingWords {
  readonly title: string;
  readonly lead: string;
  readonly games: string;
  readonly seats: string;
  readonly pace: string;
  readonly paces: Readonly<Record<SearchPace, { readonly name: string; readonly about: string }>>;
  readonly begin: string;
  readonly nothing: string;
  readonly looking: string;
  /** The same in a corner. */
  readonly short: string;
  readonly waited: string;
  readonly or: (all: readonly string[]) => string;
  readonly forSeats: (seats: string) => string;
  readonly rated: string;
  readonly withBots: string;
  readonly waiting: (count: number) => string;
  readonly usual: (milliseconds: number) => string;
  readonly unknown: string;
  readonly strength: string;
  readonly within: (points: number) => string;
  readonly between: (low: number, high: number) => string;
  readonly like: string;
  readonly near: string;
  readonly anybody: string;
  readonly widens: string;
  readonly lookAround: string;
  readonly daysText: string;
  readonly notices: string;
  readonly cancel: string;
  readonly alone: string;
  readonly withBot: string;
  readonly unrated: string;
  readonly found: (game: string, seats: number) => string;
  readonly came: (came: number, people: number) => string;
  readonly comes: string;
  readonly lost: Readonly<Record<Lost, string>>;
  readonly begun: (game: string) => string;
  readonly toTable: string;
  readonly later: string;
}

function seconds(milliseconds: number): number {
  return Math.max(1, Math.round(milliseconds / 1000));
}

const en: PairingWords = {
  title: 'Find me a game',
  lead: 'With strangers who are looking for one as well. The more you would play, the sooner you are found.',
  games: 'What would you play?',
  seats: 'How many players?',
  pace: 'How fast?',
  paces: {
    live: { name: 'Now', about: 'At one sitting: 15 minutes each, and 10 seconds more for every decision.' },
    days: { name: 'In days', about: 'Two days for every decision. You may close the page: we go on looking.' },
  },
  begin: 'Find me a game',
  nothing: 'Choose at least one game, and how many players.',
  looking: 'Looking for a game for you ...',
  short: 'Looking for a game',
  waited: 'You have waited',
  or: (all) => new Intl.ListFormat('en', { type: 'disjunction' }).format(all),
  forSeats: (seats) => `for ${seats} players`,
  rated: 'rated',
  withBots: 'bots may take free seats',
  waiting: (count) =>
    count === 0
      ? 'Nobody else is looking for this yet.'
      : count === 1
        ? 'One more person is looking for this.'
        : `${count} others are looking for this.`,
  usual: (ms) => {
    const s = seconds(ms);
    if (s <= 90) return `It usually takes about ${s} ${s === 1 ? 'second' : 'seconds'}.`;
    const m = Math.round(s / 60);
    return m <= 90 ? `It usually takes about ${m} minutes.` : `It usually takes about ${Math.round(m / 60)} hours.`;
  },
  unknown: 'Nobody has looked for this lately, so nobody knows how long it takes.',
  strength: 'Opponents',
  within: (points) => `up to ${points} points above or below your rating`,
  between: (low, high) => `rated ${low} to ${high}`,
  like: 'about as strong as you',
  near: 'somewhat stronger or weaker than you',
  anybody: 'anybody, strong or weak',
  widens: 'The longer you wait, the further we look.',
  lookAround: 'You may look around meanwhile: the table opens by itself. Only keep Stolik open.',
  daysText: 'You may close the page. When others are found, the game begins and you find it among your tables.',
  notices: 'Be told while the page is closed',
  cancel: 'Stop looking',
  alone: 'Nobody has come yet.',
  withBot: 'Start with a bot instead',
  unrated: 'A game against bots alone is not rated.',
  found: (game, seats) => `Found: ${game} for ${seats}`,
  came: (came, people) => `${came} of ${people} are here.`,
  comes: 'The game begins as soon as everybody is here.',
  lost: {
    late: 'Others were found, but you did not come in time. Your place has gone to somebody else.',
    gone: 'Your search has ended: it was stopped elsewhere, or this page was away for too long.',
  },
  begun: (game) => `A game was found for you: ${game}`,
  toTable: 'To the table',
  later: 'Later',
};

const RULES = new Intl.PluralRules('pl');

function plural(n: number, one: string, few: string, many: string): string {
  const rule = RULES.select(n);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

const pl: PairingWords = {
  title: 'Znajdź mi grę',
  lead: 'Z nieznajomymi, którzy też jej szukają. Im więcej możliwości wybierzesz, tym szybciej ktoś się znajdzie.',
  games: 'W co chcesz zagrać?',
  seats: 'Ile osób?',
  pace: 'W jakim tempie?',
  paces: {
    live: { name: 'Teraz', about: 'Na jednym posiedzeniu: po 15 minut i 10 sekund więcej na każdą decyzję.' },
    days: { name: 'Na dni', about: 'Dwa dni na każdą decyzję. Możesz zamknąć stronę: szukamy dalej.' },
  },
  begin: 'Znajdź mi grę',
  nothing: 'Wybierz co najmniej jedną grę i liczbę osób.',
  looking: 'Szukamy dla ciebie gry…',
  short: 'Szukamy ci gry',
  waited: 'Czekasz już',
  or: (all) => new Intl.ListFormat('pl', { type: 'disjunction' }).format(all),
  forSeats: (seats) => `na ${seats} ${seats === '5' ? 'osób' : 'osoby'}`,
  rated: 'rankingowa',
  withBots: 'wolne miejsca mogą zająć boty',
  waiting: (count) =>
    count === 0
      ? 'Nikt inny jeszcze tego nie szuka.'
      : `${plural(count, 'Szuka tego jeszcze', 'Szukają tego jeszcze', 'Szuka tego jeszcze')} ${count} ${plural(count, 'osoba', 'osoby', 'osób')}.`,
  usual: (ms) => {
    const s = seconds(ms);
    if (s <= 90) return `Zwykle trwa to około ${s} ${plural(s, 'sekundy', 'sekund', 'sekund')}.`;
    const m = Math.round(s / 60);
    if (m <= 90) return `Zwykle trwa to około ${m} minut.`;
    const h = Math.round(m / 60);
    return `Zwykle trwa to około ${h} ${plural(h, 'godziny', 'godzin', 'godzin')}.`;
  },
  unknown: 'Nikt ostatnio tego nie szukał, więc nie wiadomo, ile to potrwa.',
  strength: 'Przeciwnicy',
  within: (points) => `do ${points} punktów powyżej lub poniżej twojego rankingu`,
  between: (low, high) => `ranking od ${low} do ${high}`,
  like: 'mniej więcej równie mocni jak ty',
  near: 'trochę mocniejsi lub słabsi od ciebie',
  anybody: 'dowolni, mocni i słabi',
  widens: 'Im dłużej czekasz, tym dalej szukamy.',
  lookAround: 'Możesz się tymczasem rozejrzeć: stolik otworzy się sam. Tylko nie zamykaj Stolika.',
  daysText: 'Możesz zamknąć stronę. Gdy znajdą się inni, gra się zacznie i będzie wśród twoich stolików.',
  notices: 'Powiadom mnie, gdy strona jest zamknięta',
  cancel: 'Nie szukaj dalej',
  alone: 'Jeszcze nikt się nie znalazł.',
  withBot: 'Zacznij z botem',
  unrated: 'Gra z samymi botami nie jest rankingowa.',
  found: (game, seats) => `Jest gra: ${game} na ${seats} ${seats === 5 ? 'osób' : 'osoby'}`,
  came: (came, people) => `Na miejscu: ${came} z ${people}.`,
  comes: 'Gra zacznie się, gdy wszyscy będą na miejscu.',
  lost: {
    late: 'Znaleźliśmy ci grę, ale minął czas na przyjście. Twoje miejsce zajął ktoś inny.',
    gone: 'Szukanie się skończyło: przerwano je w innym oknie albo tej strony zbyt długo nie było.',
  },
  begun: (game) => `Znaleźliśmy ci grę: ${game}`,
  toTable: 'Do stolika',
  later: 'Później',
};

const pairingWords: Readonly<Record<Language, PairingWords>> = { en, pl };

export function usePairingWords(): PairingWords {
  return pairingWords[useSettings(({ language }) => language)];
}
