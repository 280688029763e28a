import { costOf } from '../rules/costs.ts';
import { ENTRY_COST, REGIONS } from '../rules/data/regions.ts';
import { TECHNOLOGIES } from '../rules/data/technologies.ts';
import { LEAST_PRICE, MOST_PRICE } from '../rules/plan.ts';
import { openRegions } from '../rules/reach.ts';
import * as st from '../rules/state.ts';
import { progressAt, regionsOf, researchAt, type State } from '../rules/state.ts';
import type { PlanOutcome } from './outcomes.ts';
import { technologyWorth } from './outlook.ts';
import { regionWorth } from './progress.ts';
import { outcomeWorth, priceOf, steadyGoods } from './rehearsal.ts';
import { type Expected, expectAt, salesWorth } from './standing.ts';
import { roundsLeft } from './time.ts';
import type { Beliefs } from './weights.ts';

// Judging a plan by living through the round takes too long for playouts. A sketch values goods at each price, gears,
// trucks and the factory once for a position, adds them up for every outcome, and rehearses only the few best sums.

/** How many outcomes are rehearsed after the sketch. */
const REHEARSED = 4;
/** Gears and trucks beyond this are not told apart. */
const MOST = 12;

const expected: Expected[] = Array.from({ length: MOST_PRICE + 1 }, () => ({ demand: 0, control: 0 }));
const gears = new Float64Array(MOST + 1);
const trucks = new Float64Array(MOST + 1);
const sums = new Float64Array(REHEARSED);
const best: PlanOutcome[] = [];

/** The outcome that looks best. */
export function sketchBest(b: Beliefs, s: State, seat: number, outcomes: readonly PlanOutcome[]): PlanOutcome {
  if (outcomes.length === 1) return outcomes[0];
  for (let price = LEAST_PRICE; price <= MOST_PRICE; price++) expectAt(b, s, seat, price, expected[price]);
  valueGears(b, s, seat);
  valueTrucks(b, s, seat);
  const factory = factoryWorth(b, s);
  const steady = steadyGoods(s, seat);
  best.length = 0;
  for (const outcome of outcomes) {
    const price = priceOf(s, seat, outcome);
    const goods = s.goods[seat] + Math.min(s.supply[seat], outcome.goods + steady);
    const sum =
      salesWorth(b, s, seat, price, goods, expected[price]) +
      gears[Math.min(MOST, outcome.research)] +
      trucks[Math.min(MOST, outcome.logistics)] +
      factory * outcome.factory;
    insert(outcome, sum);
  }
  return rehearsed(b, s, seat);
}

function insert(outcome: PlanOutcome, sum: number): void {
  let place = Math.min(best.length, REHEARSED - 1);
  if (best.length === REHEARSED && sum <= sums[place]) return;
  for (; place > 0 && sums[place - 1] < sum; place--) {
    sums[place] = sums[place - 1];
    best[place] = best[place - 1];
  }
  sums[place] = sum;
  best[place] = outcome;
}

function rehearsed(b: Beliefs, s: State, seat: number): PlanOutcome {
  let chosen = best[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const outcome of best) {
    const worth = outcomeWorth(b, s, seat, outcome);
    if (worth <= most) continue;
    most = worth;
    chosen = outcome;
  }
  return chosen;
}

/** An upgrade instead of a goods token. */
function factoryWorth(b: Beliefs, s: State): number {
  const later = roundsLeft(s) - 1;
  let most = 0;
  for (const kind of s.display) most = Math.max(most, b.upgrades[kind]);
  return later * (most + (b.upgradeGoods - 1) * TOKEN_PRICE);
}
/** What one more goods a round sells for. */
const TOKEN_PRICE = 4;

const missing: number[] = [];
const whole: number[] = [];
const worths: number[] = [];

function valueGears(b: Beliefs, s: State, seat: number): void {
  const own = regionsOf(s, seat);
  let count = 0;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    if ((s.owned[seat] >> technology) & 1) continue;
    const cost = costOf(s, seat, technology);
    const left = cost - s.research[researchAt(seat, technology)];
    if (left <= 0) continue;
    count = note(count, left, cost, technologyWorth(b, s, seat, technology, roundsLeft(s), own));
  }
  valueSteps(b, count, gears, s.round === st.ROUNDS - 1);
}

/** Only regions that can be reached now: an office that opens the way to others is found by the rehearsal. */
function valueTrucks(b: Beliefs, s: State, seat: number): void {
  const open = openRegions(s, seat);
  let count = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!((open >> region) & 1)) continue;
    const left = ENTRY_COST[region] - s.progress[progressAt(seat, region)];
    count = note(count, left, ENTRY_COST[region], regionWorth(b, s, seat, region, roundsLeft(s)));
  }
  valueSteps(b, count, trucks, s.round === st.ROUNDS - 1);
}

function note(count: number, left: number, cost: number, worth: number): number {
  missing[count] = left;
  whole[count] = cost;
  worths[count] = worth;
  return count + 1;
}

/** What each number of steps is worth, put where a step brings most; what is not finished counts as progress. */
function valueSteps(b: Beliefs, count: number, out: Float64Array, isLastRound: boolean): void {
  for (let steps = 0; steps <= MOST; steps++) {
    let worth = 0;
    let used = 0;
    for (let points = steps; points > 0; ) {
      let chosen = -1;
      let most = 0;
      for (let i = 0; i < count; i++) {
        if ((used >> i) & 1) continue;
        const ratio = (worths[i] / missing[i]) * (missing[i] <= points ? 1 : b.later);
        if (ratio <= most) continue;
        most = ratio;
        chosen = i;
      }
      if (chosen < 0) break;
      used |= 1 << chosen;
      if (missing[chosen] <= points) worth += worths[chosen];
      else if (!isLastRound) worth += (b.progress * worths[chosen] * points) / whole[chosen];
      points -= missing[chosen];
    }
    out[steps] = worth;
  }
}
