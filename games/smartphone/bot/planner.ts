import { costOf } from '../rules/costs.ts';
import { ENTRY_COST, REGIONS } from '../rules/data/regions.ts';
import { GPS, LIION, NFC, TECHNOLOGIES } from '../rules/data/technologies.ts';
import { KINDS } from '../rules/data/upgrades.ts';
import { upgradesLeft } from '../rules/legal.ts';
import * as plan from '../rules/plan.ts';
import { openRegions } from '../rules/reach.ts';
import * as st from '../rules/state.ts';
import { clone, hasSide, planOf, progressAt, researchAt, type State } from '../rules/state.ts';
import { countBits } from './market.ts';
import { completionsOf, outcomesFor, type PlanOutcome, type Powers } from './outcomes.ts';
import { technologyWorth } from './outlook.ts';
import { regionWorth } from './progress.ts';
import { standing } from './standing.ts';
import { roundsLeft } from './time.ts';
import { UPGRADE_WORTH, WEIGHTS } from './weights.ts';

/** A plan, as in the state: layout and entries. */
type PlanNumbers = readonly number[];

/** The best plan that the seat can still make. */
export function bestPlan(s: State, seat: number): PlanNumbers {
  if (s.plans[planOf(seat) + plan.LAYOUT] < 0) return plansByWorth(s, seat)[0];
  const known = remembered.get(keyOf(s, seat))?.[0];
  return known && isBegun(s, seat, known)
    ? known
    : ranked(s, seat, completionsOf([planNumbers(s, seat)], kindsLeft(s, seat), powersOf(s, seat)))[0];
}

/** How many plans of a position are kept. */
const KEPT = 12;
/** In playouts the same position is planned for again and again. */
const remembered = new Map<string, readonly PlanNumbers[]>();
const MOST_REMEMBERED = 2_000;

/** The best few of the plans that the seat can make, the best first. */
export function plansByWorth(s: State, seat: number): readonly PlanNumbers[] {
  const key = keyOf(s, seat);
  let plans = remembered.get(key);
  if (!plans) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    plans = ranked(s, seat, outcomesFor(kindsLeft(s, seat), powersOf(s, seat)));
    remembered.set(key, plans);
  }
  return plans;
}

/** By other weights other plans are best. */
export function forgetPlans(): void {
  remembered.clear();
}

/** Everything that planning looks at: all but the plans themselves, which are secret. */
function keyOf(s: State, seat: number): string {
  const { deal, round, vp, goods, supply, tokens, upgrades, owned, research, progress, patents, offices, display } = s;
  const lists = [deal.sides, deal.retailers, vp, goods, supply, tokens, upgrades, owned, research, progress, patents];
  return `${seat} ${round} ${lists.join('|')}|${offices}|${display}|${s.markers}`;
}

/** Whether what the seat has laid so far is how this plan begins. */
function isBegun(s: State, seat: number, wanted: PlanNumbers): boolean {
  const at = planOf(seat);
  const decided = s.plans[at + plan.DECIDED];
  if (s.plans[at + plan.LAYOUT] !== wanted[plan.LAYOUT] || decided > wanted[plan.DECIDED]) return false;
  for (let i = 0; i < decided; i++) if (s.plans[at + plan.ENTRIES + i] !== wanted[plan.ENTRIES + i]) return false;
  return true;
}

