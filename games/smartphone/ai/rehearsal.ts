import { countBits } from '@stolik/core';
import { costOf } from '../rules/costs.ts';
import { ENTRY_COST } from '../rules/data/regions.ts';
import { B, LIION, NFC } from '../rules/data/technologies.ts';
import { KINDS } from '../rules/data/upgrades.ts';
import * as plan from '../rules/plan.ts';
import * as st from '../rules/state.ts';
import { clone, hasSide, progressAt, researchAt, type State } from '../rules/state.ts';
import type { PlanOutcome } from './outcomes.ts';
import { bestRegion, bestTechnology, bestUpgrade } from './spending.ts';
import { standing } from './standing.ts';
import type { Beliefs } from './weights.ts';

/** The price that an outcome leads to. */
export function priceOf(s: State, seat: number, { shift }: PlanOutcome): number {
  return plan.clampPrice(plan.BASE_PRICE + shift + (hasSide(s, seat, NFC, B) ? 1 : 0));
}

/** Goods that come by themselves: those of tokens and of Li-Ion B. */
export function steadyGoods(s: State, seat: number): number {
  return s.tokens[seat] + (hasSide(s, seat, LIION, B) ? countBits(s.owned[seat]) >> 1 : 0);
}

/** Lives through the round alone with an outcome: research and logistics by the rule of thumb, then sales as hoped for. */
export function outcomeWorth(b: Beliefs, s: State, seat: number, outcome: PlanOutcome): number {
  const world = clone(s);
  world.prices[seat] = priceOf(s, seat, outcome);
  world.goods[seat] = s.goods[seat] + Math.min(s.supply[seat], outcome.goods + steadyGoods(s, seat));
  improve(b, world, seat, outcome.factory > 0);
  research(b, world, seat, outcome.research);
  expand(b, world, seat, outcome.logistics);
  return standing(b, world, seat);
}

function improve(b: Beliefs, s: State, seat: number, hasFactory: boolean): void {
  if (s.round === st.ROUNDS - 1) return;
  if (!hasFactory) {
    s.tokens[seat]++;
    return;
  }
  s.upgrades[seat * KINDS + bestUpgrade(b, s)]++;
}

function research(b: Beliefs, s: State, seat: number, gears: number): void {
  for (let points = gears; points > 0; ) {
    const technology = bestTechnology(b, s, seat, points);
    if (technology < 0) return;
    const at = researchAt(seat, technology);
    const progress = Math.min(points, costOf(s, seat, technology) - s.research[at]);
    s.research[at] += progress;
    points -= progress;
    if (s.research[at] < costOf(s, seat, technology)) continue;
    s.research[at] = 0;
    s.owned[seat] |= 1 << technology;
    if (s.patents[technology] < 0) s.patents[technology] = seat;
  }
}

function expand(b: Beliefs, s: State, seat: number, trucks: number): void {
  for (let points = trucks; points > 0; ) {
    const region = bestRegion(b, s, seat, points);
    if (region < 0) return;
    const at = progressAt(seat, region);
    const progress = Math.min(points, ENTRY_COST[region] - s.progress[at]);
    s.progress[at] += progress;
    points -= progress;
    if (s.progress[at] < ENTRY_COST[region]) continue;
    s.progress[at] = 0;
    s.offices[region * st.SLOTS + st.filledSlots(s, region)] = seat;
  }
}
