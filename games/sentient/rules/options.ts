import { type Chance, deal, readObject, readWishes, type Wishes } from '@stolik/core';
import { readCorrections } from './corrections.ts';
import { LEFT_HALVES } from './data/companies.ts';
import { type BotCard, DECK } from './data/deck.ts';

/** What may be settled before a game. */
export interface Options {
  /** Each seat's left half of the board, by its id or `any`; dealt if left out. It is a name and no more (R3). */
  readonly companies?: readonly string[];
  /** Rows of the deck put right by somebody who owns the box. */
  readonly deck?: readonly BotCard[];
}

const HALF_IDS = LEFT_HALVES.map(({ id }) => id);

export const wishes: Wishes = { option: 'companies', values: HALF_IDS };

/** A deck that somebody has put right is another one for everybody who has not. */
export function isStandard({ deck }: Options): boolean {
  return deck === undefined;
}

export function parseOptions(json: unknown, seats: number): Options {
  const { companies, deck } = readObject(json, 'options', ['companies', 'deck']);
  return {
    ...(companies === undefined ? {} : { companies: readWishes(companies, 'options.companies', HALF_IDS, seats) }),
    ...(deck === undefined ? {} : { deck: readCorrections(deck, 'options.deck') }),
  };
}

/** Sometimes with chosen halves, sometimes with a bot whose corners are exchanged. */
export function sampleOptions(seats: number, chance: Chance): Options {
  const companies =
    chance.int(2) === 0
      ? {}
      : {
          companies: deal(HALF_IDS.length, HALF_IDS.length, chance)
            .slice(0, seats)
            .map((half) => HALF_IDS[half]),
        };
  if (chance.int(4) > 0) return companies;
  const { id, type, condition, vp, left, right } = DECK[chance.int(DECK.length)];
  return { ...companies, deck: [{ id, type, condition, vp, left: right, right: left }] };
}
