import { GOODS, GOODS_DISCOUNT, LOGISTICS, OPEN, PRICE_UP, RESEARCH, UPGRADE } from '../rules/data/symbols.ts';
import { IS_SYMMETRIC } from '../rules/data/upgrades.ts';
import { LAYOUTS, lieOfLayout } from '../rules/layout.ts';
import { type Room, roomOf } from '../rules/placements.ts';
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

const cache = new Map<number, readonly PlanOutcome[]>();
const MOST_CACHED = 3_000;
/** More than there are kinds. */
const KEY_BASE = 16;

/** The different outcomes that these upgrades (kinds, ascending) allow, none worse than another at its price. */
export function outcomesFor(kinds: readonly number[], powers: Powers): readonly PlanOutcome[] {
  // A digit for the powers, never 0, and one for each upgrade.
  let key = 8 + (powers.overhang ? 1 : 0) + (powers.doubled ? 2 : 0) + (powers.driven ? 4 : 0);
  for (const kind of kinds) key = key * KEY_BASE + kind + 1;
  let outcomes = cache.get(key);
  if (!outcomes) {
    if (cache.size >= MOST_CACHED) cache.clear();
    const layouts = Array.from({ length: LAYOUTS }, (_, layout) => [layout, 0, 0]);
    outcomes = completionsOf(layouts, kinds, powers);
    cache.set(key, outcomes);
  }
  return outcomes;
}

/** The same from plans that are begun: upgrades are decided one by one, and what cannot be best any more is dropped. */
export function completionsOf(
  plans: readonly (readonly number[])[],
  kinds: readonly number[],
  powers: Powers,
): readonly PlanOutcome[] {
  const first = new Map<number, PlanOutcome>();
  for (const numbers of plans) keep(first, numbers, kinds.length > 0, powers);
  let front = prune(first);
  kinds.forEach((kind, i) => {
    const next = new Map<number, PlanOutcome>();
    const goesOn = i < kinds.length - 1;
    for (const { plan: numbers } of front) {
      const room = roomOf(lieOfLayout(numbers[plan.LAYOUT]));
      const more = [...numbers, plan.faceDown(kind)];
      const last = more.length - 1;
      more[plan.DECIDED]++;
      keep(next, more, goesOn, powers);
      const blocked = plan.blockedIn(numbers, 0, room);
      for (const placement of placementsIn(room, kind, powers)) {
        if (blocked[placement] === 1) continue;
        more[last] = plan.entryOf(kind, placement);
        keep(next, more, goesOn, powers);
      }
    }
    front = prune(next);
  });
  return front;
}

function placementsIn(room: Room, kind: number, { overhang }: Powers): readonly number[] {
  if (IS_SYMMETRIC[kind]) return overhang ? room.hangingSymmetric : room.symmetric;
  return overhang ? room.hanging : room.all;
}

const shown: number[] = [];

/** Keeps a plan if nothing brings the same with as much room for more. */
function keep(outcomes: Map<number, PlanOutcome>, numbers: readonly number[], goesOn: boolean, powers: Powers): void {
  plan.countShown(numbers, 0, shown);
  const shift = shown[PRICE_UP] - shown[GOODS_DISCOUNT];
  const crates = shown[GOODS] + shown[GOODS_DISCOUNT] * (powers.doubled ? 2 : 1);
  const goods = plan.overlapOf(numbers[plan.LAYOUT]) + crates + plan.faceDownIn(numbers, 0);
  const research = shown[RESEARCH];
  const logistics = shown[LOGISTICS] + (powers.driven ? shown[PRICE_UP] : 0);
  const factory = shown[UPGRADE];
  const open = goesOn ? shown[OPEN] : 0;
  const key = ((((shift + 16) * 32 + goods) * 16 + research) * 32 + logistics) * 2 + factory;
  const known = outcomes.get(key);
  if (known && known.open >= open) return;
  outcomes.set(key, { shift, goods, research, logistics, factory, open, plan: numbers.slice() });
}

/** Of each price, the outcomes that no other one equals or beats in everything. */
function prune(outcomes: ReadonlyMap<number, PlanOutcome>): PlanOutcome[] {
  // The richer come first, so that one pass against those kept is enough.
  const sorted = [...outcomes.values()].sort((a, b) => sumOf(b) - sumOf(a));
  const kept: PlanOutcome[] = [];
  for (const outcome of sorted) if (!kept.some((other) => isBeaten(outcome, other))) kept.push(outcome);
  return kept;
}

function sumOf({ goods, research, logistics, factory, open }: PlanOutcome): number {
  return goods + research + logistics + factory + open;
}

function isBeaten(a: PlanOutcome, b: PlanOutcome): boolean {
  return (
    a.shift === b.shift &&
    a.goods <= b.goods &&
    a.research <= b.research &&
    a.logistics <= b.logistics &&
    a.factory <= b.factory &&
    a.open <= b.open
  );
}
