import { hasBit } from '@stolik/core';
import { A, CONTROLLER, TECHNOLOGIES } from './data/technologies.ts';
import { hasSide, isSteve, researchAt, type State } from './state.ts';

/** Progress a technology takes: 1 more while its patent lies there, 1 less with Controller A, never under 1 (R11). */
export function costOf(s: State, company: number, technology: number): number {
  const cost = TECHNOLOGIES[technology].cost + (s.patents[technology] < 0 ? 1 : 0);
  return Math.max(1, hasDiscount(s, company) ? cost - 1 : cost);
}

/** Controller A; Steve uses no technology's bonus. */
export function hasDiscount(s: State, company: number): boolean {
  return hasSide(s, company, CONTROLLER, A) && !isSteve(s, company);
}

/** Whether progress may be put on a technology: it is not finished, nor paid for already. */
export function canResearch(s: State, company: number, technology: number): boolean {
  if (hasBit(s.owned[company], technology)) return false;
  return s.research[researchAt(company, technology)] < costOf(s, company, technology);
}

/** Technologies that are paid for and not finished, as a mask; none without an office to mark them (R36). */
export function paidFor(s: State, company: number): number {
  if (s.markers[company] === 0) return 0;
  let mask = 0;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    if (hasBit(s.owned[company], technology)) continue;
    if (s.research[researchAt(company, technology)] >= costOf(s, company, technology)) mask |= 1 << technology;
  }
  return mask;
}
