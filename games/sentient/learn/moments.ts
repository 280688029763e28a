import { defineMoments } from '@stolik/learn';
import type { View } from '../rules/index.ts';

/** How many bots of this round a seat has plugged in. */
const plugged = (view: View, seat: number) => view.seats[seat].rounds.at(-1)?.bots.filter(Boolean).length ?? 0;
const isChoosing = ({ step }: View) => step === 'agent';
/** Somebody else would win an investor whom this seat has influence on too. */
const isBehind = ({ investors }: View, seat: number) =>
  investors.some(({ influence, token }) => influence[seat] > 0 && token !== seat);

/** What somebody who plays for the first time is told, when it first matters. */
export const moments = defineMoments<View>({
  moments: [
    { id: 'place', isNow: (view, seat) => isChoosing(view) && plugged(view, seat) === 0, unit: 'influence' },
    {
      id: 'again',
      isNow: (view, seat) => isChoosing(view) && view.round > 1 && plugged(view, seat) === 0,
      unit: 'refresh',
    },
    {
      id: 'pass',
      isNow: (view, seat) => isChoosing(view) && plugged(view, seat) === 3 && !view.seats[seat].passed,
      unit: 'why-pass',
    },
    {
      id: 'last',
      isNow: (view, seat) => isChoosing(view) && view.seats[seat].agents === 1 && view.seats[seat].assistants > 0,
      unit: 'one-supply',
    },
    {
      id: 'next',
      isNow: (view, seat) => isChoosing(view) && view.next.some((other) => other !== seat),
      unit: 'next-order',
    },
    { id: 'shared', isNow: (view, seat) => isChoosing(view) && plugged(view, seat) === 1, unit: 'neighbours' },
    { id: 'behind', isNow: (view, seat) => isChoosing(view) && isBehind(view, seat), unit: 'assistants' },
    { id: 'types', isNow: (view, seat) => isChoosing(view) && plugged(view, seat) === 2, unit: 'score-investors' },
  ],
  words: {
    en: {
      place: 'Choose a bot for your dice and for its place: there your agent counts with the two investors beside it.',
      again: 'New dice and new investors, and agents and assistants are back. Investors that you won stay yours.',
      last: 'Assistants that are left when the round ends are worth nothing: send them along, or block with them.',
      next: 'Somebody has passed. Whoever passes last begins the next round, and wins its ties.',
      shared: 'A new bot turns dice that others count on. An assistant on its + or - keeps a die as it is.',
      behind: 'Somebody is ahead of you at an investor. Assistants that go with your agent add 1 influence each.',
      types: 'When the game ends each investor pays a point for every bot of its type: collect what goes together.',
      pass: 'Does nothing fit your last slot? A pass brings four new bots, once a round, and costs no agent.',
    },
    pl: {
      place: 'Wybierając robota, patrz na swoje kości i na jego pole: agent daje tam wpływ u dwóch inwestorów obok.',
      again: 'Nowe kości i nowi inwestorzy; twoi agenci i asystenci wrócili. Zdobyci inwestorzy zostają.',
      last: 'Asystenci, którzy zostaną na koniec rundy, nic nie dają: umieść ich z agentem albo coś nimi zablokuj.',
      next: 'Ktoś już spasował. Kto zrobi to ostatni, zaczyna następną rundę i wygrywa w niej remisy.',
      shared:
        'Nowy robot zmienia kości, których potrzebują inne roboty. Asystent na jego + albo - zostawi kość bez zmian.',
      behind: 'U jednego z inwestorów ktoś cię wyprzedza. Każdy asystent przy agencie to 1 punkt wpływu więcej.',
      types:
        'Na koniec gry każdy inwestor płaci 1 PZ za każdego robota swojego rodzaju: zbieraj to, co do siebie pasuje.',
      pass: 'Nic nie pasuje na ostatnie miejsce? Pas daje cztery nowe roboty, raz na rundę i bez straty agenta.',
    },
  },
});
