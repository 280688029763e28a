import { type Control, controlOf } from '../rules/control.ts';
import { FIRST_CUSTOMER, REGIONS } from '../rules/data/regions.ts';
import { B, WIFI } from '../rules/data/technologies.ts';
import { isWilling } from '../rules/sales.ts';
import { patentsVp, retailersVp } from '../rules/score.ts';
import * as st from '../rules/state.ts';
import { filledSlots, hasRetailer, hasSide, regionsOf, type State } from '../rules/state.ts';
import { abroadDemand, controlAmong, directDemand, willingIn } from './market.ts';
import { roundWorth } from './outlook.ts';
import { progressWorth } from './progress.ts';
import { threatIn } from './selling.ts';
import { roundsLeft, sellsLater } from './time.ts';
import type { Beliefs } from './weights.ts';

/** What nobody can take away, or only by a better offer. */
export function certain(s: State, seat: number): number {
  return s.vp[seat] + patentsVp(s, seat) + retailersVp(s, seat);
}

/** A position in mid-round: price and goods are known. */
export function standing(b: Beliefs, s: State, seat: number): number {
  const later = roundsLeft(s) - 1;
  const round = sellsLater(s, seat) && s.phase !== st.PHASE_SALES ? expectedSales(b, s, seat) : soldWorth(b, s, seat);
  const future = later > 0 ? later * roundWorth(b, s, seat) : 0;
  return certain(s, seat) + round + future + progressWorth(b, s, seat, s.phase < st.PHASE_SALES ? later + 1 : later);
}

/** What a price may bring in the sales of the round. */
export interface Expected {
  /** Customers within reach who are left to the company. */
  demand: number;
  /** VP of control, if all of them are served. */
  control: number;
}
const expected: Expected = { demand: 0, control: 0 };

/** Before the sales of the round: customers within reach, as far as the goods go. */
function expectedSales(b: Beliefs, s: State, seat: number): number {
  const price = s.prices[seat];
  expectAt(b, s, seat, price, expected);
  return salesWorth(b, s, seat, price, s.goods[seat], expected);
}

/** Writes what the seat may hope for at this price. */
export function expectAt(b: Beliefs, s: State, seat: number, price: number, out: Expected): void {
  const own = regionsOf(s, seat);
  out.demand = abroadDemand(b, s, seat) + (s.directed ? 0 : directDemand(s, seat));
  out.control = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!((own >> region) & 1) || hasRetailer(s, region)) continue;
    const willing = willingIn(region, price, s.owned[seat]);
    if (willing === 0) continue;
    let before = 0;
    let rivals = 0;
    for (let company = 0; company < s.deal.companies; company++) {
      if (company === seat || st.officesIn(s, company, region) === 0) continue;
      before += firstChance(s, seat, company, price);
      rivals++;
    }
    // Those who come first take more, those after nothing but the hope of control.
    out.demand += willing / (1 + 2 * b.rivalry * before);
    out.control += controlAmong(b, region, filledSlots(s, region), rivals);
  }
}

/** VP of a round's sales with so many goods. */
export function salesWorth(
  b: Beliefs,
  s: State,
  seat: number,
  price: number,
  goods: number,
  { demand, control }: Expected,
): number {
  const served = demand > goods ? goods / Math.max(demand, 1) : 1;
  return price * Math.min(goods, demand) + control * served + keptWorth(b, s, seat, Math.max(0, goods - demand));
}

/** How likely a rival sells before the seat; while plans are secret, the more likely the dearer the seat is. */
function firstChance(s: State, seat: number, company: number, price: number): number {
  if (s.phase === st.PHASE_PLANNING) return Math.min(0.9, Math.max(0.1, (price - 2.5) / 5));
  if (s.goods[company] === 0) return 0;
  if (s.prices[company] !== price) return s.prices[company] < price ? 1 : 0;
  return s.vp[company] < s.vp[seat] ? 1 : 0;
}

const control: Control = { first: -1, firstVp: 0, second: -1, secondVp: 0 };

/** In phase 7: goods on customers, those that can still be sold, and control as it stands. */
function soldWorth(b: Beliefs, s: State, seat: number): number {
  const own = regionsOf(s, seat);
  const isOpen = sellsLater(s, seat);
  const price = s.prices[seat];
  let sold = 0;
  let free = 0;
  let won = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (hasRetailer(s, region)) continue;
    let here = 0;
    let willing = 0;
    for (let customer = FIRST_CUSTOMER[region]; customer < FIRST_CUSTOMER[region + 1]; customer++) {
      if (s.customers[customer] === seat) here++;
      else if (s.customers[customer] < 0 && isWilling(customer, price, s.owned[seat])) willing++;
    }
    sold += here;
    if (isOpen && (own >> region) & 1) free += willing;
    if (here === 0) continue;
    controlOf(s.customers, region, filledSlots(s, region), control);
    // Rivals who sell later may still take it away, the less the more lie there.
    const threat = threatIn(s, seat, region) / (1 + here);
    if (control.first === seat) won += control.firstVp / (1 + threat);
    else if (control.second === seat) won += control.secondVp / (1 + threat);
  }
  const more = isOpen ? Math.min(s.goods[seat], free) : 0;
  return price * (sold + more) + won + keptWorth(b, s, seat, s.goods[seat] - more);
}

/** Wi-Fi B: what unsold goods are worth in the next round. */
function keptWorth(b: Beliefs, s: State, seat: number, goods: number): number {
  return hasSide(s, seat, WIFI, B) && s.round < st.ROUNDS - 1 ? goods * b.kept : 0;
}
