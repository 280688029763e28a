import * as act from '../rules/actions.ts';
import { legal } from '../rules/legal.ts';
import * as plan from '../rules/plan.ts';
import { soldIn } from '../rules/sales.ts';
import * as st from '../rules/state.ts';
import { filledSlots, planOf, type State } from '../rules/state.ts';
import { controlAmong, rivalsIn } from './market.ts';
import type { PlanNumbers, Planner } from './planner.ts';
import { bestRegion, bestTechnology } from './spending.ts';
import type { Beliefs } from './weights.ts';

/** Of equal steps that follow each other, how many are worth a look: what is done in another order is the same. */
const FEW = 2;

/** The actions worth looking at. A plan is made as a whole, and its next step is the only one. */
export function candidates(planner: Planner, s: State, seat: number, out: number[]): number {
  const b = planner.beliefs;
  switch (s.step) {
    case st.PLANNING:
      out[0] = nextStep(s, seat, planner.bestPlan(s, seat));
      return 1;
    case st.RESEARCHING:
      return few(s, seat, out, technologiesWorth(b, s, seat));
    case st.MOVING:
      return few(s, seat, out, regionsWorth(b, s, seat));
    case st.SELLING:
      return few(s, seat, out, marketsWorth(b, s, seat));
    default:
      return legal(s, seat, out);
  }
}

export function layingOf(entry: number): number {
  return plan.isFaceDown(entry) ? act.FACE_DOWN + plan.kindOf(entry) : act.LAY + entry;
}

/** The next step towards a plan. */
export function nextStep(s: State, seat: number, wanted: PlanNumbers): number {
  const at = planOf(seat);
  if (s.plans[at + plan.LAYOUT] < 0) return act.LAYOUT + wanted[plan.LAYOUT];
  const decided = s.plans[at + plan.DECIDED];
  if (decided === wanted[plan.DECIDED]) return act.READY;
  return layingOf(wanted[plan.ENTRIES + decided]);
}

/** Those of `wanted` that are legal; where none is, everything legal. */
function few(s: State, seat: number, out: number[], wanted: readonly number[]): number {
  const count = legal(s, seat, out);
  const kept = out.slice(0, count).filter((a) => wanted.includes(a));
  if (kept.length === 0) return count;
  kept.forEach((a, i) => {
    out[i] = a;
  });
  return kept.length;
}

function technologiesWorth(b: Beliefs, s: State, seat: number): number[] {
  const first = bestTechnology(b, s, seat, s.points);
  const second = bestTechnology(b, s, seat, s.points, first);
  return [first, second].filter((technology) => technology >= 0).map((technology) => act.RESEARCH + technology);
}

/** Regions to expand into; a second office and direct sales cost nothing, so they come first. */
function regionsWorth(b: Beliefs, s: State, seat: number): number[] {
  const actions: number[] = [];
  const count = legal(s, seat, actions);
  const free = actions
    .slice(0, count)
    .filter((a) => (a >= act.SECOND && a < act.SELL) || (a > act.DIRECT && a < act.TAKE));
  if (free.length > 0) return free.slice(-3);
  const first = bestRegion(b, s, seat, s.points);
  const second = bestRegion(b, s, seat, s.points, first);
  return [first, second].filter((region) => region >= 0).map((region) => act.EXPAND + region);
}

/** Where one more goods is most likely to change control. */
function marketsWorth(b: Beliefs, s: State, seat: number): number[] {
  const actions: number[] = [];
  const count = legal(s, seat, actions);
  const worth = (a: number) => {
    const region = a - act.SELL;
    const rivals = rivalsIn(s, seat, region);
    return controlAmong(b, region, filledSlots(s, region), 0) / (1 + soldIn(s, seat, region) + (rivals === 0 ? 1 : 0));
  };
  const sells = actions.slice(0, count).filter((a) => a >= act.SELL);
  return sells.sort((a, next) => worth(next) - worth(a)).slice(0, FEW);
}
