import type { Game } from '@stolik/core';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { inventory } from './inventory.ts';
import { legal } from './legal.ts';
import { toAction, toMove } from './moves.ts';
import { type Move, parse, print, readMove } from './notation.ts';
import { isStandard, type Options, parseOptions, sampleOptions, wishes } from './options.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { actors, clone, progress, type RulesVersion, type State } from './state.ts';
import { type View, view } from './view.ts';
import { reasonAgainst } from './why-not.ts';

type Sentient = Game<State, Move, View, Event, Options>;

/** What both versions of the rules have in common: nearly everything. */
const common: Omit<Sentient, 'version' | 'setup' | 'imagine' | 'whyNot'> = {
  id: 'sentient',
  seats: { min: 2, max: 4 },
  wishes,
  parseOptions,
  sampleOptions,
  isStandard,
  // Fifteen turns each, and most of them are two decisions.
  sittingClock: (seats) => ({ minutes: seats <= 2 ? 15 : 10, increment: 20 }),
  hasSecrets: () => false,
  clone,
  actors,
  legal,
  apply,
  epoch: (s) => s.epoch,
  score,
  progress,
  view,
  // Everybody sees everything, and the deck has no order to be dealt anew.
  shuffle: () => {},
  toMove,
  toAction,
  print,
  parse,
  readMove,
  inventory,
};

/** A state knows the version of the rules it is played by. */
function rulesOf(version: RulesVersion): Sentient {
  return {
    ...common,
    version,
    setup: (options, seats, chance) => setup(options, seats, chance, version),
    imagine: (v) => imagine(v, version),
    whyNot: (v, seat, m) => reasonAgainst(imagine(v, version), seat, m),
  };
}

/** Sentient (J. Alex Kevern; Renegade Game Studios 2017), for 2 to 4 players. */
export const sentient: Sentient = { ...rulesOf(2), earlier: [rulesOf(1)] };

export { type Condition, type Corner, OPS, type Op, type Points, pointsFor } from './conditions.ts';
export { MOST_POINTS, readCondition, readCorrections, readPoints } from './corrections.ts';
export { LEFT_HALVES, PLAYER_COLORS, RIGHT_HALVES } from './data/companies.ts';
export { type BotCard, DECK, type DeckRow, type ProvenField, provenanceOf, SOURCES } from './data/deck.ts';
export { type BotType, TYPES } from './data/types.ts';
export { DIE_COLORS } from './dice.ts';
export type { Event, ScoredBot } from './events.ts';
export { firstBeside } from './investors.ts';
export { BLOCK_WORDS, type Block, type Move } from './notation.ts';
export type { Options } from './options.ts';
export { investorLines, SCORE_LINES } from './score.ts';
export { ROUNDS, type State } from './state.ts';
export type { ByType, InvestorView, NetworkView, PluggedBot, SeatView, SlotView, View } from './view.ts';
export { RULES, type Rule } from './why-not.ts';
