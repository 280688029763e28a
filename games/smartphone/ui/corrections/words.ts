import type { Language } from '@stolik/core';

/** What is said round retailers and Steve that are put right. */
export interface CorrectionWords {
  readonly lead: string;
  readonly tile: string;
  readonly fields: Readonly<Record<'size' | 'first' | 'others' | 'bonus', string>>;
  readonly noBonus: string;
  readonly slots: string;
  readonly slot: string;
  readonly side: string;
  readonly n: string;
  readonly pad: string;
  readonly round: string;
  readonly levels: string;
  readonly extra: string;
  readonly start: string;
  readonly track: string;
  readonly factory: string;
  readonly yes: string;
  readonly no: string;
  readonly sourceTile: string;
  readonly sourceSteve: string;
  readonly together: string;
}

export const correctionWords: Readonly<Record<Language, CorrectionWords>> = {
  en: {
    lead: 'The rulebook says that there are seven retailers with two sides, and which bonuses there are; their numbers were found nowhere in print, but for a single 11. Steve’s pad and booklet were not found at all. What is here is our reconstruction. If the box is on your shelf, look for the tile that is most like yours and say what is on it.',
    tile: 'Tile {n}',
    fields: { size: 'Size', first: 'first slot', others: 'other slots', bonus: 'bonus' },
    noBonus: 'none',
    slots: 'Slots',
    slot: 'Slot {n}',
    side: 'Side {side}',
    n: 'How many',
    pad: 'Steve plays {track}',
    round: '{track}, round {round}',
    levels: 'What a level adds to Steve’s goods and research',
    extra: 'Added',
    start: 'Where Steve’s marker begins',
    track: 'Track',
    factory: 'factory',
    yes: 'yes',
    no: 'no',
    sourceTile:
      'Sizes follow from the set-up in the rulebook, all but the size of tile 3; a report of a game tells of 11 VP for the first office on a small one.',
    sourceSteve:
      'The rulebook says that Steve has a pad that is better than a player’s, and a marker that plans his next move. All numbers are ours.',
    together: 'There must be at least two tiles of size S, three M and one L.',
  },
  pl: {
    lead: 'Z instrukcji wiadomo, że jest siedmiu dwustronnych sprzedawców i jakie są premie; ich liczb nigdzie nie znaleźliśmy w druku, poza jedną jedenastką. Tabliczki i książeczki Steve’a nie znaleźliśmy wcale. To, co tu jest, to nasza rekonstrukcja. Jeśli masz grę na półce, znajdź kafel najbardziej podobny do swojego i wpisz, co na nim jest.',
    tile: 'Kafel {n}',
    fields: { size: 'Wielkość', first: 'pierwsze pole', others: 'inne pola', bonus: 'premia' },
    noBonus: 'brak',
    slots: 'Pola',
    slot: 'Pole {n}',
    side: 'Strona {side}',
    n: 'Ile',
    pad: 'Steve gra {track}',
    round: '{track}, runda {round}',
    levels: 'Co poziom dodaje do towarów i badań Steve’a',
    extra: 'Dodaje',
    start: 'Gdzie zaczyna znacznik Steve’a',
    track: 'Tor',
    factory: 'fabryka',
    yes: 'tak',
    no: 'nie',
    sourceTile:
      'Wielkości wynikają z przygotowania gry w instrukcji, poza wielkością kafla 3; w relacji z rozgrywki jest mowa o 11 PZ za pierwsze biuro na małym.',
    sourceSteve:
      'Z instrukcji wiadomo, że Steve ma tabliczkę lepszą niż gracze i znacznik, który planuje jego następny ruch. Wszystkie liczby są nasze.',
    together: 'Muszą być co najmniej dwa kafle wielkości S, trzy M i jeden L.',
  },
};
