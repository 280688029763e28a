import { firstBit, hasBit } from '@stolik/core';
import { costOf, paidFor } from './costs.ts';
import { ENTRY_COST, FIRST_CUSTOMER, REGIONS, SIZE_OF, WANTED } from './data/regions.ts';
import { STEVE_LEVELS, STEVE_TRACKS, type StevePlan } from './data/steve.ts';
import { TECHNOLOGIES } from './data/technologies.ts';
import { UPGRADES } from './data/upgrades.ts';
import type { Emit } from './events.ts';
import { expand } from './logistics.ts';
import { produce } from './production.ts';
import { openRegions } from './reach.ts';
import { finishTechnology, putResearch } from './research.ts';
import { isWilling, marketsOf, sell } from './sales.ts';
import * as st from './state.ts';
import {
  filledSlots,
  hasRetailer,
  printedOf,
  progressAt,
  regionsOf,
  researchAt,
  retailerOn,
  type State,
} from './state.ts';

// Steve follows his sheet and owes no decision. He uses no technology's and no retailer's bonus.

/** What he does in this round: his marker's track, changed by his level. Everybody knows it beforehand. */
export function stevePlan(s: State): StevePlan {
  const printed = printedOf(s);
  const plan = printed.pad[STEVE_TRACKS[s.track]][Math.min(s.round, st.ROUNDS - 1)];
  const extra = printed.extra[STEVE_LEVELS[s.deal.steve]];
  return { ...plan, goods: Math.max(0, plan.goods + extra), research: Math.max(0, plan.research + extra) };
}

/** Phases 2 and 3. */
export function steveSetsOut(s: State, steve: number, emit?: Emit): void {
  const plan = stevePlan(s);
  s.prices[steve] = plan.price;
  s.gears[steve] = plan.research;
  s.trucks[steve] = plan.logistics;
  s.factories[steve] = plan.factory ? 1 : 0;
  emit?.({ type: 'price', seat: steve, price: plan.price });
  produce(s, steve, plan.goods, emit);
}

/** Phase 4: with his factory lit he removes the first upgrade that is shown. */
export function steveImproves(s: State, steve: number, emit?: Emit): void {
  if (s.factories[steve] === 0 || s.display.length === 0) return;
  const [kind] = s.display.splice(0, 1);
  s.box[kind]++;
  emit?.({ type: 'removed', seat: steve, upgrade: UPGRADES[kind].id });
}

/**
 * Phase 5: finish what he can finish now, highest patent still there first, then most customers in his regions; otherwise
 * put everything on the technology with the least missing.
 */
export function steveResearches(s: State, steve: number, emit?: Emit): void {
  finishPaid(s, steve, emit);
  let points = s.gears[steve];
  while (points > 0 && s.markers[steve] > 0) {
    const technology = nextTechnology(s, steve, points);
    if (technology < 0) return;
    const progress = Math.min(points, missingResearch(s, steve, technology));
    putResearch(s, steve, technology, progress, emit);
    points -= progress;
    finishPaid(s, steve, emit);
  }
}

function finishPaid(s: State, steve: number, emit?: Emit): void {
  for (let paid = paidFor(s, steve); paid !== 0; paid = paidFor(s, steve)) {
    finishTechnology(s, steve, firstBit(paid), emit);
  }
}

function missingResearch(s: State, steve: number, technology: number): number {
  return costOf(s, steve, technology) - s.research[researchAt(steve, technology)];
}

function nextTechnology(s: State, steve: number, points: number): number {
  let best = -1;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    if (hasBit(s.owned[steve], technology)) continue;
    if (best < 0 || isBetterTechnology(s, steve, points, technology, best)) best = technology;
  }
  return best;
}

/** Of equals the one that comes first on the board. */
function isBetterTechnology(s: State, steve: number, points: number, a: number, b: number): boolean {
  const [missingA, missingB] = [missingResearch(s, steve, a), missingResearch(s, steve, b)];
  if (missingA <= points !== missingB <= points) return missingA <= points;
  const [patentA, patentB] = [patentLeft(s, a), patentLeft(s, b)];
  if (missingA > points) return missingA !== missingB ? missingA < missingB : patentA > patentB;
  if (patentA !== patentB) return patentA > patentB;
  return customersFor(s, steve, a) > customersFor(s, steve, b);
}

