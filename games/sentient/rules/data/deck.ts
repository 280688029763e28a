import { type Certainty, certaintyOf } from '@stolik/core';
import type { Condition, Corner, Points } from '../conditions.ts';
import type { BotType } from './types.ts';

/** A bot: when it scores and what it does to the dice beside it. */
export interface BotCard {
  /** The number printed on the card, 1 to 60. */
  readonly id: number;
  readonly type: BotType;
  readonly condition: Condition;
  readonly vp: Points;
  readonly left: Corner;
  readonly right: Corner;
}

/** What each letter of a row's `provenance` speaks of, in order. */
export const PROVEN_FIELDS = ['id', 'type', 'condition', 'vp', 'left', 'right'] as const;
export type ProvenField = (typeof PROVEN_FIELDS)[number];

/** Where the facts of a row come from. */
export const SOURCES = {
  glossary: 'the condition is in the glossary of the rulebook',
  mirror: 'the mirror image of a condition in the glossary; that it exists is our guess',
  example: 'condition and points stand in a worked example of the rulebook',
  photo: 'condition, points and both corners are described in a public review',
  glossaryAndPhoto: 'the condition is in the glossary, and on a card photographed for a public review',
  card: 'the card itself is drawn in the rulebook, though not every corner of it can be read',
} as const;

export interface DeckRow extends BotCard {
  /** A letter for each of `PROVEN_FIELDS`: p printed, d deduced from what is, r reconstructed by us. */
  readonly provenance: string;
  readonly source: keyof typeof SOURCES;
}

/**
 * The 60 bots. Provenance: the printed list could not be found. Twelve a type, the conditions and most points rest on the
 * rulebook and on reviews; numbers, corners and some points are reconstructed, as each row says. Whoever owns the box can
 * put rows right with the option `deck`; a "printed" condition is attested on some card, its number of copies is deduced.
 *
 * Reconstructed points follow from how hard a condition is when both dice may still move by one, which puts the points
 * that are known into the right order. In each type every corner pair with one = comes twice, every other pair once, and
 * = on both sides never.
 */
