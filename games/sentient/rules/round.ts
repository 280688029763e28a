import { type Chance, dealInto, tagOf } from '@stolik/core';
import { TYPES } from './data/types.ts';
import { DICE, FACES } from './dice.ts';
import type { Emit } from './events.ts';
import { discardFactory, fillFactory } from './factory.ts';
import { firstBeside } from './investors.ts';
import { scoredBots } from './score.ts';
import * as st from './state.ts';
import { diceAt, pawnsAt, ROUNDS, type State, SUPPLY, tokensAt } from './state.ts';
import * as tags from './tags.ts';

/** RB round set-up: four bots, five investors in any order, everybody's dice. */
export function beginRound(s: State, chance: Chance, emit?: Emit): void {
  s.turn = 0;
  fillFactory(s, chance, tagOf(s.round, tags.FACTORY), emit);
  for (let type = 0; type < TYPES.length; type++) s.investors[type] = type;
  for (let at = 0; at < TYPES.length - 1; at++) dealInto(s.investors, at, chance, tagOf(s.round, tags.INVESTORS));
  for (let seat = 0; seat < s.deal.seats; seat++) {
    const at = diceAt(seat, s.round);
    for (let i = 0; i < DICE; i++) s.dice[at + i] = 1 + chance.int(FACES, tagOf(s.round, tags.DICE));
  }
  emit?.({
    type: 'round',
    round: s.round + 1,
    order: s.order.slice(),
    factory: s.row.map((card) => card + 1),
    investors: s.investors.map((type) => TYPES[type]),
    dice: Array.from({ length: s.deal.seats }, (_, seat) => diceOf(s, seat)),
  });
}

function diceOf(s: State, seat: number): number[] {
  const at = diceAt(seat, s.round);
  return s.dice.slice(at, at + DICE);
}

/** RB end of a round: bots score, investors are won, and after the first two everything is made ready again. */
export function endRound(s: State, emit?: Emit): void {
  if (emit) scoreBots(s, emit);
  awardInvestors(s, emit);
  if (s.round < ROUNDS - 1) refresh(s);
}

/** All bots score from the dice as they lie now. The points need not be kept: dice and bots stay in the state. */
function scoreBots(s: State, emit: Emit): void {
  for (let seat = 0; seat < s.deal.seats; seat++) {
    const bots = scoredBots(s, seat, s.round);
    emit({ type: 'scored', seat, bots, vp: bots.reduce((sum, { vp }) => sum + vp, 0) });
  }
}

/** First place wins the token, second the chip under it; what nobody has influence on is lost (R12). */
function awardInvestors(s: State, emit?: Emit): void {
  for (let position = 0; position < s.investors.length; position++) {
    const type = s.investors[position];
    const token = firstBeside(s.agents, s.assistants, s.order, position, -1);
    const chip = firstBeside(s.agents, s.assistants, s.order, position, token);
    if (token < 0) s.lost++;
    else s.tokens[tokensAt(token) + type]++;
    if (chip >= 0) s.chips[chip]++;
    emit?.({ type: 'investor', investor: TYPES[type], token: orNobody(token), chip: orNobody(chip) });
  }
  s.investors.length = 0;
}

function orNobody(seat: number): number | null {
  return seat < 0 ? null : seat;
}

/** Pawns return, the factory's bots are discarded (R25), and the last to have passed goes first (R22). */
function refresh(s: State): void {
  discardFactory(s);
  const { seats } = s.deal;
  for (let seat = 0; seat < seats; seat++) {
    const at = pawnsAt(seat);
    for (let slot = 0; slot < SUPPLY; slot++) {
      s.agents[at + slot] = 0;
      s.assistants[at + slot] = 0;
    }
    s.agents[at + SUPPLY] = st.AGENTS;
    s.assistants[at + SUPPLY] = st.ASSISTANTS;
  }
  for (let place = 0; place < seats; place++) s.order[place] = s.next[seats - 1 - place];
  s.next.length = 0;
}
