import { type Game, SeededChance } from '@stolik/core';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { features } from './features.ts';
import { imagine, shuffle } from './imagine.ts';
import { inventory } from './inventory.ts';
import { legal } from './legal.ts';
import { toAction, toMove } from './moves.ts';
import { type Move, parse, print, readMove } from './notation.ts';
import { isStandard, type Options, parseOptions, sampleOptions, wishes } from './options.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { actors, clone, progress, type State } from './state.ts';
import { type View, view } from './view.ts';
import { reasonAgainst } from './why-not.ts';

/** Smartphone Inc. (Ivan Lashin; Cosmodrome Games 2018) for 1 to 5 players, with Steve. */
export const smartphone: Game<State, Move, View, Event, Options> = {
  id: 'smartphone',
  version: 1,
  seats: { min: 1, max: 5 },
  wishes,
  parseOptions,
  sampleOptions,
  isStandard,
  // All plan at the same time, so more of them cost little.
  sittingClock: (seats) => ({ minutes: seats <= 3 ? 20 : 15, increment: 30 }),
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
  // Plans are all there is to hide, and each is its company's own.
  redeal: () => {},
  // Legality depends on nothing hidden, so any world that the view allows gives the reason.
  whyNot: (v, seat, m) => reasonAgainst(imagine(v, seat, new SeededChance('why-not')), seat, m),
  toMove,
  toAction,
  print,
  parse,
  readMove,
  inventory,
  features,
};

export { controlOf } from './control.ts';
export {
  BOUNDS,
  COUNTED_BONUSES,
  type Corrections,
  type LevelRow,
  type PadRow,
  readCorrections,
  TILE_IDS,
  type Tile,
  type TileSide,
} from './corrections.ts';
export { COLORS, COMPANIES, type Color } from './data/companies.ts';
export {
  PAD_COLUMNS,
  PAD_NAMES,
  PAD_ROWS,
  PAD_SIDES,
  PAD_SYMBOLS,
  type PadName,
  type PadSide,
} from './data/pads.ts';
export {
  CUSTOMERS,
  FIRST_CUSTOMER,
  LINKS,
  REGION_IDS,
  REGIONS,
  regionOf,
  SIZE_FACTS,
  SIZES,
  type Size,
} from './data/regions.ts';
export {
  BONUSES,
  type BonusKind,
  RETAILERS,
  type RetailerField,
  retailerCertainty,
} from './data/retailers.ts';
export {
  STEVE_CERTAINTY,
  STEVE_EXTRA,
  STEVE_LEVELS,
  STEVE_PAD,
  STEVE_START,
  STEVE_TRACKS,
  type SteveLevel,
  type StevePlan,
  type SteveTrack,
} from './data/steve.ts';
export { SYMBOLS, type SymbolName } from './data/symbols.ts';
export { SIDES, type Side, TECHNOLOGIES, TECHNOLOGY_IDS, type TechnologyId } from './data/technologies.ts';
export { UPGRADES } from './data/upgrades.ts';
export {
  evaluatePlan,
  type IllegalPlan,
  type LaidUpgrade,
  type Layout,
  type Plan,
  type Point,
} from './evaluate-plan.ts';
export type { Cause, Event, ShownPlan } from './events.ts';
export { FEATURES } from './features.ts';
export { type Forecast, forecaster } from './forecast.ts';
export { ROTATIONS, type Rotation, turned } from './layout.ts';
export { mostSales } from './most-sales.ts';
export { type Move, parsePlan, printPlan, readLaid, readLayout } from './notation.ts';
export type { Options } from './options.ts';
export { guessedOf, isSteveGuessed } from './ours.ts';
export { BASE_PRICE, type Outcome } from './plan.ts';
export { nextCustomer } from './sales.ts';
export { SCORE_LINES, STEVE } from './score.ts';
export { ROUNDS, type State } from './state.ts';
export type { CompanyView, LedgerView, PlanView, RegionView, RetailerView, TechnologyView, View } from './view.ts';
export { ALL_PAD_SIDES, type VisibleCell, visibleCells } from './visible.ts';
export { RULES, type Rule } from './why-not.ts';
