import { listOf } from '@stolik/core';
import { GOODS, GOODS_DISCOUNT, LOGISTICS, PRICE_UP, RESEARCH, SYMBOLS, UPGRADE } from './data/symbols.ts';
import { MOST_UPGRADES, UPGRADES } from './data/upgrades.ts';
import { GRID, LAYOUTS, LOWER, offsetOfLayout, PAD_OFFSETS, symbolsOf, topOfLayout } from './layout.ts';
import {
  firstCell,
  inOtherLayer,
  isUnder,
  PLACEMENTS,
  type Room,
  roomOf,
  secondCell,
  turnedRound,
} from './placements.ts';

// A plan in the state is a stretch of numbers: the layout (-1: none yet), 1 once it is ready, how many upgrades are decided,
// and those in the order of their steps, which is the order of their layers. What is not decided is left unused.

export const LAYOUT = 0;
export const READY = 1;
export const DECIDED = 2;
export const ENTRIES = 3;
export const PLAN = ENTRIES + MOST_UPGRADES;

// An entry is kind * (PLACEMENTS + 1) + placement; the placement after the last is face down.

const FACE_DOWN = PLACEMENTS;

export function entryOf(kind: number, placement: number): number {
  return kind * (PLACEMENTS + 1) + placement;
}

export function faceDown(kind: number): number {
  return entryOf(kind, FACE_DOWN);
}

export function kindOf(entry: number): number {
  return (entry / (PLACEMENTS + 1)) | 0;
}

/** Where a laid upgrade lies; not for those face down. */
export function placementOfEntry(entry: number): number {
  return entry % (PLACEMENTS + 1);
}

export function isFaceDown(entry: number): boolean {
  return entry % (PLACEMENTS + 1) === FACE_DOWN;
}

export function emptyPlan(): number[] {
  const plan = listOf(PLAN, 0);
  plan[LAYOUT] = -1;
  return plan;
}

/** What a plan shows: how often each symbol is seen, by its place in `SYMBOLS`. */
export type Shown = number[];

/** Of each layout, one after another: what is seen on each grid cell without upgrades; -1 where no pad lies. */
let seenCells: Int8Array | undefined;

/** Built for all layouts on first use. */
function seenOf(): Int8Array {
  if (seenCells) return seenCells;
  const seen = new Int8Array(LAYOUTS * GRID).fill(-1);
  for (let layout = 0; layout < LAYOUTS; layout++) {
    const top = topOfLayout(layout);
    const lower = symbolsOf(layout, 1 - top);
    const upper = symbolsOf(layout, top);
    LOWER.forEach((cell, i) => {
      seen[layout * GRID + cell] = lower[i];
    });
    PAD_OFFSETS[offsetOfLayout(layout)].upper.forEach((cell, i) => {
      seen[layout * GRID + cell] = upper[i];
    });
  }
  seenCells = seen;
  return seen;
}

const cells = new Int8Array(GRID);

/** Counts what the plan at `at` shows. What is seen is active, what is covered is not. */
export function countShown(plans: readonly number[], at: number, shown: Shown): Shown {
  return lookAt(plans, at, cells, shown);
}

/**
 * The same, and writes what is seen on each grid cell, -1 where nothing lies. Layers from below: lower pad, upgrades on it,
 * upper pad, upgrades on top (R3).
 */
export function lookAt(plans: readonly number[], at: number, cells: Int8Array, shown: Shown): Shown {
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) shown[symbol] = 0;
  const layout = plans[at + LAYOUT];
  if (layout < 0) {
    cells.fill(-1);
    return shown;
  }
  const seen = seenOf();
  const base = layout * GRID;
  for (let cell = 0; cell < GRID; cell++) {
    const symbol = seen[base + cell];
    cells[cell] = symbol;
    if (symbol >= 0) shown[symbol]++;
  }
  const { isUpper } = roomOf(offsetOfLayout(layout));
  const end = at + ENTRIES + plans[at + DECIDED];
  for (let i = at + ENTRIES; i < end; i++) {
    if (!isFaceDown(plans[i]) && isUnder(placementOfEntry(plans[i]))) layUnder(plans[i], isUpper, cells, shown);
  }
  for (let i = at + ENTRIES; i < end; i++) {
    if (!isFaceDown(plans[i]) && !isUnder(placementOfEntry(plans[i]))) layOver(plans[i], cells, shown);
  }
  return shown;
}

