import * as act from '../rules/actions.ts';
import { FIRST_VP } from '../rules/control.ts';
import { FIRST_CUSTOMER, REGIONS } from '../rules/data/regions.ts';
import { isWilling, marketsOf } from '../rules/sales.ts';
import * as st from '../rules/state.ts';
import { filledSlots, type State } from '../rules/state.ts';

/** How much of a region's control is hoped for with each rival who may still sell there. */
const CONTESTED = 0.6;
/** What goods that do not win control are worth to it: customers that rivals do not get. */
const DENIED = 0.05;

/** Sells one more goods where it wins most control for what it takes; ends the turn where nobody buys. */
export function bestSale(s: State, seat: number): number {
  const markets = marketsOf(s, seat);
  let best = -1;
  let most = -1;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!((markets >> region) & 1)) continue;
    const worth = expectedIn(s, seat, region);
    if (worth <= most) continue;
    most = worth;
    best = region;
  }
  return best < 0 ? act.END : act.SELL + best;
}

const sold: number[] = [];

/** VP of control for each goods that it takes to win it here. */
function expectedIn(s: State, seat: number, region: number): number {
  sold.length = s.deal.companies;
  sold.fill(0);
  let free = 0;
  for (let customer = FIRST_CUSTOMER[region]; customer < FIRST_CUSTOMER[region + 1]; customer++) {
    const company = s.customers[customer];
    if (company >= 0) sold[company]++;
    else if (isWilling(customer, s.prices[seat], s.owned[seat])) free++;
  }
  let leader = 0;
  for (let company = 0; company < sold.length; company++) {
    if (company !== seat) leader = Math.max(leader, sold[company]);
  }
  const rivals = threatIn(s, seat, region);
  // Those who come later can take so many of the customers who are left: lead by more than that, if it is to be had.
  const wanted = Math.max(1, leader + 1, rivals > 0 ? (sold[seat] + free + 1) >> 1 : 0);
  const missing = wanted - sold[seat];
  if (missing <= 0) return DENIED * rivals;
  if (missing > free || missing > s.goods[seat]) return DENIED * (1 + rivals);
  const vp = FIRST_VP[region][filledSlots(s, region)];
  return (vp * CONTESTED ** rivals) / missing + DENIED;
}

/** Rivals with an office there and goods who have not sold yet. */
export function threatIn(s: State, seat: number, region: number): number {
  let threat = 0;
  for (let turn = s.turn; turn < s.order.length; turn++) {
    const company = s.order[turn];
    if (company !== seat && s.goods[company] > 0 && st.officesIn(s, company, region) > 0) threat++;
  }
  return threat;
}
