import { hasBit } from '@stolik/core';
import { FIRST_CUSTOMER, MAX_PRICE, REGIONS, WANTED } from './data/regions.ts';
import { B, FOUR_G } from './data/technologies.ts';
import type { Emit } from './events.ts';
import * as st from './state.ts';
import { hasRetailer, hasSide, regionsOf, type State } from './state.ts';

/** RB phase 7: a red customer pays up to its number, a purple one any price for its technology. */
export function isWilling(customer: number, price: number, owned: number): boolean {
  return WANTED[customer] === 0 ? price <= MAX_PRICE[customer] : (WANTED[customer] & owned) !== 0;
}

/** The left-most customer of a region who is free and willing; -1 if there is none. */
export function nextCustomer(customers: readonly number[], region: number, price: number, owned: number): number {
  for (let customer = FIRST_CUSTOMER[region]; customer < FIRST_CUSTOMER[region + 1]; customer++) {
    if (customers[customer] < 0 && isWilling(customer, price, owned)) return customer;
  }
  return -1;
}

/** Where a company may sell now, as a mask. */
export function marketsOf(s: State, company: number): number {
  if (s.goods[company] === 0) return 0;
  const own = regionsOf(s, company);
  const sellsAbroad = canSellAbroad(s, company);
  let mask = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (hasRetailer(s, region)) continue;
    const isHome = hasBit(own, region);
    // R35: one goods a round in each region without an own office.
    if (!isHome && !(sellsAbroad && soldIn(s, company, region) === 0)) continue;
    if (nextCustomer(s.customers, region, s.prices[company], s.owned[company]) >= 0) mask |= 1 << region;
  }
  return mask;
}

/** 4G B; Steve uses no technology's bonus. */
function canSellAbroad(s: State, company: number): boolean {
  return hasSide(s, company, FOUR_G, B) && !st.isSteve(s, company);
}

/** How many goods of a company lie on customers of a region. */
export function soldIn(s: State, company: number, region: number): number {
  let sold = 0;
  for (let customer = FIRST_CUSTOMER[region]; customer < FIRST_CUSTOMER[region + 1]; customer++) {
    if (s.customers[customer] === company) sold++;
  }
  return sold;
}

export function sell(s: State, company: number, region: number, emit?: Emit): void {
  const customer = nextCustomer(s.customers, region, s.prices[company], s.owned[company]);
  s.customers[customer] = company;
  s.goods[company]--;
  if (!emit) return;
  const place = customer - FIRST_CUSTOMER[region];
  const event = { type: 'sold', seat: company, region: REGIONS[region].id, customer: place } as const;
  emit(st.officesIn(s, company, region) > 0 ? event : { ...event, by: '4g-B' });
}
