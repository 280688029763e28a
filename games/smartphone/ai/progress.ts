import { costOf } from '../rules/costs.ts';
import { ENTRY_COST, REGIONS } from '../rules/data/regions.ts';
import { TECHNOLOGIES } from '../rules/data/technologies.ts';
import { BASE_PRICE } from '../rules/plan.ts';
import {
  filledSlots,
  hasRetailer,
  progressAt,
  regionsOf,
  researchAt,
  retailerOn,
  type State,
  slotsOf,
} from '../rules/state.ts';
import { marketWorth } from './market.ts';
import { technologyWorth } from './outlook.ts';
import type { Beliefs } from './weights.ts';

/** What progress on technologies and in regions stands for. */
export function progressWorth(b: Beliefs, s: State, seat: number, rounds: number): number {
  if (rounds <= 0) return 0;
  const own = regionsOf(s, seat);
  let worth = 0;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    const progress = s.research[researchAt(seat, technology)];
    if (progress === 0) continue;
    const part = Math.min(1, progress / costOf(s, seat, technology));
    worth += b.progress * part * technologyWorth(b, s, seat, technology, rounds - 1, own);
  }
  for (let region = 0; region < REGIONS.length; region++) {
    const progress = s.progress[progressAt(seat, region)];
    if (progress === 0) continue;
    worth += b.progress * (progress / ENTRY_COST[region]) * regionWorth(b, s, seat, region, rounds - 1);
  }
  return worth;
}

/** VP that an office in a region may bring in so many rounds. */
export function regionWorth(b: Beliefs, s: State, seat: number, region: number, rounds: number): number {
  const slots = slotsOf(s, region);
  const filled = filledSlots(s, region);
  if (filled === slots) return 0;
  if (hasRetailer(s, region)) return retailerOn(s, region).vp[filled];
  return rounds * marketWorth(b, s, seat, region, BASE_PRICE);
}
