import { GOODS, GOODS_DISCOUNT, LOGISTICS, OPEN, PRICE_UP, RESEARCH, UPGRADE } from '../rules/data/symbols.ts';
import { IS_SYMMETRIC, UPGRADES } from '../rules/data/upgrades.ts';
import { GRID, LAYOUTS, offsetOfLayout } from '../rules/layout.ts';
import { firstCell, isUnder, PLACEMENTS, type Room, roomOf, secondCell } from '../rules/placements.ts';
import * as plan from '../rules/plan.ts';

/** What changes the worth of a plan beside its symbols. */
export interface Powers {
  /** 4G A: upgrades may hang out. */
  readonly overhang: boolean;
  /** GPS A: price cuts make one goods more. */
  readonly doubled: boolean;
  /** Li-Ion A: price-ups are trucks too. */
  readonly driven: boolean;
}

/** One of the different things that pads and upgrades can bring, and a plan that brings it. */
export interface PlanOutcome {
  /** Price-ups less price cuts: the price is 5 more than this. */
  readonly shift: number;
  readonly goods: number;
  readonly research: number;
  readonly logistics: number;
  readonly factory: number;
  /** Open cells that are seen: room for more upgrades. */
  readonly open: number;
  /** The layout, a 0, the number of decided upgrades, and those: as in the state. */
  readonly plan: readonly number[];
}

/** The different outcomes that these upgrades (kinds, ascending) allow, none worse than another at its price. */
export function outcomesFor(kinds: readonly number[], powers: Powers): readonly PlanOutcome[] {
  const layouts = Array.from({ length: LAYOUTS }, (_, layout) => [layout, 0, 0]);
  return completionsOf(layouts, kinds, powers);
}

/** The same from plans that are begun: upgrades are decided one by one, and what cannot be best any more is dropped. */
export function completionsOf(
  plans: readonly (readonly number[])[],
  kinds: readonly number[],
  powers: Powers,
): readonly PlanOutcome[] {
  const first = new Map<number, PlanOutcome>();
  for (const numbers of plans) {
    plan.countShown(numbers, 0, shown);
    keep(first, numbers, -1, plan.faceDownIn(numbers, 0), kinds.length > 0, powers);
  }
  let front = prune(first);
  kinds.forEach((kind, i) => {
    const next = new Map<number, PlanOutcome>();
    for (const { plan: numbers } of front) decide(next, numbers, kind, i < kinds.length - 1, powers);
    front = prune(next);
  });
  return front;
}

const shown: number[] = [];
const cells = new Int8Array(GRID);

// Of each placement: its cells, and whether it lies under.
const FIRST = Uint8Array.from({ length: PLACEMENTS }, (_, placement) => firstCell(placement));
const SECOND = Uint8Array.from({ length: PLACEMENTS }, (_, placement) => secondCell(placement));
const UNDER = Uint8Array.from({ length: PLACEMENTS }, (_, placement) => (isUnder(placement) ? 1 : 0));

/** Keeps what becomes of a plan with an upgrade of this kind: face down, or wherever it may lie. */
function decide(
  outcomes: Map<number, PlanOutcome>,
  numbers: readonly number[],
  kind: number,
  goesOn: boolean,
  powers: Powers,
): void {
  const room = roomOf(offsetOfLayout(numbers[plan.LAYOUT]));
  const blocked = plan.blockedIn(numbers, 0, room);
  const faceDown = plan.faceDownIn(numbers, 0);
  plan.lookAt(numbers, 0, cells, shown);
  hide(numbers, room);
  keep(outcomes, numbers, plan.faceDown(kind), faceDown + 1, goesOn, powers);
  const [one, two] = UPGRADES[kind].cells;
  for (const placement of placementsIn(room, kind, powers)) {
    if (blocked[placement] === 1) continue;
    // Counting only what the two halves change is far quicker than looking at the whole plan again.
    const first = FIRST[placement];
    const second = SECOND[placement];
    const isFirstSeen = UNDER[placement] === 0 || hidden[first] === 0;
    const isSecondSeen = UNDER[placement] === 0 || hidden[second] === 0;
    if (isFirstSeen) change(first, one, 1);
    if (isSecondSeen) change(second, two, 1);
    keep(outcomes, numbers, plan.entryOf(kind, placement), faceDown, goesOn, powers);
    if (isFirstSeen) change(first, one, -1);
    if (isSecondSeen) change(second, two, -1);
  }
}

