import { countBits } from '@stolik/core';
import { REGIONS } from '../rules/data/regions.ts';
import { A, B, GPS, LIION, NFC, TECHNOLOGIES } from '../rules/data/technologies.ts';
import { KINDS } from '../rules/data/upgrades.ts';
import { LEAST_PRICE, MOST_PRICE } from '../rules/plan.ts';
import { filledSlots, hasRetailer, hasSide, regionsOf, type State } from '../rules/state.ts';
import { abroadDemand, controlAmong, directDemand, rivalsIn, shareAmong, willingIn } from './market.ts';
import type { Beliefs } from './weights.ts';

const share: number[] = new Array(REGIONS.length).fill(0);
const control: number[] = new Array(REGIONS.length).fill(0);

/** VP of a round to come, if the company stays as it is and picks its best price. */
export function roundWorth(b: Beliefs, s: State, seat: number): number {
  const own = regionsOf(s, seat);
  const owned = s.owned[seat];
  for (let region = 0; region < REGIONS.length; region++) {
    share[region] = 0;
    if (hasRetailer(s, region) || !((own >> region) & 1)) continue;
    const rivals = rivalsIn(s, seat, region);
    share[region] = shareAmong(b, rivals);
    control[region] = controlAmong(b, region, filledSlots(s, region), rivals);
  }
  const extra = extraGoods(b, s, seat);
  const apart = directDemand(s, seat) + abroadDemand(b, s, seat);
  const raise = hasSide(s, seat, NFC, B) ? 1 : 0;
  let best = 0;
  for (let price = LEAST_PRICE; price <= MOST_PRICE; price++) {
    const goods = b.goodsAt[price - raise] + extra;
    let demand = apart;
    let won = 0;
    for (let region = 0; region < REGIONS.length; region++) {
      if (share[region] === 0) continue;
      const willing = willingIn(region, price, owned);
      if (willing === 0) continue;
      demand += willing * share[region];
      won += control[region];
    }
    // With fewer goods than customers not every region is served.
    const served = demand > goods ? goods / demand : 1;
    best = Math.max(best, price * Math.min(goods, demand) + won * served);
  }
  return best + comfortOf(b, s, seat);
}

/** Goods a round beside those of the pads. */
function extraGoods(b: Beliefs, s: State, seat: number): number {
  let goods = s.tokens[seat];
  for (let kind = 0; kind < KINDS; kind++) goods += s.upgrades[seat * KINDS + kind] * b.upgradeGoods;
  if (hasSide(s, seat, GPS, A)) goods += b.gpsA;
  if (hasSide(s, seat, LIION, B)) goods += countBits(s.owned[seat]) >> 1;
  return goods;
}

/** What the rest does not see. */
function comfortOf(b: Beliefs, s: State, seat: number): number {
  let vp = 0;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    if (hasSide(s, seat, technology, A)) vp += b.comfort[technology];
  }
  for (let kind = 0; kind < KINDS; kind++) vp += s.upgrades[seat * KINDS + kind] * b.upgrades[kind];
  return vp;
}

/** VP that finishing a technology may bring: customers in own regions (a mask) for the rounds left, and its patent. */
export function technologyWorth(
  b: Beliefs,
  s: State,
  seat: number,
  technology: number,
  rounds: number,
  own: number,
): number {
  const mask = 1 << technology;
  let customers = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!((own >> region) & 1) || hasRetailer(s, region)) continue;
    if (willingIn(region, MOST_PRICE + 1, mask) > 0) customers += shareAmong(b, rivalsIn(s, seat, region));
  }
  const patent = s.patents[technology] < 0 ? TECHNOLOGIES[technology].patentVp * b.patent : 0;
  const comfort = s.deal.sides[technology] === A ? b.comfort[technology] : 0;
  return patent + rounds * (b.saleWorth * customers + comfort);
}
