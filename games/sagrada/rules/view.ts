import { hasBit, seatsOf, sumLines } from '@stolik/core';
import { PUBLIC_OBJECTIVES } from './data/objectives.ts';
import { PATTERNS } from './data/patterns.ts';
import { TOOLS } from './data/tools.ts';
import { COLORS, type Color, DIE_COLOR, type Die, KINDS, printDie } from './dice.ts';
import { type Cell, printCell } from './notation.ts';
import { patternChoices } from './pattern-choices.ts';
import { linesOf, targetOf } from './score.ts';
import * as st from './state.ts';
import { actors, isSolo, priceOf, ROUNDS, STEPS, type State, type Step, windowOf } from './state.ts';
import { isWithoutBenefit } from './tools.ts';
import { dieAt, SPACES } from './window.ts';

/** A seat as the viewer sees it. */
export interface SeatView {
  /** Absent until everybody has chosen, except one's own. */
  readonly pattern?: string;
  /** 20 spaces, row by row. */
  readonly dice: readonly (Die | null)[];
  readonly tokens: number;
  /** Private objectives, as far as the viewer may know them. */
  readonly privates?: readonly Color[];
  /** Has given up its second turn of this round (Running Pliers). */
  readonly skips: boolean;
  /** The score so far: for others without the private objective. */
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
}

export interface ToolView {
  readonly id: string;
  readonly tokens: number;
  /** Favor tokens it costs now. Alone: absent, a die of its colour pays. */
  readonly price?: number;
  /** Alone, the die that paid for it: the card is gone. */
  readonly die?: Die;
  /** Legal, but of no use to whoever's turn it is (R13). */
  readonly withoutBenefit?: true;
}

/** The tool in use and where it has got to. */
export interface ToolInUse {
  readonly id: string;
  readonly hand?: Die;
  /** The colour drawn from the bag, before its value is chosen. */
  readonly drew?: Color;
  /** Where its first die went. */
  readonly moved?: Cell;
}

/** Everything a seat, or a spectator, may know. */
export interface View {
  readonly step: Step;
  /** 1 to 10. */
  readonly round: number;
  /** Place in the round's snake, from 0. */
  readonly turn: number;
  /** Seats in the order of the round's turns. */
  readonly order: readonly number[];
  /** Seat that started round 1. */
  readonly start: number;
  readonly actors: readonly number[];
  readonly drafted: boolean;
  readonly tooled: boolean;
  readonly seats: readonly SeatView[];
  /** The viewer's four patterns while they are chosen, two a card. */
  readonly choices?: readonly string[];
  readonly tools: readonly ToolView[];
  readonly using?: ToolInUse;
  readonly publicObjectives: readonly string[];
  readonly pool: readonly Die[];
  /** Leftovers of each finished round. */
  readonly track: readonly (readonly Die[])[];
  readonly bag: Readonly<Record<Color, number>>;
  /** Alone: the points to beat as they stand. */
  readonly target?: number;
  readonly epoch: number;
}

export function view(s: State, seat: number | undefined): View {
  const { deal } = s;
  const isChoosing = s.step === st.PATTERN;
  const round = Math.min(s.round, ROUNDS - 1);
  return {
    step: STEPS[s.step],
    round: round + 1,
    turn: s.turn,
    order: Array.from({ length: 2 * deal.seats }, (_, turn) => st.seatAt(deal, round, turn)),
    start: deal.start,
    actors: seatsOf(actors(s)),
    drafted: s.drafted === 1,
    tooled: s.tooled === 1,
    seats: deal.privates.map((_, other) => seatView(s, other, seat)),
    ...(isChoosing && seat !== undefined
      ? { choices: patternChoices(s, seat).map((place) => PATTERNS[place].id) }
      : {}),
    tools: deal.tools.map((_, slot) => toolView(s, slot)),
    ...(s.tool >= 0 ? { using: toolInUse(s) } : {}),
    publicObjectives: deal.publics.map((place) => PUBLIC_OBJECTIVES[place].id),
    pool: s.pool.map(printDie),
    track: Array.from({ length: s.round }, (_, r) =>
      s.track.filter((entry) => Math.floor(entry / KINDS) === r).map((entry) => printDie(entry % KINDS)),
    ),
    bag: Object.fromEntries(COLORS.map((color, i) => [color, s.bag[i]])) as Record<Color, number>,
    ...(isSolo(s) ? { target: targetOf(s) } : {}),
    epoch: s.epoch,
  };
}

/** Whether a viewer may know a seat's private objective: its own, anybody's at the end, and alone it lies face up. */
function knowsPrivate(s: State, seat: number, viewer: number | undefined): boolean {
  return seat === viewer || s.step === st.OVER || isSolo(s);
}

function seatView(s: State, seat: number, viewer: number | undefined): SeatView {
  const knows = knowsPrivate(s, seat, viewer);
  const showsPattern = s.patterns[seat] >= 0 && (s.step !== st.PATTERN || seat === viewer);
  const lines = linesOf(s, seat, knows);
  return {
    ...(showsPattern ? { pattern: PATTERNS[s.patterns[seat]].id } : {}),
    dice: diceOf(s.windows, windowOf(seat)),
    tokens: s.tokens[seat],
    ...(knows ? { privates: s.deal.privates[seat].map((color) => COLORS[color]) } : {}),
    skips: hasBit(s.skips, seat),
    lines,
    total: sumLines(lines),
  };
}

function diceOf(w: readonly number[], at: number): (Die | null)[] {
  return Array.from({ length: SPACES }, (_, space) => (hasBit(w[at], space) ? printDie(dieAt(w, at, space)) : null));
}

function toolView(s: State, slot: number): ToolView {
  const tool = s.deal.tools[slot];
  const benefit = isWithoutBenefit(s, tool) ? { withoutBenefit: true as const } : {};
  if (!isSolo(s)) return { id: TOOLS[tool].id, tokens: s.paid[slot], price: priceOf(s, slot), ...benefit };
  const paid = s.paid[slot] > 0 ? { die: printDie(s.paid[slot] - 1) } : {};
  return { id: TOOLS[tool].id, tokens: 0, ...paid, ...benefit };
}

function toolInUse(s: State): ToolInUse {
  const hand = s.step === st.VALUE ? { drew: COLORS[DIE_COLOR[s.hand]] } : { hand: printDie(s.hand) };
  return {
    id: TOOLS[s.tool].id,
    ...(s.hand < 0 ? {} : hand),
    ...(s.moved < 0 ? {} : { moved: printCell(s.moved) }),
  };
}