/** A patent that is gone counts 0. */
function patentLeft(s: State, technology: number): number {
  return s.patents[technology] < 0 ? TECHNOLOGIES[technology].patentVp : 0;
}

/** Customers of a technology where Steve could sell to them. */
function customersFor(s: State, steve: number, technology: number): number {
  const own = regionsOf(s, steve);
  let count = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!hasBit(own, region) || hasRetailer(s, region)) continue;
    for (let customer = FIRST_CUSTOMER[region]; customer < FIRST_CUSTOMER[region + 1]; customer++) {
      if (WANTED[customer] === 1 << technology) count++;
    }
  }
  return count;
}

/** Phase 6: the region of the highest value for the progress it misses, until his progress is spent. */
export function steveExpands(s: State, steve: number, emit?: Emit): void {
  let points = s.trucks[steve];
  while (points > 0 && s.markers[steve] > 0) {
    const region = nextRegion(s, steve, points);
    if (region < 0) return;
    const progress = Math.min(points, missingProgress(s, steve, region));
    expand(s, steve, region, progress, emit);
    points -= progress;
  }
}

function missingProgress(s: State, steve: number, region: number): number {
  return ENTRY_COST[region] - s.progress[progressAt(steve, region)];
}

function nextRegion(s: State, steve: number, points: number): number {
  const open = openRegions(s, steve);
  let best = -1;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!hasBit(open, region)) continue;
    // In the last round only what he can finish now.
    if (s.round === st.ROUNDS - 1 && missingProgress(s, steve, region) > points) continue;
    if (best < 0 || isBetterRegion(s, steve, region, best)) best = region;
  }
  return best;
}

/** Values are compared as fractions, exactly; of equals the larger region, then the one that comes first in the list. */
function isBetterRegion(s: State, steve: number, a: number, b: number): boolean {
  const left = worthOf(s, steve, a) * shareOf(s, b) * missingProgress(s, steve, b);
  const right = worthOf(s, steve, b) * shareOf(s, a) * missingProgress(s, steve, a);
  return left !== right ? left > right : SIZE_OF[a] > SIZE_OF[b];
}

/**
 * 4 x rounds left x willing customers / (1 + 0.4 x rivals), or the VP of the next slot of a retailer. Numerator and
 * denominator are kept apart, five times as large each.
 */
function worthOf(s: State, steve: number, region: number): number {
  if (hasRetailer(s, region)) return retailerOn(s, region).vp[filledSlots(s, region)];
  let willing = 0;
  for (let customer = FIRST_CUSTOMER[region]; customer < FIRST_CUSTOMER[region + 1]; customer++) {
    if (isWilling(customer, s.prices[steve], s.owned[steve])) willing++;
  }
  return 20 * (st.ROUNDS - s.round) * willing;
}

function shareOf(s: State, region: number): number {
  if (hasRetailer(s, region)) return 1;
  let rivals = 0;
  for (let company = 0; company < s.deal.companies; company++) {
    if (!st.isSteve(s, company) && st.officesIn(s, company, region) > 0) rivals++;
  }
  return 5 + 2 * rivals;
}

/** Phase 7: the regions with most filled slots first, then the larger, then as listed; each as far as it goes. */
export function steveSells(s: State, steve: number, emit?: Emit): void {
  for (let markets = marketsOf(s, steve); markets !== 0; markets = marketsOf(s, steve)) {
    let best = -1;
    for (let region = 0; region < REGIONS.length; region++) {
      if (!hasBit(markets, region)) continue;
      if (best < 0 || crowdOf(s, region) > crowdOf(s, best)) best = region;
    }
    sell(s, steve, best, emit);
  }
}

/** Filled slots, then size. */
function crowdOf(s: State, region: number): number {
  return filledSlots(s, region) * REGIONS.length + SIZE_OF[region];
}

/** After phase 8 his marker moves: nothing unsold, towards premium; 2 or more, towards budget; 1, it stays. */
export function steveLearns(s: State, unsold: number, emit?: Emit): void {
  const step = unsold === 0 ? 1 : unsold > 1 ? -1 : 0;
  const track = Math.min(STEVE_TRACKS.length - 1, Math.max(0, s.track + step));
  if (track === s.track) return;
  s.track = track;
  emit?.({ type: 'steve', track: STEVE_TRACKS[track] });
}
