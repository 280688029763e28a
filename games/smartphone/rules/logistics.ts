import { beginBonus } from './bonus.ts';
import { ENTRY_COST, REGIONS } from './data/regions.ts';
import { A, LIION } from './data/technologies.ts';
import type { Cause, Emit } from './events.ts';
import * as st from './state.ts';
import { filledSlots, hasRetailer, hasSide, progressAt, type State } from './state.ts';

/** Li-Ion A: each price-up of the plan counts as a truck too. */
export function moreTrucks(s: State, company: number): number {
  return hasSide(s, company, LIION, A) ? s.priceUps[company] : 0;
}

/** Puts progress into a region, and an office once it is paid for; whether a bonus of it asks the seat something. */
export function expand(s: State, company: number, region: number, progress: number, emit?: Emit): boolean {
  const at = progressAt(company, region);
  s.progress[at] += progress;
  emit?.({ type: 'expanded', seat: company, region: REGIONS[region].id, progress });
  // R36: without an office left the progress stays.
  if (s.progress[at] < ENTRY_COST[region] || s.markers[company] === 0) return false;
  return openOffice(s, company, region, emit);
}

/** RB: the office takes the left-most free slot, the progress goes back, a retailer gives its bonus. Whether that asks. */
export function openOffice(s: State, company: number, region: number, emit?: Emit, by?: Cause): boolean {
  putOffice(s, company, region);
  s.markers[company]--;
  const event = { type: 'opened', seat: company, region: REGIONS[region].id } as const;
  emit?.(by ? { ...event, by } : event);
  return hasRetailer(s, region) && !st.isSteve(s, company) && beginBonus(s, company, region, emit);
}

/** An office gained in any way returns the progress there (R30). */
function putOffice(s: State, company: number, region: number): void {
  s.offices[region * st.SLOTS + filledSlots(s, region)] = company;
  s.progress[progressAt(company, region)] = 0;
}

/** A retailer's bonus: gaps close to the left (R16). */
export function moveOffice(s: State, company: number, from: number, to: number, emit?: Emit): void {
  const at = from * st.SLOTS;
  let slot = 0;
  while (s.offices[at + slot] !== company) slot++;
  for (; slot < st.SLOTS - 1; slot++) s.offices[at + slot] = s.offices[at + slot + 1];
  s.offices[at + st.SLOTS - 1] = -1;
  putOffice(s, company, to);
  emit?.({ type: 'moved', seat: company, from: REGIONS[from].id, to: REGIONS[to].id });
}
