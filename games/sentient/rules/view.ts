import { seatsOf } from '@stolik/core';
import { LEFT_HALVES, RIGHT_HALVES } from './data/companies.ts';
import type { BotCard } from './data/deck.ts';
import { type BotType, TYPES } from './data/types.ts';
import { cardsIn, countCards } from './deck.ts';
import { DICE } from './dice.ts';
import type { ScoredBot } from './events.ts';
import { beside, firstBeside } from './investors.ts';
import { type Block, printBlock } from './notation.ts';
import { botCounts, scoredBot, sheetOf } from './score.ts';
import * as st from './state.ts';
import {
  actors,
  blocksOf,
  diceAt,
  networkAt,
  pawnsAt,
  SLOTS,
  STEPS,
  type State,
  type Step,
  SUPPLY,
  tokensAt,
} from './state.ts';

export type ByType = Readonly<Record<BotType, number>>;

/** A bot of the factory and the pawns above it, which stay when it is taken (R10). */
export interface SlotView {
  readonly card: number;
  /** Agents, by seat. */
  readonly agents: readonly number[];
  readonly assistants: readonly number[];
}

/** An investor and how the race for it stands. */
export interface InvestorView {
  readonly type: BotType;
  /** By seat. */
  readonly influence: readonly number[];
  /** Adjacent agents, by seat: they decide between equals. */
  readonly agents: readonly number[];
  /** Who would win the token now; absent for nobody. */
  readonly token?: number;
  /** Who would win the chip now. */
  readonly chip?: number;
}

/** A bot in a network, with what it scores as the dice lie. */
export interface PluggedBot extends ScoredBot {
  /** Corners that assistants block. */
  readonly block: Block;
}

/** A round of a seat: finished ones stay as they scored. */
export interface NetworkView {
  readonly dice: readonly number[];
  /** The four slots between the dice. */
  readonly bots: readonly (PluggedBot | null)[];
}

export interface SeatView {
  /** The left half of the board, by its id. */
  readonly left: string;
  /** The name of the company, from both halves. */
  readonly company: string;
  /** The type of the investor printed on the board. */
  readonly printed: BotType;
  /** Agents in the supply. */
  readonly agents: number;
  readonly assistants: number;
  /** Whether it has passed in this round. */
  readonly passed: boolean;
  readonly chips: number;
  /** Investor tokens won, without the printed one. */
  readonly tokens: ByType;
  /** Bots, in the network or scored. */
  readonly bots: ByType;
  /** Networks of the rounds so far, the last one being played. */
  readonly rounds: readonly NetworkView[];
  /** The score as everything lies now. */
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
}

/** Everything there is to know: nothing is hidden but draws to come, so every seat and spectator sees the same. */
export interface View {
  readonly step: Step;
  /** 1 to 3. */
  readonly round: number;
  /** Turns of this round that are over. */
  readonly turn: number;
  readonly actors: readonly number[];
  /** This round's stack of turn order markers, from the top: who is on top goes first. */
  readonly order: readonly number[];
  /** The next round's stack so far, from the top. */
  readonly next: readonly number[];
  readonly factory: readonly SlotView[];
  /** From the left; none when the game is over. */
  readonly investors: readonly InvestorView[];
  /** The bot in hand. */
  readonly hand?: number;
  readonly seats: readonly SeatView[];
  /** Bots in the deck. */
  readonly deck: number;
  readonly discards: readonly number[];
  /** Investors that nobody won. */
  readonly lost: number;
  /** Rows of the deck that were put right; absent for the deck as we have it. */
  readonly corrections?: readonly BotCard[];
  readonly epoch: number;
}

export function view(s: State, _seat: number | undefined): View {
  const { seats, corrections } = s.deal;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    step: STEPS[s.step],
    round: s.round + 1,
    turn: s.turn,
    actors: seatsOf(actors(s)),
    order: [...s.order],
    next: s.next.toReversed(),
    factory: s.row.map((card, slot) => ({
      card: card + 1,
      agents: all.map((seat) => s.agents[pawnsAt(seat) + slot]),
      assistants: all.map((seat) => s.assistants[pawnsAt(seat) + slot]),
    })),
    investors: s.investors.map((_, position) => investorView(s, position, all)),
    ...(s.hand < 0 ? {} : { hand: s.hand + 1 }),
    seats: all.map((seat) => seatView(s, seat)),
    deck: countCards(s.cards, st.DRAW),
    discards: cardsIn(s.cards, st.DISCARDS).map((card) => card + 1),
    lost: s.lost,
    ...(corrections.length === 0 ? {} : { corrections }),
    epoch: s.epoch,
  };
}

function investorView(s: State, position: number, all: readonly number[]): InvestorView {
  const agents = all.map((seat) => beside(s.agents, seat, position));
  const token = firstBeside(s.agents, s.assistants, s.order, position, -1);
  const chip = firstBeside(s.agents, s.assistants, s.order, position, token);
  return {
    type: TYPES[s.investors[position]],
    influence: all.map((seat) => agents[seat] + beside(s.assistants, seat, position)),
    agents,
    ...(token < 0 ? {} : { token }),
    ...(chip < 0 ? {} : { chip }),
  };
}

function seatView(s: State, seat: number): SeatView {
  const { lefts, rights } = s.deal;
  const { lines, total } = sheetOf(s, seat);
  const left = LEFT_HALVES[lefts[seat]];
  const right = RIGHT_HALVES[rights[seat]];
  return {
    left: left.id,
    company: `${left.name} ${right.name}`,
    printed: right.investor,
    agents: s.agents[pawnsAt(seat) + SUPPLY],
    assistants: s.assistants[pawnsAt(seat) + SUPPLY],
    passed: st.hasPassed(s, seat),
    chips: s.chips[seat],
    tokens: byType(s.tokens.slice(tokensAt(seat), tokensAt(seat) + TYPES.length)),
    bots: byType(botCounts(s, seat)),
    rounds: Array.from({ length: s.round + 1 }, (_, round) => networkView(s, seat, round)),
    lines,
    total,
  };
}

function byType(counts: readonly number[]): ByType {
  return Object.fromEntries(TYPES.map((type, i) => [type, counts[i]])) as ByType;
}

function networkView(s: State, seat: number, round: number): NetworkView {
  const at = diceAt(seat, round);
  return {
    dice: s.dice.slice(at, at + DICE),
    bots: Array.from({ length: SLOTS }, (_, slot) => {
      const entry = s.network[networkAt(seat, round) + slot];
      return entry < 0 ? null : { ...scoredBot(s, seat, round, slot), block: printBlock(blocksOf(entry)) };
    }),
  };
}
