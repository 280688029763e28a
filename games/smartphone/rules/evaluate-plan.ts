import { certain } from '@stolik/core';
import type { PadName, PadSide } from './data/pads.ts';
import { PAD_NAMES, PAD_SIDES } from './data/pads.ts';
import { SYMBOLS, type SymbolName } from './data/symbols.ts';
import { UPGRADES } from './data/upgrades.ts';
import {
  cellAt,
  layoutOf,
  offsetOfLayout,
  PAD_OFFSETS,
  padOffsetAt,
  padOffsetPlace,
  type Rotation,
  sideOfLayout,
  topName,
  xyOf,
} from './layout.ts';
import { firstCell, isUnder, placementOf, roomOf, STEP, secondCell, turnedRound } from './placements.ts';
import type { Outcome } from './plan.ts';
import * as pl from './plan.ts';

/** A cell of the grid: the lower pad's top left one is 0,0; x grows to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** The pads of a plan: which sides are up, which of them lies on top and how. */
export interface Layout {
  readonly sides: readonly [PadSide, PadSide];
  readonly top: PadName;
  readonly rot: Rotation;
  readonly dx: number;
  readonly dy: number;
}

/** An upgrade on the pads: `at[i]` carries `cells[i]`. */
export interface LaidUpgrade {
  readonly cells: readonly [SymbolName, SymbolName];
  readonly at: readonly [Point, Point];
  /** Between the pads: on the lower one, before the upper is laid. */
  readonly under: boolean;
}

/** Pads and the upgrades on them, in laying order. */
export interface Plan extends Layout {
  readonly upgrades: readonly LaidUpgrade[];
}

/** What keeps a plan from being made. */
export const PLAN_RULES = ['overlap', 'not-neighbours', 'hangs-out', 'not-on-lower-pad', 'covers-wholly'] as const;
export type PlanRule = (typeof PLAN_RULES)[number];

export interface IllegalPlan {
  readonly rule: PlanRule;
  readonly cells: readonly Point[];
}

/** What a plan brings, or the rule it breaks and the cells where. `overhang`: its company has 4G A. */
export function evaluatePlan(plan: Plan, overhang = false): Outcome | IllegalPlan {
  const layout = layoutOfPads(plan);
  if (layout === undefined) {
    const { upper } = padOffsetAt(plan.rot, plan.dx, plan.dy);
    return { rule: 'overlap', cells: upper.filter((cell) => cell >= 0).map(xyOf) };
  }
  const plans = [layout, 0, 0];
  for (const upgrade of plan.upgrades) {
    const broken = againstLaying(plans, 0, upgrade, overhang);
    if (broken) return broken;
    plans.push(certain(entryOfUpgrade(upgrade), 'upgrade like the one laid'));
    plans[pl.DECIDED]++;
  }
  return pl.outcomeOf(plans, 0);
}

/** The rule that keeps an upgrade from being laid on the plan at `at`, in the order a person would check them. */
export function againstLaying(
  plans: readonly number[],
  at: number,
  upgrade: LaidUpgrade,
  overhang: boolean,
): IllegalPlan | undefined {
  if (!areNeighbours(upgrade.at)) return { rule: 'not-neighbours', cells: upgrade.at };
  const entry = entryOfUpgrade(upgrade);
  // Beyond the grid there is never a pad.
  if (entry === undefined) return { rule: 'hangs-out', cells: upgrade.at };
  const placement = pl.placementOfEntry(entry);
  const room = roomOf(offsetOfLayout(plans[at + pl.LAYOUT]));
  if (!(overhang ? room.hanging : room.all).includes(placement)) {
    const outside = [firstCell(placement), secondCell(placement)].filter((cell) => room.isPad[cell] !== 1);
    if (isUnder(placement) && outside.length < 2) return { rule: 'not-on-lower-pad', cells: upgrade.at };
    return { rule: 'hangs-out', cells: outside.map(xyOf) };
  }
  return pl.coversWholly(plans, at, placement, room) ? { rule: 'covers-wholly', cells: upgrade.at } : undefined;
}

/** The layout of two pads; `undefined` where they must not lie so. */
export function layoutOfPads({ sides, top, rot, dx, dy }: Layout): number | undefined {
  const offset = padOffsetPlace(rot, dx, dy);
  if (offset < 0) return undefined;
  const side = (pad: number) => (PAD_SIDES[pad] as readonly PadSide[]).indexOf(sides[pad]);
  return layoutOf(side(0), side(1), PAD_NAMES.indexOf(top), offset);
}

export function padsOfLayout(layout: number): Layout {
  const { rot, dx, dy } = PAD_OFFSETS[offsetOfLayout(layout)];
  const side = (pad: number) => PAD_SIDES[pad][sideOfLayout(layout, pad)];
  return { sides: [side(0), side(1)], top: topName(layout), rot, dx, dy };
}

/** The entry of a laid upgrade; `undefined` where its halves are not neighbours or no such upgrade exists. */
export function entryOfUpgrade({ cells, at, under }: LaidUpgrade): number | undefined {
  const [one, two] = at.map(([x, y]) => cellAt(x, y));
  if (one < 0 || two < 0) return undefined;
  const kind = UPGRADES.findIndex(({ id }) => id === cells.join('/'));
  // Cells in the other order are the same tile, held the other way round; so is one with equal halves.
  if (kind < 0) {
    const turned = UPGRADES.some(({ id }) => id === `${cells[1]}/${cells[0]}`);
    return turned ? entryOfUpgrade({ cells: [cells[1], cells[0]], at: [at[1], at[0]], under }) : undefined;
  }
  if (!areNeighbours(at)) return undefined;
  const direction = STEP.indexOf(two - one);
  const placement = placementOf(under ? 1 : 0, one, direction);
  const isBackward = cells[0] === cells[1] && direction >= STEP.length / 2;
  return pl.entryOf(kind, isBackward ? turnedRound(placement) : placement);
}

function areNeighbours([[x, y], [u, v]]: LaidUpgrade['at']): boolean {
  return Math.abs(x - u) + Math.abs(y - v) === 1;
}

export function upgradeOfEntry(entry: number): LaidUpgrade {
  const placement = pl.placementOfEntry(entry);
  return {
    cells: symbolNames(pl.kindOf(entry)),
    at: [xyOf(firstCell(placement)), xyOf(secondCell(placement))],
    under: isUnder(placement),
  };
}

function symbolNames(kind: number): readonly [SymbolName, SymbolName] {
  const [one, two] = UPGRADES[kind].cells;
  return [SYMBOLS[one], SYMBOLS[two]];
}
