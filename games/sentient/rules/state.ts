import type { BotCard } from './data/deck.ts';
import { TYPES } from './data/types.ts';
import { type Deck, deckWith } from './deck.ts';
import { DICE } from './dice.ts';

/** What is asked of the seat whose turn it is. */
export const STEPS = ['agent', 'plug', 'end', 'over'] as const;
export type Step = (typeof STEPS)[number];
/** Place an agent, perhaps with assistants, or pass. */
export const AGENT = 0;
/** The bot in hand wants a place in the network. */
export const PLUG = 1;
/** The bot is plugged in: it can be taken back until the turn ends. */
export const END = 2;
export const OVER = 3;

export const ROUNDS = 3;
/** Bots in the factory, and places between the dice of a network. */
export const SLOTS = 4;
export const AGENTS = 4;
export const ASSISTANTS = 5;
/** Four agents and a pass: everybody has so many turns in every round (R5). */
export const TURNS = AGENTS + 1;

// A seat's pawns are five numbers: how many lie at each slot of the factory, and how many are in the supply.
export const PAWNS = SLOTS + 1;
export const SUPPLY = SLOTS;

/** Corners of a bot that an assistant blocks, as bits. */
export const LEFT = 1;
export const RIGHT = 2;
/** How many ways there are to block. */
export const BLOCKS = 4;

// Where the two sets of bots begin in `cards`.
export const DRAW = 0;
export const DISCARDS = 2;

/**
 * Version 1: bots that a pass clears away are discards at once, and may come back in the same moment if the deck runs out.
 * Version 2: they come back only where nothing else is left (R24).
 */
export type RulesVersion = 1 | 2;

/** What the set-up fixed. Never changed in place, so that clones may share it. */
export interface Deal {
  readonly version: RulesVersion;
  readonly seats: number;
  /** Each seat's left half, as a place in `LEFT_HALVES`. */
  readonly lefts: readonly number[];
  /** Each seat's right half, as a place in `RIGHT_HALVES`: its investor is of the type at that place of `TYPES`. */
  readonly rights: readonly number[];
  /** Rows of the deck that were put right. */
  readonly corrections: readonly BotCard[];
}

export interface State {
  deal: Deal;
  step: number;
  /** 0 to 2. */
  round: number;
  /** Turns of this round that are over: 0 to 5n - 1. */
  turn: number;
  /** Whose turn it is. */
  seat: number;
  /** This round's stack of turn order markers, from the top. */
  order: number[];
  /** The next round's stack so far, from the bottom. */
  next: number[];
  /** The bots of the factory. */
  row: number[];
  /** The bot taken from the factory; -1 for none. */
  hand: number;
  /** Two sets: the deck, and the discards. */
  cards: number[];
  /** The types of this round's investors, from the left; none once the last were awarded. */
  investors: number[];
  /** Investors that nobody won. */
  lost: number;
  /** Investor tokens won: [seat * 5 + type]. */
  tokens: number[];
  /** 1 VP chips won beside investors, by seat. */
  chips: number[];
  /** Agents: [seat * 5 + slot], the supply last. */
  agents: number[];
  /** Assistants: [seat * 5 + slot], the supply last. Those that block lie in `network`. */
  assistants: number[];
  /** Dice: [(seat * 3 + round) * 5 + place], 1 to 6; those of finished rounds stay as they scored, of later ones are 0. */
  dice: number[];
  /** Bots: [(seat * 3 + round) * 4 + slot] is card * 4 + blocked corners, -1 for an empty slot; finished rounds stay. */
  network: number[];
  epoch: number;
}

export function clone(s: State): State {
  return {
    deal: s.deal,
    step: s.step,
    round: s.round,
    turn: s.turn,
    seat: s.seat,
    order: s.order.slice(),
    next: s.next.slice(),
    row: s.row.slice(),
    hand: s.hand,
    cards: s.cards.slice(),
    investors: s.investors.slice(),
    lost: s.lost,
    tokens: s.tokens.slice(),
    chips: s.chips.slice(),
    agents: s.agents.slice(),
    assistants: s.assistants.slice(),
    dice: s.dice.slice(),
    network: s.network.slice(),
    epoch: s.epoch,
  };
}

export function actors(s: State): number {
  return s.step === OVER ? 0 : 1 << s.seat;
}

/** Turns that are over, of all. */
export function progress({ deal, step, round, turn }: State): number {
  return step === OVER ? 1 : (round + turn / (TURNS * deal.seats)) / ROUNDS;
}

export function deckOf(s: State): Deck {
  return deckWith(s.deal.corrections);
}

/** Where the dice of a seat's round begin in `dice`. */
export function diceAt(seat: number, round: number): number {
  return (seat * ROUNDS + round) * DICE;
}

/** Where the bots of a seat's round begin in `network`. */
export function networkAt(seat: number, round: number): number {
  return (seat * ROUNDS + round) * SLOTS;
}

/** Where a seat's pawns begin in `agents` and `assistants`. */
export function pawnsAt(seat: number): number {
  return seat * PAWNS;
}

/** Where a seat's investor tokens begin in `tokens`. */
export function tokensAt(seat: number): number {
  return seat * TYPES.length;
}

/** The bot of an entry of `network`. */
export function cardOf(entry: number): number {
  return entry >> 2;
}

/** The corners that are blocked on it. */
export function blocksOf(entry: number): number {
  return entry & (LEFT | RIGHT);
}

/** Whether the seat's free marker lies on the next round's stack (R8). */
export function hasPassed(s: State, seat: number): boolean {
  for (let i = 0; i < s.next.length; i++) if (s.next[i] === seat) return true;
  return false;
}
