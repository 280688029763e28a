import { FIRST_CUSTOMER, REGIONS, SIZE_FACTS } from './data/regions.ts';

/** Who scores for control of a region, and how much; -1 for nobody. */
export interface Control {
  first: number;
  firstVp: number;
  second: number;
  secondVp: number;
}

/** The VP of the first and the second place by size: for no filled slot, one, two ... 0 where there is no number. */
export const FIRST_VP: readonly (readonly number[])[] = REGIONS.map(({ size }) => [
  0,
  ...SIZE_FACTS[size].control.map(([first]) => first),
]);
const SECOND_VP = REGIONS.map(({ size }) => [0, ...SIZE_FACTS[size].control.map(([, second = 0]) => second)]);

/**
 * RB phase 8: most goods sold there; of equals, whoever's left-most goods lies further left. The number is that above the
 * right-most filled slot, whosever it is (R14); without an office there is none (R13). No goods sold, no VP.
 */
export function controlOf(customers: readonly number[], region: number, filled: number, control: Control): void {
  const begin = FIRST_CUSTOMER[region];
  const end = FIRST_CUSTOMER[region + 1];
  control.first = -1;
  control.second = -1;
  let most = 0;
  let next = 0;
  // From left to right, so that of equals the one met first keeps its place.
  for (let customer = begin; customer < end; customer++) {
    const company = customers[customer];
    if (company < 0 || company === control.first || company === control.second) continue;
    let sold = 0;
    for (let other = customer; other < end; other++) if (customers[other] === company) sold++;
    if (sold > most) {
      control.second = control.first;
      next = most;
      control.first = company;
      most = sold;
    } else if (sold > next) {
      control.second = company;
      next = sold;
    }
  }
  control.firstVp = FIRST_VP[region][filled];
  control.secondVp = SECOND_VP[region][filled];
  if (control.firstVp === 0) control.first = -1;
  if (control.secondVp === 0) control.second = -1;
}
