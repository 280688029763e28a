import type { Chance, World } from '@stolik/core';
import * as plan from '../rules/plan.ts';
import * as st from '../rules/state.ts';
import { clone, planOf, type State } from '../rules/state.ts';
import type { PlanNumbers, Planner, RankedPlan } from './planner.ts';

/** A plan that is worth so many VP less than another at first sight is made about a third as often. */
const CARELESSNESS = 5;
/** How many plans of a company are thought possible, where plans are drawn and where all are looked at. */
const POSSIBLE = 16;
const NAMED = 32;
/** Chances are drawn in parts of this. */
const PARTS = 2 ** 20;

/** Lets the others plan as companies do that are not careless: a good plan is likely, a poor one is not. */
export function guess(planner: Planner, s: State, seat: number, chance: Chance): void {
  if (s.step !== st.PLANNING) return;
  for (let other = 0; other < s.deal.seats; other++) {
    if (other !== seat) lay(s, other, draw(planner.plansByWorth(s, other).slice(0, POSSIBLE), chance).numbers);
  }
}

/**
 * What another company may have planned, the likely first; once plans are shown nothing is hidden. Chance has no say before
 * the round is over. With more companies that plan there are too many worlds to name.
 */
export function worlds(planner: Planner, s: State, seat: number): readonly World<State>[] | undefined {
  if (s.step !== st.PLANNING || s.deal.seats === 1) return [{ s, odds: 1 }];
  if (s.deal.seats > 2) return undefined;
  const other = 1 - seat;
  const plans = planner.plansByWorth(s, other).slice(0, NAMED);
  return plans.map((each) => {
    const world = clone(s);
    lay(world, other, each.numbers);
    return { s: world, odds: oddsOf(each, plans[0]) };
  });
}

/** Puts a whole plan in the place of what the seat has laid; whether it is ready is no secret. */
function lay(s: State, seat: number, numbers: PlanNumbers): void {
  const at = planOf(seat);
  const isReady = s.plans[at + plan.READY];
  for (let i = 0; i < plan.PLAN; i++) s.plans[at + i] = numbers[i] ?? 0;
  s.plans[at + plan.READY] = isReady;
}

function draw(plans: readonly RankedPlan[], chance: Chance): RankedPlan {
  const odds = plans.map((each) => oddsOf(each, plans[0]));
  let at = odds.reduce((sum, each) => sum + each, 0) * (chance.int(PARTS) / PARTS);
  for (const [i, each] of plans.entries()) {
    at -= odds[i];
    if (at < 0) return each;
  }
  return plans[0];
}

/** How likely a plan is at first sight, beside the best. */
function oddsOf({ worth }: RankedPlan, best: RankedPlan): number {
  return Math.exp((worth - best.worth) / CARELESSNESS);
}
