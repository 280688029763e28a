import { SLOTS as REGION_SLOTS, SIZE_OF } from './data/regions.ts';
import { CONTROLLER, GPS, LIION, NFC, TECHNOLOGIES } from './data/technologies.ts';
import type { Emit } from './events.ts';
import { openOffice } from './logistics.ts';
import { changePrice, produce, produceByTechnologies } from './production.ts';
import * as st from './state.ts';
import { hasSide, researchAt, type State } from './state.ts';

/** Progress a technology takes: 1 more while its patent lies there, 1 less with Controller A, never under 1 (R11). */
export function costOf(s: State, company: number, technology: number): number {
  const cost = TECHNOLOGIES[technology].cost + (s.patents[technology] < 0 ? 1 : 0);
  return Math.max(1, hasDiscount(s, company) ? cost - 1 : cost);
}

/** Steve uses no technology's bonus. */
function hasDiscount(s: State, company: number): boolean {
  return hasSide(s, company, CONTROLLER, 0) && !st.isSteve(s, company);
}

/** Whether progress may be put on a technology: it is not finished, nor paid for already. */
export function canResearch(s: State, company: number, technology: number): boolean {
  if ((s.owned[company] >> technology) & 1) return false;
  return s.research[researchAt(company, technology)] < costOf(s, company, technology);
}

/** Technologies that are paid for and not finished, as a mask; none without an office to mark them (R36). */
export function paidFor(s: State, company: number): number {
  if (s.markers[company] === 0) return 0;
  let mask = 0;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    if ((s.owned[company] >> technology) & 1) continue;
    if (s.research[researchAt(company, technology)] >= costOf(s, company, technology)) mask |= 1 << technology;
  }
  return mask;
}

export function putResearch(s: State, company: number, technology: number, progress: number, emit?: Emit): void {
  s.research[researchAt(company, technology)] += progress;
  emit?.({ type: 'researched', seat: company, technology: TECHNOLOGIES[technology].id, progress });
}

/**
 * In the seat's phase 5: finishes what is paid for, even without a gear (R7). Of several the seat chooses the first (R27).
 * Ends in the step that asks next.
 */
export function settleResearch(s: State, seat: number, emit?: Emit): void {
  for (;;) {
    const paid = paidFor(s, seat);
    if (paid === 0) {
      s.step = st.RESEARCHING;
      return;
    }
    if ((paid & (paid - 1)) !== 0) {
      s.step = st.FINISH;
      return;
    }
    if (finishAsks(s, seat, 31 - Math.clz32(paid), emit)) return;
  }
}

/** Finishes a technology with its bonus; whether that asks the seat something. */
export function finishAsks(s: State, seat: number, technology: number, emit?: Emit): boolean {
  finish(s, seat, technology, emit);
  if (s.deal.sides[technology] === 0) return false;
  switch (technology) {
    case GPS:
      produce(s, seat, 5, emit, 'gps-B');
      return false;
    case CONTROLLER:
      return placeSmall(s, seat, emit);
    case LIION:
      produceByTechnologies(s, seat, emit);
      return false;
    case NFC:
      changePrice(s, seat, 1);
      emit?.({ type: 'price', seat, price: s.prices[seat], by: 'nfc-B' });
      return false;
    default:
      return false;
  }
}

/** RB: the progress goes back, an office marks the technology, and the first to finish it takes the patent. */
export function finish(s: State, company: number, technology: number, emit?: Emit): void {
  const isCheaper = hasDiscount(s, company);
  s.research[researchAt(company, technology)] = 0;
  s.owned[company] |= 1 << technology;
  s.markers[company]--;
  const patent = s.patents[technology] < 0;
  if (patent) s.patents[technology] = company;
  const event = { type: 'finished', seat: company, technology: TECHNOLOGIES[technology].id, patent } as const;
  emit?.(isCheaper ? { ...event, by: 'controller-A' } : event);
}

/** Controller B must be used if it can be (R29): an S region without an own office, linked or not. */
function placeSmall(s: State, seat: number, emit?: Emit): boolean {
  const regions = smallRegions(s, seat);
  if (regions === 0) return false;
  if ((regions & (regions - 1)) === 0) return openOffice(s, seat, 31 - Math.clz32(regions), emit, 'controller-B');
  s.step = st.OFFICE;
  return true;
}

/** Where Controller B may put an office, as a mask. */
export function smallRegions(s: State, seat: number): number {
  if (s.markers[seat] === 0) return 0;
  let mask = 0;
  for (let region = 0; region < REGION_SLOTS.length; region++) {
    if (SIZE_OF[region] !== 0 || st.officesIn(s, seat, region) > 0) continue;
    if (st.filledSlots(s, region) < st.slotsOf(s, region)) mask |= 1 << region;
  }
  return mask;
}
