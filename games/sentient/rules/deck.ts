import { type Chance, countBits, firstBit, hasBit } from '@stolik/core';
import { CORNERS, pointsFor } from './conditions.ts';
import { type BotCard, CARDS, DECK } from './data/deck.ts';
import { TYPES } from './data/types.ts';
import { FACES } from './dice.ts';

// Inside, a bot is its place in the deck: its number less one.

/** The deck as the rules read it: everything a bot can do is one look into a table. */
export interface Deck {
  /** Each bot's type, as a place in `TYPES`. */
  readonly types: readonly number[];
  /** What each bot does to the die on its left: 1, -1 or 0. */
  readonly lefts: readonly number[];
  readonly rights: readonly number[];
  /** Points: [card * 36 + (left - 1) * 6 + right - 1]. */
  readonly points: readonly number[];
  readonly rows: readonly BotCard[];
}

const PAIRS = FACES * FACES;

function compile(rows: readonly BotCard[]): Deck {
  const by = CORNERS.map((corner) => (corner === '+' ? 1 : corner === '-' ? -1 : 0));
  const pairs = Array.from({ length: PAIRS }, (_, pair) => [Math.floor(pair / FACES) + 1, (pair % FACES) + 1]);
  return {
    types: rows.map(({ type }) => TYPES.indexOf(type)),
    lefts: rows.map(({ left }) => by[CORNERS.indexOf(left)]),
    rights: rows.map(({ right }) => by[CORNERS.indexOf(right)]),
    points: rows.flatMap(({ condition, vp }) => pairs.map(([left, right]) => pointsFor(condition, vp, left, right))),
    rows,
  };
}

const STANDARD = compile(DECK);
const corrected = new WeakMap<readonly BotCard[], Deck>();

/** The deck with some rows put right. Tables are kept as long as the list of corrections is. */
export function deckWith(corrections: readonly BotCard[]): Deck {
  if (corrections.length === 0) return STANDARD;
  let deck = corrected.get(corrections);
  if (!deck) {
    deck = compile(DECK.map((row) => corrections.find(({ id }) => id === row.id) ?? row));
    corrected.set(corrections, deck);
  }
  return deck;
}

export function botPoints(deck: Deck, card: number, left: number, right: number): number {
  return deck.points[card * PAIRS + (left - 1) * FACES + right - 1];
}

// A set of bots is two words of 30 bits, at `at` of a list: no order, so none that could leak.
const WORD = 30;
const FULL = 2 ** WORD - 1;

export function fillSet(words: number[], at: number): void {
  words[at] = FULL;
  words[at + 1] = FULL;
}

export function addCard(words: number[], at: number, card: number): void {
  words[card < WORD ? at : at + 1] |= 1 << (card % WORD);
}

export function countCards(words: readonly number[], at: number): number {
  return countBits(words[at]) + countBits(words[at + 1]);
}

export function isEmptySet(words: readonly number[], at: number): boolean {
  return (words[at] | words[at + 1]) === 0;
}

/** Takes any card out of a set that is not empty. */
export function drawCard(words: number[], at: number, chance: Chance, tag: number): number {
  const low = countBits(words[at]);
  const index = chance.int(low + countBits(words[at + 1]), tag);
  const word = index < low ? at : at + 1;
  let rest = words[word];
  for (let skip = index < low ? index : index - low; skip > 0; skip--) rest &= rest - 1;
  const bit = firstBit(rest);
  words[word] ^= 1 << bit;
  return (word - at) * WORD + bit;
}

export function cardsIn(words: readonly number[], at: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARDS; card++) {
    if (hasBit(words[card < WORD ? at : at + 1], card % WORD)) cards.push(card);
  }
  return cards;
}
