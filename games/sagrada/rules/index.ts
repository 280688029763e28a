import { type Game, SeededChance } from '@stolik/core';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { imagine, shuffle } from './imagine.ts';
import { inventory } from './inventory.ts';
import { canUseTool, legal } from './legal.ts';
import { toAction, toMove } from './moves.ts';
import { type Move, parse, print, readMove } from './notation.ts';
import { isStandard, type Options, parseOptions, sampleOptions } from './options.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { actors, clone, progress, type State } from './state.ts';
import { type View, view } from './view.ts';
import { reasonAgainst } from './why-not.ts';

/** Sagrada (Daryl Andrews, Adrian Adamescu; Floodgate Games 2017), the base game for 1 to 4 players. */
export const sagrada: Game<State, Move, View, Event, Options> = {
  id: 'sagrada',
  version: 1,
  seats: { min: 1, max: 4 },
  parseOptions,
  sampleOptions,
  isStandard,
  // Twenty turns each, one after the other: of four nobody wants to wait for an hour.
  sittingClock: (seats) => ({ minutes: seats <= 2 ? 15 : 10, increment: 10 }),
  hasSecrets: (seats) => seats > 1,
  setup,
  clone,
  actors,
  legal,
  apply,
  epoch: (s) => s.epoch,
  score,
  progress,
  view,
  imagine,
  shuffle,
  // Legality depends on nothing hidden, so any world that the view allows gives the reason.
  whyNot: (v, seat, m) => reasonAgainst(imagine(v, seat, new SeededChance('why-not')), seat, m),
  toMove,
  toAction,
  print,
  parse,
  readMove,
  inventory,
};

/** Whether whoever's turn it is could use a tool: that depends on nothing hidden either. */
export function hasTool(v: View): boolean {
  const s = imagine(v, undefined, new SeededChance('has-tool'));
  return canUseTool(s, s.seat);
}

export { PUBLIC_OBJECTIVES, type PublicObjective } from './data/objectives.ts';
export { PATTERNS, type Pattern, patternNamed } from './data/patterns.ts';
export { TOOLS, type Tool, toolNamed } from './data/tools.ts';
export { COLORS, type Color, type Die, parseDie, printDie } from './dice.ts';
export type { Event } from './events.ts';
export { impossibleCells } from './impossible.ts';
export { type Cell, type Move, parseCell, parseWindow, printCell, printWindow } from './notation.ts';
export type { Options } from './options.ts';
export { type Scoring, scoreLines } from './score.ts';
export { ROUNDS, type State } from './state.ts';
export type { SeatView, ToolView, View } from './view.ts';
export { RULES, type Rule } from './why-not.ts';
export { IGNORE_COLOR, IGNORE_SHADE, OBEY, openApart, openWithout } from './window.ts';
