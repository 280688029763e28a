import { costOf } from '../rules/costs.ts';
import { ENTRY_COST, REGIONS } from '../rules/data/regions.ts';
import { TECHNOLOGIES } from '../rules/data/technologies.ts';
import { openRegions } from '../rules/reach.ts';
import * as st from '../rules/state.ts';
import { progressAt, regionsOf, researchAt, type State } from '../rules/state.ts';
import { technologyWorth } from './outlook.ts';
import { regionWorth } from './progress.ts';
import { roundsLeft } from './time.ts';
import type { Beliefs } from './weights.ts';

// Where gears and trucks go, by rule of thumb.

/** The technology with most worth for the progress it misses; -1 if all are done. What cannot be finished now counts less. */
export function bestTechnology(b: Beliefs, s: State, seat: number, points: number, except = -1): number {
  const own = regionsOf(s, seat);
  let best = -1;
  let most = 0;
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    if (technology === except || (s.owned[seat] >> technology) & 1) continue;
    const missing = costOf(s, seat, technology) - s.research[researchAt(seat, technology)];
    if (missing <= 0) continue;
    const worth = technologyWorth(b, s, seat, technology, roundsLeft(s), own);
    const ratio = (worth / missing) * (missing <= points ? 1 : b.later);
    if (best >= 0 && ratio <= most) continue;
    most = ratio;
    best = technology;
  }
  return best;
}

/** The region with most worth for the progress it misses; -1 if none is open. */
export function bestRegion(b: Beliefs, s: State, seat: number, points: number, except = -1): number {
  const open = openRegions(s, seat);
  let best = -1;
  let most = 0;
  for (let region = 0; region < REGIONS.length; region++) {
    if (region === except || !((open >> region) & 1)) continue;
    const missing = ENTRY_COST[region] - s.progress[progressAt(seat, region)];
    const isNow = missing <= points;
    if (!isNow && s.round === st.ROUNDS - 1) continue;
    const worth = regionWorth(b, s, seat, region, roundsLeft(s) - (isNow ? 0 : 1));
    const ratio = (worth / missing) * (isNow ? 1 : b.later);
    if (best >= 0 && ratio <= most) continue;
    most = ratio;
    best = region;
  }
  return best;
}

/** The best kind of the upgrades that lie open. */
export function bestUpgrade(b: Beliefs, s: State): number {
  let best = s.display[0];
  for (const kind of s.display) if (b.upgrades[kind] > b.upgrades[best]) best = kind;
  return best;
}