function ranked(s: State, seat: number, outcomes: readonly PlanOutcome[]): PlanNumbers[] {
  return outcomes
    .map((outcome) => ({ numbers: outcome.plan, worth: outcomeWorth(s, seat, outcome) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, KEPT)
    .map(({ numbers }) => numbers);
}

/** What the seat may expect from its plan as it lies, the rest of its upgrades face down. */
export function planWorth(s: State, seat: number): number {
  const numbers = planNumbers(s, seat);
  for (const kind of kindsLeft(s, seat)) {
    numbers.push(plan.faceDown(kind));
    numbers[plan.DECIDED]++;
  }
  return outcomeWorth(s, seat, completionsOf([numbers], [], powersOf(s, seat))[0]);
}

function planNumbers(s: State, seat: number): number[] {
  const at = planOf(seat);
  return [
    s.plans[at + plan.LAYOUT],
    0,
    ...s.plans.slice(at + plan.DECIDED, at + plan.ENTRIES + s.plans[at + plan.DECIDED]),
  ];
}

/** The kinds of upgrades that are not decided, ascending and as often as the seat has them. */
function kindsLeft(s: State, seat: number): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (let left = upgradesLeft(s, seat, kind); left > 0; left--) kinds.push(kind);
  }
  return kinds;
}

function powersOf(s: State, seat: number): Powers {
  return {
    overhang: st.hasOverhang(s, seat),
    doubled: hasSide(s, seat, GPS, 0),
    driven: hasSide(s, seat, LIION, 0),
  };
}

/** Lives through the round alone with an outcome: research and logistics by the rule of thumb, then sales as hoped for. */
function outcomeWorth(s: State, seat: number, outcome: PlanOutcome): number {
  const world = clone(s);
  const raise = hasSide(s, seat, NFC, 1) ? 1 : 0;
  world.prices[seat] = plan.clampPrice(plan.BASE_PRICE + outcome.shift + raise);
  const more = s.tokens[seat] + (hasSide(s, seat, LIION, 1) ? countBits(s.owned[seat]) >> 1 : 0);
  world.goods[seat] = s.goods[seat] + Math.min(s.supply[seat], outcome.goods + more);
  improve(world, seat, outcome.factory > 0);
  research(world, seat, outcome.research);
  expand(world, seat, outcome.logistics);
  return standing(world, seat);
}

function improve(s: State, seat: number, hasFactory: boolean): void {
  if (s.round === st.ROUNDS - 1) return;
  if (!hasFactory) {
    s.tokens[seat]++;
    return;
  }
  let best = s.display[0];
  for (const kind of s.display) if (UPGRADE_WORTH[kind] > UPGRADE_WORTH[best]) best = kind;
  s.upgrades[seat * KINDS + best]++;
}

function research(s: State, seat: number, gears: number): void {
  for (let points = gears; points > 0; ) {
    const technology = bestTechnology(s, seat, points);
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

/** The technology with most worth for the progress it misses; -1 if all are done. What cannot be finished now counts less. */
export function bestTechnology(s: State, seat: number, points: number, except = -1): number {
  let best = -1;
  let most = 0;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    if (technology === except || (s.owned[seat] >> technology) & 1) continue;
    const missing = costOf(s, seat, technology) - s.research[researchAt(seat, technology)];
    if (missing <= 0) continue;
    const worth = technologyWorth(s, seat, technology, roundsLeft(s));
    const ratio = (worth / missing) * (missing <= points ? 1 : WEIGHTS.later);
    if (best >= 0 && ratio <= most) continue;
    most = ratio;
    best = technology;
  }
  return best;
}

function expand(s: State, seat: number, trucks: number): void {
  for (let points = trucks; points > 0; ) {
    const region = bestRegion(s, seat, points);
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

/** The region with most worth for the progress it misses; -1 if none is open. */
export function bestRegion(s: State, seat: number, points: number, except = -1): number {
  const open = openRegions(s, seat);
  let best = -1;
  let most = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (region === except || !((open >> region) & 1)) continue;
    const missing = ENTRY_COST[region] - s.progress[progressAt(seat, region)];
    const isNow = missing <= points;
    if (!isNow && s.round === st.ROUNDS - 1) continue;
    const worth = regionWorth(s, seat, region, roundsLeft(s) - (isNow ? 0 : 1));
    const ratio = (worth / missing) * (isNow ? 1 : WEIGHTS.later);
    if (best >= 0 && ratio <= most) continue;
    most = ratio;
    best = region;
  }
  return best;
}
