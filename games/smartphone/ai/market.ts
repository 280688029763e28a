import { countBits } from '@stolik/core';
import { FIRST_VP } from '../rules/control.ts';
import { FIRST_CUSTOMER, MAX_PRICE, REGIONS, WANTED } from '../rules/data/regions.ts';
import { A, B, FOUR_G, NFC } from '../rules/data/technologies.ts';
import { MOST_DIRECT } from '../rules/legal.ts';
import { MOST_PRICE } from '../rules/plan.ts';
import { filledSlots, hasRetailer, hasSide, officesIn, type State } from '../rules/state.ts';
import type { Beliefs } from './weights.ts';

const REGION_PLACES = REGIONS.map((_, region) => region);

/** Of each region: how many red customers buy at each price. */
const RED: readonly (readonly number[])[] = REGION_PLACES.map((region) =>
  Array.from({ length: MOST_PRICE + 2 }, (_, price) =>
    customersOf(region).reduce(
      (sum, customer) => sum + (WANTED[customer] === 0 && price <= MAX_PRICE[customer] ? 1 : 0),
      0,
    ),
  ),
);

/** Of each region: the technologies its purple customers want, as a mask; none wants one twice. */
const PURPLE: readonly number[] = REGION_PLACES.map((region) =>
  customersOf(region).reduce((mask, customer) => mask | WANTED[customer], 0),
);

function customersOf(region: number): number[] {
  const count = FIRST_CUSTOMER[region + 1] - FIRST_CUSTOMER[region];
  return Array.from({ length: count }, (_, i) => FIRST_CUSTOMER[region] + i);
}

/** Customers of a region who buy at this price from an owner of these technologies. */
export function willingIn(region: number, price: number, owned: number): number {
  return RED[region][price] + countBits(PURPLE[region] & owned);
}

/** Other companies with an office in a region. */
export function rivalsIn(s: State, seat: number, region: number): number {
  let rivals = 0;
  for (let company = 0; company < s.deal.companies; company++) {
    if (company !== seat && officesIn(s, company, region) > 0) rivals++;
  }
  return rivals;
}

/** The part of a region's customers that is left for a company among so many rivals. */
export function shareAmong(b: Beliefs, rivals: number): number {
  return 1 / (1 + b.rivalry * rivals);
}

/** VP of control to be expected of a region with so many filled slots from selling there among so many rivals. */
export function controlAmong(b: Beliefs, region: number, filled: number, rivals: number): number {
  return FIRST_VP[region][filled] / (1 + b.controlRivalry * rivals);
}

/** What an office in a region is worth a round to a company that sells at this price. */
export function marketWorth(b: Beliefs, s: State, seat: number, region: number, price: number): number {
  if (hasRetailer(s, region)) return 0;
  const rivals = rivalsIn(s, seat, region);
  const willing = willingIn(region, price, s.owned[seat]);
  if (willing === 0) return 0;
  const control = controlAmong(b, region, filledSlots(s, region), rivals);
  return b.saleWorth * willing * shareAmong(b, rivals) + control;
}

/** NFC A: goods a round that need no customer. */
export function directDemand(s: State, seat: number): number {
  return hasSide(s, seat, NFC, A) ? MOST_DIRECT : 0;
}

/** 4G B: goods a round that are sold where there is no own office. */
export function abroadDemand(b: Beliefs, s: State, seat: number): number {
  return hasSide(s, seat, FOUR_G, B) ? b.abroad : 0;
}