// biome-ignore format: a row a bot
export const DECK: readonly DeckRow[] = [
  { id: 1, type: 'information', condition: { op: 'match', value: 1 }, vp: { one: 2, both: 7 }, left: '+', right: '=', provenance: 'rddprr', source: 'glossary' },
  { id: 2, type: 'information', condition: { op: 'match', value: 1 }, vp: { one: 2, both: 7 }, left: '-', right: '=', provenance: 'rddprr', source: 'glossary' },
  { id: 3, type: 'information', condition: { op: 'match', value: 2 }, vp: { one: 2, both: 7 }, left: '=', right: '+', provenance: 'rddprr', source: 'glossary' },
  { id: 4, type: 'information', condition: { op: 'match', value: 2 }, vp: { one: 2, both: 7 }, left: '=', right: '-', provenance: 'rddprr', source: 'glossary' },
  { id: 5, type: 'information', condition: { op: 'match', value: 3 }, vp: { one: 2, both: 7 }, left: '+', right: '+', provenance: 'rddprr', source: 'glossary' },
  { id: 6, type: 'information', condition: { op: 'match', value: 3 }, vp: { one: 2, both: 7 }, left: '-', right: '-', provenance: 'rddprr', source: 'glossary' },
  { id: 7, type: 'information', condition: { op: 'match', value: 4 }, vp: { one: 2, both: 7 }, left: '+', right: '-', provenance: 'rdpprr', source: 'example' },
  { id: 8, type: 'information', condition: { op: 'match', value: 4 }, vp: { one: 2, both: 7 }, left: '-', right: '+', provenance: 'rdpprr', source: 'example' },
  { id: 9, type: 'information', condition: { op: 'match', value: 5 }, vp: { one: 2, both: 7 }, left: '=', right: '+', provenance: 'rddprr', source: 'glossary' },
  { id: 10, type: 'information', condition: { op: 'match', value: 5 }, vp: { one: 2, both: 7 }, left: '=', right: '-', provenance: 'rddprr', source: 'glossary' },
  { id: 11, type: 'information', condition: { op: 'match', value: 6 }, vp: { one: 2, both: 7 }, left: '+', right: '=', provenance: 'rddprr', source: 'glossary' },
  { id: 12, type: 'information', condition: { op: 'match', value: 6 }, vp: { one: 2, both: 7 }, left: '-', right: '=', provenance: 'rddprr', source: 'glossary' },
  { id: 13, type: 'industry', condition: { op: 'evenOdd' }, vp: 3, left: '+', right: '=', provenance: 'rdprrr', source: 'glossary' },
  { id: 14, type: 'industry', condition: { op: 'evenOdd' }, vp: 3, left: '=', right: '-', provenance: 'rdprrr', source: 'glossary' },
  { id: 15, type: 'industry', condition: { op: 'oddEven' }, vp: 3, left: '=', right: '+', provenance: 'rdrrrr', source: 'mirror' },
  { id: 16, type: 'industry', condition: { op: 'oddEven' }, vp: 3, left: '-', right: '=', provenance: 'rdrrrr', source: 'mirror' },
  { id: 17, type: 'industry', condition: { op: 'sumOdd' }, vp: 2, left: '+', right: '-', provenance: 'rdprrr', source: 'glossary' },
  { id: 18, type: 'industry', condition: { op: 'sumOdd' }, vp: 2, left: '-', right: '=', provenance: 'rdprrr', source: 'glossary' },
  { id: 19, type: 'industry', condition: { op: 'sumEven' }, vp: 2, left: '-', right: '+', provenance: 'rdrrrr', source: 'mirror' },
  { id: 20, type: 'industry', condition: { op: 'sumEven' }, vp: 2, left: '+', right: '=', provenance: 'rdrrrr', source: 'mirror' },
  { id: 21, type: 'industry', condition: { op: 'bothOdd' }, vp: 3, left: '+', right: '+', provenance: 'rdpprr', source: 'example' },
  { id: 22, type: 'industry', condition: { op: 'bothOdd' }, vp: 3, left: '=', right: '-', provenance: 'rdpprr', source: 'example' },
  { id: 23, type: 'industry', condition: { op: 'bothEven' }, vp: 3, left: '-', right: '-', provenance: 'rdrrrr', source: 'mirror' },
  { id: 24, type: 'industry', condition: { op: 'bothEven' }, vp: 3, left: '=', right: '+', provenance: 'rdrrrr', source: 'mirror' },
  { id: 25, type: 'military', condition: { op: 'sumOutside', le: 4, ge: 10 }, vp: 4, left: '+', right: '-', provenance: 'rdprrr', source: 'glossary' },
  { id: 26, type: 'military', condition: { op: 'sumOutside', le: 4, ge: 10 }, vp: 4, left: '-', right: '+', provenance: 'rdprrr', source: 'glossary' },
  { id: 27, type: 'military', condition: { op: 'sumEq', value: 7 }, vp: 5, left: '+', right: '=', provenance: 'rdprrr', source: 'glossary' },
  { id: 28, type: 'military', condition: { op: 'sumEq', value: 7 }, vp: 5, left: '-', right: '=', provenance: 'rdprrr', source: 'glossary' },
  { id: 29, type: 'military', condition: { op: 'diffEq', value: 1 }, vp: 3, left: '=', right: '+', provenance: 'rdprrr', source: 'glossary' },
  { id: 30, type: 'military', condition: { op: 'diffEq', value: 1 }, vp: 3, left: '=', right: '-', provenance: 'rdprrr', source: 'glossary' },
  { id: 31, type: 'military', condition: { op: 'diffEq', value: 2 }, vp: 4, left: '+', right: '=', provenance: 'rdprrr', source: 'glossaryAndPhoto' },
  { id: 32, type: 'military', condition: { op: 'diffEq', value: 2 }, vp: 4, left: '-', right: '=', provenance: 'rdprrr', source: 'glossaryAndPhoto' },
  { id: 33, type: 'military', condition: { op: 'sumLe', value: 5 }, vp: 4, left: '+', right: '+', provenance: 'rdprrr', source: 'glossary' },
  { id: 34, type: 'military', condition: { op: 'sumLe', value: 5 }, vp: 4, left: '=', right: '-', provenance: 'rdprrr', source: 'glossary' },
  { id: 35, type: 'military', condition: { op: 'sumGe', value: 9 }, vp: 4, left: '-', right: '-', provenance: 'rdprrr', source: 'glossary' },
  { id: 36, type: 'military', condition: { op: 'sumGe', value: 9 }, vp: 4, left: '=', right: '+', provenance: 'rdprrr', source: 'glossary' },
  { id: 37, type: 'transport', condition: { op: 'lt' }, vp: 4, left: '+', right: '-', provenance: 'rdpdrr', source: 'glossary' },
  { id: 38, type: 'transport', condition: { op: 'lt' }, vp: 4, left: '=', right: '+', provenance: 'rdpdrr', source: 'glossary' },
  { id: 39, type: 'transport', condition: { op: 'gt' }, vp: 4, left: '-', right: '+', provenance: 'rdpprr', source: 'example' },
  { id: 40, type: 'transport', condition: { op: 'gt' }, vp: 4, left: '+', right: '=', provenance: 'rdpprr', source: 'example' },
  { id: 41, type: 'transport', condition: { op: 'le' }, vp: 3, left: '+', right: '+', provenance: 'rdpdrr', source: 'glossaryAndPhoto' },
  { id: 42, type: 'transport', condition: { op: 'le' }, vp: 3, left: '=', right: '-', provenance: 'ppdpdr', source: 'card' },
  { id: 43, type: 'transport', condition: { op: 'ge' }, vp: 3, left: '-', right: '-', provenance: 'rdrdrr', source: 'mirror' },
  { id: 44, type: 'transport', condition: { op: 'ge' }, vp: 3, left: '-', right: '=', provenance: 'rdrdrr', source: 'mirror' },
  { id: 45, type: 'transport', condition: { op: 'eq' }, vp: 5, left: '-', right: '=', provenance: 'rdpppp', source: 'photo' },
  { id: 46, type: 'transport', condition: { op: 'eq' }, vp: 5, left: '=', right: '-', provenance: 'rdpdrr', source: 'glossary' },
  { id: 47, type: 'transport', condition: { op: 'eq' }, vp: 5, left: '+', right: '=', provenance: 'rdpdrr', source: 'glossary' },
  { id: 48, type: 'transport', condition: { op: 'eq' }, vp: 5, left: '=', right: '+', provenance: 'rdpdrr', source: 'glossary' },
  { id: 49, type: 'service', condition: { op: 'formula', expr: 'lower-1' }, vp: 'formula', left: '-', right: '+', provenance: 'rdpprr', source: 'glossary' },
  { id: 50, type: 'service', condition: { op: 'formula', expr: 'lower-1' }, vp: 'formula', left: '+', right: '-', provenance: 'ppppdd', source: 'card' },
  { id: 51, type: 'service', condition: { op: 'formula', expr: 'higher-2' }, vp: 'formula', left: '+', right: '=', provenance: 'rdpprr', source: 'glossary' },
  { id: 52, type: 'service', condition: { op: 'formula', expr: 'higher-2' }, vp: 'formula', left: '-', right: '=', provenance: 'rdpprr', source: 'glossary' },
  { id: 53, type: 'service', condition: { op: 'formula', expr: 'sum-6' }, vp: 'formula', left: '-', right: '-', provenance: 'rdpprr', source: 'example' },
  { id: 54, type: 'service', condition: { op: 'formula', expr: 'sum-6' }, vp: 'formula', left: '=', right: '+', provenance: 'rdpprr', source: 'example' },
  { id: 55, type: 'service', condition: { op: 'formula', expr: '7-higher' }, vp: 'formula', left: '=', right: '+', provenance: 'rdpprr', source: 'glossary' },
  { id: 56, type: 'service', condition: { op: 'formula', expr: '7-higher' }, vp: 'formula', left: '=', right: '-', provenance: 'rdpprr', source: 'glossary' },
  { id: 57, type: 'service', condition: { op: 'formula', expr: '5-lower' }, vp: 'formula', left: '+', right: '=', provenance: 'rdpprr', source: 'glossary' },
  { id: 58, type: 'service', condition: { op: 'formula', expr: '5-lower' }, vp: 'formula', left: '-', right: '=', provenance: 'rdpprr', source: 'glossary' },
  { id: 59, type: 'service', condition: { op: 'formula', expr: '8-sum' }, vp: 'formula', left: '+', right: '+', provenance: 'rdpprr', source: 'glossary' },
  { id: 60, type: 'service', condition: { op: 'formula', expr: '8-sum' }, vp: 'formula', left: '=', right: '-', provenance: 'rdpprr', source: 'glossary' },
];

export const CARDS = DECK.length;

/** How sure each field of a row is. */
export function provenanceOf(row: DeckRow): Readonly<Record<ProvenField, Certainty>> {
  return certaintyOf(PROVEN_FIELDS, row.provenance);
}