function change(cell: number, symbol: number, by: number): void {
  shown[symbol] += by;
  if (cells[cell] >= 0) shown[cells[cell]] -= by;
}

/** Of each grid cell: 1 where an upgrade laid under now would not be seen. */
const hidden = new Uint8Array(GRID);

function hide(numbers: readonly number[], { isUpper }: Room): void {
  hidden.set(isUpper);
  for (let i = plan.ENTRIES; i < plan.ENTRIES + numbers[plan.DECIDED]; i++) {
    if (plan.isFaceDown(numbers[i])) continue;
    const placement = plan.placementOfEntry(numbers[i]);
    if (isUnder(placement)) continue;
    hidden[firstCell(placement)] = hidden[secondCell(placement)] = 1;
  }
}

function placementsIn(room: Room, kind: number, { overhang }: Powers): readonly number[] {
  if (IS_SYMMETRIC[kind]) return overhang ? room.hangingSymmetric : room.symmetric;
  return overhang ? room.hanging : room.all;
}

/** Of each outcome that is kept now: one more than its open cells. A table is quicker to ask than the map. */
const openOf = new Uint8Array(2 ** 20);

/** Keeps a plan that shows what is in `shown`, with one more entry (-1: none), if nothing brings the same with as much room. */
function keep(
  outcomes: Map<number, PlanOutcome>,
  numbers: readonly number[],
  entry: number,
  faceDown: number,
  goesOn: boolean,
  powers: Powers,
): void {
  const shift = shown[PRICE_UP] - shown[GOODS_DISCOUNT];
  const crates = shown[GOODS] + shown[GOODS_DISCOUNT] * (powers.doubled ? 2 : 1);
  const goods = plan.overlapOf(numbers[plan.LAYOUT]) + crates + faceDown;
  const research = shown[RESEARCH];
  const logistics = shown[LOGISTICS] + (powers.driven ? shown[PRICE_UP] : 0);
  const factory = shown[UPGRADE];
  const open = goesOn ? shown[OPEN] : 0;
  const key = ((((shift + 16) * 32 + goods) * 16 + research) * 32 + logistics) * 2 + factory;
  if (openOf[key] > open) return;
  openOf[key] = open + 1;
  const whole = numbers.slice();
  if (entry >= 0) {
    whole.push(entry);
    whole[plan.DECIDED]++;
  }
  outcomes.set(key, { shift, goods, research, logistics, factory, open, plan: whole });
}

/** Of each price, the outcomes that no other one equals or beats in everything. */
function prune(outcomes: ReadonlyMap<number, PlanOutcome>): PlanOutcome[] {
  for (const key of outcomes.keys()) openOf[key] = 0;
  // The richer come first, so that one pass against those kept is enough.
  const sorted = [...outcomes.values()].sort((a, b) => sumOf(b) - sumOf(a));
  const kept: PlanOutcome[] = [];
  const atPrice = new Map<number, PlanOutcome[]>();
  for (const outcome of sorted) {
    const same = atPrice.get(outcome.shift) ?? [];
    if (same.some((other) => isBeaten(outcome, other))) continue;
    same.push(outcome);
    atPrice.set(outcome.shift, same);
    kept.push(outcome);
  }
  return kept;
}

function sumOf({ goods, research, logistics, factory, open }: PlanOutcome): number {
  return goods + research + logistics + factory + open;
}

/** Of two outcomes at one price. */
function isBeaten(a: PlanOutcome, b: PlanOutcome): boolean {
  return (
    a.goods <= b.goods &&
    a.research <= b.research &&
    a.logistics <= b.logistics &&
    a.factory <= b.factory &&
    a.open <= b.open
  );
}
