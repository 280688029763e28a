import { listOf } from '@stolik/core';
import { LEFT_HALVES } from './data/companies.ts';
import { CARDS } from './data/deck.ts';
import { TYPES } from './data/types.ts';
import { addCard } from './deck.ts';
import { DICE } from './dice.ts';
import { parseBlock } from './notation.ts';
import * as st from './state.ts';
import { BLOCKS, diceAt, networkAt, ROUNDS, type RulesVersion, SLOTS, STEPS, type State } from './state.ts';
import type { View } from './view.ts';

/** The state that looks like this. Nothing is hidden but draws to come, and those have no order yet: there is only one. */
export function imagine(v: View, version: RulesVersion): State {
  const seats = v.seats.length;
  const pawns = (kind: 'agents' | 'assistants') =>
    v.seats.flatMap((seat, owner) => [...v.factory.map((slot) => slot[kind][owner]), seat[kind]]);
  const dice = listOf(seats * ROUNDS * DICE, 0);
  const network = listOf(seats * ROUNDS * SLOTS, -1);
  v.seats.forEach(({ rounds }, seat) => {
    rounds.forEach((lying, round) => {
      lying.dice.forEach((die, i) => {
        dice[diceAt(seat, round) + i] = die;
      });
      lying.bots.forEach((bot, slot) => {
        if (bot) network[networkAt(seat, round) + slot] = (bot.card - 1) * BLOCKS + parseBlock(bot.block);
      });
    });
  });
  return {
    deal: {
      version,
      seats,
      lefts: v.seats.map(({ left }) => LEFT_HALVES.findIndex(({ id }) => id === left)),
      rights: v.seats.map(({ printed }) => TYPES.indexOf(printed)),
      corrections: v.corrections ?? [],
    },
    step: STEPS.indexOf(v.step),
    round: v.round - 1,
    turn: v.turn,
    seat: v.actors[0] ?? v.order[v.turn % seats],
    order: [...v.order],
    next: v.next.toReversed(),
    row: v.factory.map(({ card }) => card - 1),
    hand: (v.hand ?? 0) - 1,
    cards: cardsOf(v, network),
    investors: v.investors.map(({ type }) => TYPES.indexOf(type)),
    lost: v.lost,
    tokens: v.seats.flatMap(({ tokens }) => TYPES.map((type) => tokens[type])),
    chips: v.seats.map(({ chips }) => chips),
    agents: pawns('agents'),
    assistants: pawns('assistants'),
    dice,
    network,
    epoch: v.epoch,
  };
}

/** The deck is what lies nowhere else. */
function cardsOf(v: View, network: readonly number[]): number[] {
  const cards = [0, 0, 0, 0];
  const elsewhere = new Set([...v.factory.map(({ card }) => card), ...v.discards, v.hand]);
  for (const entry of network) if (entry >= 0) elsewhere.add(st.cardOf(entry) + 1);
  for (const card of v.discards) addCard(cards, st.DISCARDS, card - 1);
  for (let card = 0; card < CARDS; card++) if (!elsewhere.has(card + 1)) addCard(cards, st.DRAW, card);
  return cards;
}
