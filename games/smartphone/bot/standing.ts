import { type Control, controlOf } from '../rules/control.ts';
import { FIRST_CUSTOMER, REGIONS } from '../rules/data/regions.ts';
import { WIFI } from '../rules/data/technologies.ts';
import { isWilling } from '../rules/sales.ts';
import { patentsVp, retailersVp } from '../rules/score.ts';
import * as st from '../rules/state.ts';
import { filledSlots, hasRetailer, hasSide, regionsOf, type State } from '../rules/state.ts';
import { abroadDemand, controlAmong, directDemand, willingIn } from './market.ts';
import { roundWorth } from './outlook.ts';
import { progressWorth } from './progress.ts';
import { roundsLeft, sellsLater } from './time.ts';
import { WEIGHTS } from './weights.ts';

/** What nobody can take away, or only by a better offer. */
export function certain(s: State, seat: number): number {
  return s.vp[seat] + patentsVp(s, seat) + retailersVp(s, seat);
}

/** A position in mid-round: price and goods are known. */
export function standing(s: State, seat: number): number {
  const later = roundsLeft(s) - 1;
  const round = sellsLater(s, seat) && s.phase !== st.PHASE_SALES ? expectedSales(s, seat) : soldWorth(s, seat);
  const future = later > 0 ? later * roundWorth(s, seat) : 0;
  return certain(s, seat) + round + future + progressWorth(s, seat, s.phase < st.PHASE_SALES ? later + 1 : later);
}

/** Before the sales of the round: customers within reach, as far as the goods go. */
function expectedSales(s: State, seat: number): number {
  const own = regionsOf(s, seat);
  const price = s.prices[seat];
  const goods = s.goods[seat];
  let demand = 0;
  let won = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!((own >> region) & 1) || hasRetailer(s, region)) continue;
    const willing = willingIn(region, price, s.owned[seat]);
    if (willing === 0) continue;
    const { share, hope } = rivalry(s, seat, region);
    demand += willing * share;
    won += hope;
  }
  if (!s.directed) demand += directDemand(s, seat);
  demand += abroadDemand(s, seat);
  const served = demand > goods ? goods / Math.max(demand, 1) : 1;
  return price * Math.min(goods, demand) + won * served + keptWorth(s, seat, Math.max(0, goods - demand));
}

/** What the rivals of a region leave: those who come first take more, those after nothing but the hope of control. */
function rivalry(s: State, seat: number, region: number): { share: number; hope: number } {
  let before = 0;
  let after = 0;
  for (let company = 0; company < s.deal.companies; company++) {
    if (company === seat || st.officesIn(s, company, region) === 0) continue;
    const first = firstChance(s, seat, company);
    before += first;
    after += 1 - first;
  }
  const hope = controlAmong(region, filledSlots(s, region), before + after);
  return { share: 1 / (1 + 2 * WEIGHTS.rivalry * before), hope };
}

/** How likely a rival sells before the seat; while plans are secret, the more likely the dearer the seat is. */
function firstChance(s: State, seat: number, company: number): number {
  const price = s.prices[seat];
  if (s.phase === st.PHASE_PLANNING) return Math.min(0.9, Math.max(0.1, (price - 2.5) / 5));
  if (s.goods[company] === 0) return 0;
  if (s.prices[company] !== price) return s.prices[company] < price ? 1 : 0;
  return s.vp[company] < s.vp[seat] ? 1 : 0;
}

const control: Control = { first: -1, firstVp: 0, second: -1, secondVp: 0 };

/** In phase 7: goods on customers, those that can still be sold, and control as it stands. */
function soldWorth(s: State, seat: number): number {
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
  return price * (sold + more) + won + keptWorth(s, seat, s.goods[seat] - more);
}

/** Wi-Fi B: what unsold goods are worth in the next round. */
function keptWorth(s: State, seat: number, goods: number): number {
  return hasSide(s, seat, WIFI, 1) && s.round < st.ROUNDS - 1 ? goods * WEIGHTS.kept : 0;
}

/** Rivals with an office there and goods who have not sold yet. */
function threatIn(s: State, seat: number, region: number): number {
  let threat = 0;
  for (let turn = s.turn; turn < s.order.length; turn++) {
    const company = s.order[turn];
    if (company !== seat && s.goods[company] > 0 && st.officesIn(s, company, region) > 0) threat++;
  }
  return threat;
}
