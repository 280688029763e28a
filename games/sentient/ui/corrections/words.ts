import type { Language } from '@stolik/core';
import type { SOURCES } from '../../rules/index.ts';

/** What is said round bots that are put right. */
export interface CorrectionWords {
  readonly lead: string;
  /** A dozen cards. */
  readonly group: string;
  readonly card: string;
  readonly fields: Readonly<Record<'id' | 'type' | 'condition' | 'vp' | 'left' | 'right', string>>;
  readonly sources: Readonly<Record<keyof typeof SOURCES, string>>;
  readonly value: Readonly<Record<'match' | 'sum' | 'difference', string>>;
  readonly le: string;
  readonly ge: string;
  readonly order: string;
  readonly orders: Readonly<Record<'dice-number' | 'number-dice', string>>;
  readonly term: string;
  readonly number: string;
  readonly one: string;
  readonly both: string;
  readonly corners: Readonly<Record<'+' | '-' | '=', string>>;
  readonly byFormula: string;
}

export const correctionWords: Readonly<Record<Language, CorrectionWords>> = {
  en: {
    lead: 'No list of the sixty bots was to be found in print. Which conditions there are, and many of their points, is in the rulebook and in reviews. Numbers of cards, nearly all + - =, and some points are our reconstruction. If the box is on your shelf, take a card, look for its number here, and say what is on it.',
    group: 'Cards {from} to {to}',
    card: 'Bot {card}',
    fields: {
      id: 'Number',
      type: 'Type',
      condition: 'Condition',
      vp: 'Points',
      left: 'Left sign',
      right: 'Right sign',
    },
    sources: {
      glossary: 'The condition is in the glossary of the rulebook.',
      mirror: 'The mirror image of a condition of the glossary: that there is such a card is our guess.',
      example: 'Condition and points stand in an example of the rulebook.',
      photo: 'Condition, points and both signs are described in a review.',
      glossaryAndPhoto: 'The condition is in the glossary, and on a card that was photographed for a review.',
      card: 'The rulebook has a drawing of this card, of which not every sign can be read.',
    },
    value: { match: 'Number', sum: 'Sum', difference: 'Difference' },
    le: 'This or less',
    ge: 'Or this or more',
    order: 'Formula',
    orders: { 'dice-number': 'dice less a number', 'number-dice': 'a number less dice' },
    term: 'Of the two dice',
    number: 'Number',
    one: 'One die',
    both: 'Both dice',
    corners: { '+': '+: up by 1', '-': '-: down by 1', '=': '=: stays' },
    byFormula: 'by the formula',
  },
  pl: {
    lead: 'Nigdzie nie znaleźliśmy wydrukowanej listy sześćdziesięciu robotów. Jakie są warunki i ile za wiele z nich jest PZ, wiadomo z instrukcji i z recenzji. Numery kart, prawie wszystkie + - = i część PZ to nasza rekonstrukcja. Jeśli masz grę na półce, weź kartę, znajdź tu jej numer i wpisz, co na niej jest.',
    group: 'Karty od {from} do {to}',
    card: 'Robot {card}',
    fields: {
      id: 'Numer',
      type: 'Rodzaj',
      condition: 'Warunek',
      vp: 'PZ',
      left: 'Znak po lewej',
      right: 'Znak po prawej',
    },
    sources: {
      glossary: 'Warunek jest w słowniczku instrukcji.',
      mirror: 'Lustrzane odbicie warunku ze słowniczka: że taka karta istnieje, to nasz domysł.',
      example: 'Warunek i PZ są w przykładzie z instrukcji.',
      photo: 'Warunek, PZ i oba znaki opisano w recenzji.',
      glossaryAndPhoto: 'Warunek jest w słowniczku i na karcie sfotografowanej do recenzji.',
      card: 'W instrukcji jest rysunek tej karty, ale nie każdy znak da się odczytać.',
    },
    value: { match: 'Liczba', sum: 'Suma', difference: 'Różnica' },
    le: 'Tyle lub mniej',
    ge: 'Albo tyle lub więcej',
    order: 'Wzór',
    orders: { 'dice-number': 'kości minus liczba', 'number-dice': 'liczba minus kości' },
    term: 'Z obu kości',
    number: 'Liczba',
    one: 'Jedna kość',
    both: 'Obie kości',
    corners: { '+': '+: o 1 więcej', '-': '-: o 1 mniej', '=': '=: bez zmian' },
    byFormula: 'według wzoru',
  },
};
