import { hasBit } from '@stolik/core';
import { ENTRY_COST, LINKED, REGIONS } from './data/regions.ts';
import { filledSlots, hasRetailer, officesIn, progressAt, regionsOf, type State, slotsOf } from './state.ts';

// Where offices and progress may go.

/** Where a company may put progress, as a mask: linked, a slot free, no own office (R30). */
export function openRegions(s: State, company: number): number {
  const own = regionsOf(s, company);
  let mask = 0;
  for (let region = 0; region < REGIONS.length; region++) if (hasBit(own, region)) mask |= LINKED[region];
  mask &= ~own;
  for (let region = 0; region < REGIONS.length; region++) {
    if (!hasBit(mask, region)) continue;
    const isPaid = s.progress[progressAt(company, region)] >= ENTRY_COST[region];
    if (isPaid || filledSlots(s, region) === slotsOf(s, region)) mask &= ~(1 << region);
  }
  return mask;
}

/** Where a company may add a second office, as a mask: exactly one there, no retailer, a slot free. */
export function secondRegions(s: State, company: number): number {
  if (s.markers[company] === 0) return 0;
  let mask = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (hasRetailer(s, region) || officesIn(s, company, region) !== 1) continue;
    if (filledSlots(s, region) < slotsOf(s, region)) mask |= 1 << region;
  }
  return mask;
}

/** Where Controller B may put an office, as a mask. */
export function smallRegions(s: State, seat: number): number {
  if (s.markers[seat] === 0) return 0;
  let mask = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (REGIONS[region].size !== 'S' || officesIn(s, seat, region) > 0) continue;
    if (filledSlots(s, region) < slotsOf(s, region)) mask |= 1 << region;
  }
  return mask;
}

/** Where an office may be moved from, as a mask: not from the retailer that lets it move (R16). */
export function movableFrom(s: State, seat: number): number {
  return regionsOf(s, seat) & ~(1 << s.bonus);
}

/** Where an office may be moved to, as a mask: a slot free, no own office, no link needed (R16). */
export function movableTo(s: State, seat: number): number {
  let mask = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (region === s.bonus || officesIn(s, seat, region) > 0) continue;
    if (filledSlots(s, region) < slotsOf(s, region)) mask |= 1 << region;
  }
  return mask;
}