function layUnder(entry: number, isUpper: Uint8Array, cells: Int8Array, shown: Shown): void {
  const placement = placementOfEntry(entry);
  const halves = UPGRADES[kindOf(entry)].cells;
  const first = firstCell(placement);
  const second = secondCell(placement);
  if (!isUpper[first]) cover(cells, first, halves[0], shown);
  if (!isUpper[second]) cover(cells, second, halves[1], shown);
}

function layOver(entry: number, cells: Int8Array, shown: Shown): void {
  const placement = placementOfEntry(entry);
  const halves = UPGRADES[kindOf(entry)].cells;
  cover(cells, firstCell(placement), halves[0], shown);
  cover(cells, secondCell(placement), halves[1], shown);
}

function cover(cells: Int8Array, cell: number, symbol: number, shown: Shown): void {
  if (cells[cell] >= 0) shown[cells[cell]]--;
  cells[cell] = symbol;
  shown[symbol]++;
}

export function faceDownIn(plans: readonly number[], at: number): number {
  let count = 0;
  for (let i = 0; i < plans[at + DECIDED]; i++) if (isFaceDown(plans[at + ENTRIES + i])) count++;
  return count;
}

export function overlapOf(layout: number): number {
  return PAD_OFFSETS[offsetOfLayout(layout)].overlap;
}

export const BASE_PRICE = 5;
export const LEAST_PRICE = 2;
export const MOST_PRICE = 8;

/** R1: the price stops at the ends of the block. */
export function clampPrice(price: number): number {
  return Math.min(MOST_PRICE, Math.max(LEAST_PRICE, price));
}

/** What pads and upgrades alone bring: no technologies, no goods tokens. */
export interface Outcome {
  readonly price: number;
  readonly goods: number;
  readonly upgrade: boolean;
  readonly research: number;
  readonly logistics: number;
  readonly overlap: number;
}

/** RB phases 2-6: what a plan in the state brings. */
export function outcomeOf(plans: readonly number[], at: number): Outcome {
  const shown = countShown(plans, at, []);
  const overlap = overlapOf(plans[at + LAYOUT]);
  return {
    price: clampPrice(BASE_PRICE - shown[GOODS_DISCOUNT] + shown[PRICE_UP]),
    // Cells that upgrades cover make nothing, and what the upper pad covers counts whatever lies between (R2).
    goods: overlap + shown[GOODS] + shown[GOODS_DISCOUNT] + faceDownIn(plans, at),
    upgrade: shown[UPGRADE] > 0,
    research: shown[RESEARCH],
    logistics: shown[LOGISTICS],
    overlap,
  };
}

const blocked = new Uint8Array(PLACEMENTS);
const marked: number[] = [];

/**
 * Marks the placements that upgrades in the plan keep from being used: one may not wholly cover one other, so two never
 * share both cells, unless the upper pad lies between them on at least one (R22). The marks hold until the next call.
 */
export function blockedIn(plans: readonly number[], at: number, room: Room): Uint8Array {
  for (let i = 0; i < marked.length; i++) blocked[marked[i]] = 0;
  marked.length = 0;
  for (let i = 0; i < plans[at + DECIDED]; i++) {
    const entry = plans[at + ENTRIES + i];
    if (isFaceDown(entry)) continue;
    const placement = placementOfEntry(entry);
    const first = firstCell(placement);
    const second = secondCell(placement);
    block(placement);
    if (!room.isUpper[first] && !room.isUpper[second]) block(inOtherLayer(placement));
  }
  return blocked;
}

/** Both ways round. */
function block(placement: number): void {
  for (const each of [placement, turnedRound(placement)]) {
    blocked[each] = 1;
    marked.push(each);
  }
}

/** Whether the placement would cover an upgrade in the plan wholly, or be covered by it. */
export function coversWholly(plans: readonly number[], at: number, placement: number, room: Room): boolean {
  return blockedIn(plans, at, room)[placement] === 1;
}
