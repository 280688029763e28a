import { type Chance, deal, grantWishes, listOf, SETUP_ROUND, tagOf } from '@stolik/core';
import { RIGHT_HALVES } from './data/companies.ts';
import { TYPES } from './data/types.ts';
import { fillSet } from './deck.ts';
import { DICE } from './dice.ts';
import { type Options, wishes } from './options.ts';
import { beginRound } from './round.ts';
import type { RulesVersion, State } from './state.ts';
import * as st from './state.ts';
import * as tags from './tags.ts';
import { beginTurn } from './turn.ts';

const NO_CORRECTIONS: readonly never[] = [];

/** RB set-up and the start of the first round. */
export function setup(options: Options, seats: number, chance: Chance, version: RulesVersion): State {
  const tag = (purpose: number) => tagOf(SETUP_ROUND, purpose);
  const lefts = grantWishes(options.companies ?? [], wishes.values, seats, chance, tag(tags.LEFTS));
  const rights = deal(RIGHT_HALVES.length, seats, chance, tag(tags.RIGHTS));
  const s: State = {
    deal: { version, seats, lefts, rights, corrections: options.deck ?? NO_CORRECTIONS },
    step: st.AGENT,
    round: 0,
    turn: 0,
    seat: 0,
    order: deal(seats, seats, chance, tag(tags.ORDER)),
    next: [],
    row: listOf(st.SLOTS, -1),
    hand: -1,
    cards: [0, 0, 0, 0],
    investors: [],
    lost: 0,
    tokens: listOf(seats * TYPES.length, 0),
    chips: listOf(seats, 0),
    agents: supplies(seats, st.AGENTS),
    assistants: supplies(seats, st.ASSISTANTS),
    dice: listOf(seats * st.ROUNDS * DICE, 0),
    network: listOf(seats * st.ROUNDS * st.SLOTS, -1),
    epoch: 0,
  };
  fillSet(s.cards, st.DRAW);
  beginRound(s, chance);
  beginTurn(s, chance);
  return s;
}

/** All pawns of every seat in its supply. */
function supplies(seats: number, pawns: number): number[] {
  const all = listOf(seats * st.PAWNS, 0);
  for (let seat = 0; seat < seats; seat++) all[st.pawnsAt(seat) + st.SUPPLY] = pawns;
  return all;
}
