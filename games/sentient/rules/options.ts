import { badField, type Chance, dealInto, readList, readObject, readOneOf } from '@stolik/core';
import { readCorrections } from './corrections.ts';
import { LEFT_HALVES } from './data/companies.ts';
import { type BotCard, DECK } from './data/deck.ts';

/** What may be settled before a game. */
export interface Options {
  /** Each seat's left half of the board, by its id; dealt if left out. It is a name and no more (R3). */
  readonly companies?: readonly string[];
  /** Rows of the deck put right by somebody who owns the box. */
  readonly deck?: readonly BotCard[];
}

const HALF_IDS = LEFT_HALVES.map(({ id }) => id);

export function parseOptions(json: unknown, seats: number): Options {
  const { companies, deck } = readObject(json, 'options', ['companies', 'deck']);
  return {
    ...(companies === undefined ? {} : { companies: readCompanies(companies, seats) }),
    ...(deck === undefined ? {} : { deck: readCorrections(deck, 'options.deck') }),
  };
}

function readCompanies(json: unknown, seats: number): string[] {
  const field = 'options.companies';
  const ids = readList(json, field).map((id, i) => readOneOf(id, `${field}[${i}]`, HALF_IDS));
  if (ids.length !== seats) throw badField(field, `must name ${seats}, one for each seat, not ${ids.length}`);
  if (new Set(ids).size < ids.length) throw badField(field, 'must not name anything twice');
  return ids;
}

/** Sometimes with chosen halves, sometimes with a bot whose corners are exchanged. */
export function sampleOptions(seats: number, chance: Chance): Options {
  const ids = [...HALF_IDS];
  const companies =
    chance.int(2) === 0 ? {} : { companies: ids.map((_, i) => dealInto(ids, i, chance)).slice(0, seats) };
  if (chance.int(4) > 0) return companies;
  const { id, type, condition, vp, left, right } = DECK[chance.int(DECK.length)];
  return { ...companies, deck: [{ id, type, condition, vp, left: right, right: left }] };
}
