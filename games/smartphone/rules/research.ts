import { firstBit, hasSeveral } from '@stolik/core';
import { hasDiscount, paidFor } from './costs.ts';
import { A, CONTROLLER, GPS, LIION, NFC, TECHNOLOGIES } from './data/technologies.ts';
import type { Emit } from './events.ts';
import { openOffice } from './logistics.ts';
import { changePrice, produce, produceByTechnologies } from './production.ts';
import { smallRegions } from './reach.ts';
import * as st from './state.ts';
import { researchAt, type State } from './state.ts';

/** Puts progress on a technology; it is finished elsewhere. */
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
    if (hasSeveral(paid)) {
      s.step = st.FINISH;
      return;
    }
    if (finishWithBonus(s, seat, firstBit(paid), emit)) return;
  }
}

/** Finishes a technology and gives what its side gives at once; whether that asks the seat something. */
export function finishWithBonus(s: State, seat: number, technology: number, emit?: Emit): boolean {
  finishTechnology(s, seat, technology, emit);
  if (s.deal.sides[technology] === A) return false;
  switch (technology) {
    case GPS:
      produce(s, seat, 5, emit, 'gps-B');
      return false;
    case CONTROLLER:
      return placeSmallOffice(s, seat, emit);
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
export function finishTechnology(s: State, company: number, technology: number, emit?: Emit): void {
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
function placeSmallOffice(s: State, seat: number, emit?: Emit): boolean {
  const regions = smallRegions(s, seat);
  if (regions === 0) return false;
  if (!hasSeveral(regions)) return openOffice(s, seat, firstBit(regions), emit, 'controller-B');
  s.step = st.OFFICE;
  return true;
}
